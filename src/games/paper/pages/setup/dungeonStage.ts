import { DUNGEONS } from '../../../../engine/paper';
import { made, pictureSlot } from '../../../../pages';
import type { Translate } from '../../../../table';
import { picture } from '../pieces/art';
import { bossFacts } from '../pieces/bossFacts';
import { lightGoals } from '../pieces/lights';
import { mapPicture } from '../pieces/mapPicture';
import { type Place, placeWords } from './dungeonTiles';

export interface DungeonStage {
  readonly element: HTMLElement;
  /** The bosses with what they ask for, which do not always stand on the stage. */
  readonly facts: HTMLElement;
  show(place: Place, seats: number): void;
}

/** Returns the picture of a game to come: the map of its dungeon in the beam, and its three bosses in their own light. */
export function dungeonStage(translate: Translate): DungeonStage {
  const element = made('div', { className: 'stage paper-stage' });
  const facts = made('section', { className: 'stage-facts panel' });
  const words = made('section', { className: 'paper-words' });
  const [map, bosses] = [pictureSlot('stage-map'), pictureSlot('stage-bosses')];
  element.append(bosses.element, map.element, words);
  return {
    element,
    facts,
    show(place, seats) {
      const isDrawn = place === 'drawn';
      map.show(place, () =>
        isDrawn ? [made('span', { className: 'paper-drawn', textContent: '?' })] : [mapPicture(place, 'large')],
      );
      bosses.show(place, () => (isDrawn ? [] : DUNGEONS[place].lairs.map(({ boss }) => picture(`boss/${boss}`))));
      words.replaceChildren(...wordsOf(place, seats, translate));
      facts.replaceChildren(...(isDrawn ? [] : [bossFacts(place, translate)]));
      facts.hidden = isDrawn;
    },
  };
}

/** The name of the place, what is told of it, and what the game is about: alone the points of its lights. */
function wordsOf(place: Place, seats: number, translate: Translate): readonly HTMLElement[] {
  const isAlone = seats === 1;
  const tale = translate(place === 'drawn' ? 'paperDungeons.setup.drawnDetail' : `paperDungeons.story.${place}`);
  return [
    made('h2', { textContent: placeWords(place, translate) }),
    made('p', { className: 'paper-tale', textContent: tale }),
    made('p', {
      className: 'paper-gist',
      textContent: translate(isAlone ? 'paperDungeons.setup.gistAlone' : 'paperDungeons.setup.gistRace'),
    }),
    ...(isAlone && place !== 'drawn' ? [lightGoals(place, translate)] : []),
  ];
}
