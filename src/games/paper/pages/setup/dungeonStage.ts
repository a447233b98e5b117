import { DUNGEONS, type DungeonId, LIGHT_IDS, LIGHTS, type Round } from '../../../../engine/paper';
import { lines, made, pictureSlot } from '../../../../pages';
import type { Translate } from '../../../../table';
import { picture } from '../pieces/art';
import { mapPicture } from '../pieces/mapPicture';
import { type Place, placeWords } from './dungeonTiles';
import { lairWords } from './lairWords';

export interface DungeonStage {
  readonly element: HTMLElement;
  /** The bosses with what they ask for, which do not always stand on the stage. */
  readonly facts: HTMLElement;
  show(place: Place, seats: number): void;
}

/** Returns the picture of a game to come: the map of its dungeon in the beam, and its three bosses beside it. */
export function dungeonStage(translate: Translate): DungeonStage {
  const element = made('div', { className: 'stage paper-stage' });
  const facts = made('section', { className: 'stage-facts panel' });
  const words = made('section', { className: 'paper-words' });
  const [map, bosses] = [pictureSlot('stage-map'), pictureSlot('stage-bosses')];
  element.append(map.element, bosses.element, words);
  return {
    element,
    facts,
    show(place, seats) {
      map.show(place, () =>
        place === 'drawn' ? [made('span', { className: 'paper-drawn', textContent: '?' })] : [mapPicture(place)],
      );
      bosses.show(place, () => (place === 'drawn' ? [] : DUNGEONS[place].lairs.map(({ boss }) => picture(`crest/${boss}`))));
      words.replaceChildren(...wordsOf(place, seats, translate));
      facts.replaceChildren(made('h2', { textContent: placeWords(place, translate) }), ...factsOf(place, translate));
    },
  };
}

/** The name of the place, what is told of it, and alone the points of its lights. */
function wordsOf(place: Place, seats: number, translate: Translate): readonly HTMLElement[] {
  const title = made('h2', { textContent: placeWords(place, translate) });
  if (place === 'drawn') return [title, made('p', { textContent: translate('paperDungeons.setup.drawnDetail') })];
  const story = made('p', { className: 'paper-tale', textContent: translate(`paperDungeons.story.${place}`) });
  return seats === 1 ? [title, story, lightsToBeat(place, translate)] : [title, story];
}

function lightsToBeat(dungeon: DungeonId, translate: Translate): HTMLElement {
  const lights = LIGHT_IDS.map((light) => `${translate(`paperDungeons.light.${light}`)} ${LIGHTS[dungeon][light].glory}`);
  return made('p', { className: 'paper-lights', textContent: lights.join(' · ') });
}

function factsOf(place: Place, translate: Translate): readonly HTMLElement[] {
  if (place === 'drawn') return [made('p', { textContent: translate('paperDungeons.setup.drawnDetail') })];
  const list = lines(
    DUNGEONS[place].lairs.map((lair, at) => lairWords(lair, (at + 1) as Round, translate)),
    'lines',
  );
  return list === null ? [] : [list];
}
