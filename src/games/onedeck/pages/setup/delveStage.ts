import { DUNGEONS, type DungeonId, type HeroId } from '../../../../engine/onedeck';
import { made, pictureSlot } from '../../../../pages';
import type { Translate } from '../../../../table';
import { heroFigure } from '../pieces/figure';
import { withGlow } from '../pieces/glow';
import { bossInLight, placePicture } from '../pieces/place';
import { dungeonFacts, gradeOf } from './dungeonCard';
import { abilitiesOf, type Side, statsOf, strengthWords } from './heroCard';

export interface Delve {
  readonly heroes: readonly HeroId[];
  /** The hero in front, whose facts are told. */
  readonly front: HeroId;
  readonly side: Side;
  readonly dungeon: DungeonId;
}

export interface DelveStage {
  readonly element: HTMLElement;
  /** The facts of the dungeon, which do not always stand on the stage. */
  readonly facts: HTMLElement;
  show(delve: Delve): void;
}

/** Returns the picture of a delve: the heroes in the lantern's light, and the boss in that of its dungeon. */
export function delveStage(translate: Translate): DelveStage {
  const element = made('div', { className: 'stage' });
  const facts = made('section', { className: 'stage-facts panel' });
  const words = made('section', { className: 'stage-words' });
  const [place, boss, heroes] = [pictureSlot('stage-place'), pictureSlot('stage-foe'), pictureSlot('stage-party')];
  element.append(place.element, made('div', { className: 'stage-light' }), boss.element, heroes.element, words);
  return {
    element,
    facts,
    show({ heroes: party, front, side, dungeon }) {
      const row = [...party.filter((hero) => hero !== front), front];
      place.show(dungeon, () => [placePicture(dungeon)]);
      boss.show(dungeon, () => [withGlow(bossInLight(dungeon), `boss/${DUNGEONS[dungeon].boss}`)]);
      heroes.show(row.join(), () => row.map((hero) => withGlow(heroFigure(hero), `hero/${hero}`)));
      heroes.element.dataset['party'] = String(row.length);
      words.replaceChildren(...heroWords(front, side, translate));
      facts.replaceChildren(titleOf(dungeon, translate), dungeonFacts(dungeon, translate));
    },
  };
}

function heroWords(hero: HeroId, side: Side, translate: Translate): readonly HTMLElement[] {
  const numbers = made('p', { className: 'stage-numbers' });
  const abilities = made('div', { className: 'stage-abilities' });
  numbers.append(
    statsOf(hero, side, translate),
    made('span', { className: 'stage-strong', textContent: strengthWords(hero, side, translate) }),
  );
  abilities.append(...abilitiesOf(hero, side, translate));
  return [made('h2', { textContent: translate(`hero.${hero}`) }), numbers, abilities];
}

function titleOf(dungeon: DungeonId, translate: Translate): HTMLElement {
  const title = made('h2', { textContent: `${translate(`dungeon.${dungeon}`)} ` });
  title.append(gradeOf(dungeon, translate));
  return title;
}
