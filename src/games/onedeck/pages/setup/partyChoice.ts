import { HERO_IDS, type HeroId, PARTIES } from '../../../../engine/onedeck';
import { choiceOf, made, radios } from '../../../../pages';
import type { Translate } from '../../../../table';
import { heroContent, type Side } from './heroCard';

const SIZES = [1, 2, 4] as const;
type Size = (typeof SIZES)[number];

const SIZE_KEYS = { 1: 'setup.one', 2: 'setup.two', 4: 'setup.four' } as const;
/** The order in which heroes join when the party grows. */
const FIRST_PARTY: readonly HeroId[] = ['warrior', 'mage', 'rogue', 'paladin'];

export interface PartyChoice {
  readonly element: HTMLElement;
  /** The groups of `element`: how many go down, and who. */
  readonly groups: Readonly<Record<'party' | 'hero', HTMLElement>>;
  /** The chosen heroes, in the order of the box. */
  heroes(): readonly HeroId[];
  /** The hero who was chosen last. */
  front(): HeroId;
  side(): Side;
  sizeWords(): string;
  /** Puts the next hero, or the one before, in the place of the front one. */
  turn(by: 1 | -1): void;
}

/** Lets the player choose the size of the party and its heroes. The choice is always a legal party. */
export function partyChoice(last: readonly HeroId[], { translate, onChange }: PartyChoiceParts): PartyChoice {
  const element = made('div', { className: 'party' });
  const hero = made('div', { className: 'party-heroes' });
  let heroes: readonly HeroId[] = last;
  let size: Size = SIZES.find((count) => count === last.length) ?? 1;

  const front = (): HeroId => heroes.at(-1) ?? 'warrior';
  const choose = (chosen: HeroId): void => {
    // The hero who was chosen first makes room.
    heroes = [...(heroes.includes(chosen) ? heroes.filter((other) => other !== chosen) : heroes.slice(1)), chosen];
    onChange();
  };
  const showHeroes = (): void => hero.replaceChildren(heroCards({ translate, size, heroes: () => heroes, onChoose: choose }));
  const sizes = radios<Size>({
    label: translate('setup.party'),
    name: 'party',
    options: SIZES.map((value) => ({ value, label: translate(SIZE_KEYS[value]) })),
    onChange: (count) => {
      size = count;
      heroes = sized(heroes, count);
      showHeroes();
      onChange();
    },
  });
  sizes.show(size);
  showHeroes();
  sizes.element.classList.add('party-size');
  element.append(sizes.element, hero);
  return {
    element,
    groups: { party: sizes.element, hero },
    heroes: () => HERO_IDS.filter((id) => heroes.includes(id)),
    front,
    side: () => PARTIES[size].side,
    sizeWords: () => translate(SIZE_KEYS[size]),
    turn(by) {
      heroes = [...heroes.slice(0, -1), nextTo(front(), by, heroes)];
      showHeroes();
      onChange();
    },
  };
}

export interface PartyChoiceParts {
  readonly translate: Translate;
  readonly onChange: () => void;
}

interface HeroCards {
  readonly translate: Translate;
  readonly size: Size;
  readonly heroes: () => readonly HeroId[];
  readonly onChoose: (hero: HeroId) => void;
}

function heroCards({ translate, size, heroes, onChoose }: HeroCards): HTMLElement {
  return choiceOf({
    label: translate(size === 1 ? 'setup.hero' : 'setup.heroes', { count: size }),
    name: 'hero',
    kind: size === 1 ? 'radio' : 'checkbox',
    cards: HERO_IDS.map((hero) => ({
      value: hero,
      name: translate(`hero.${hero}`),
      content: heroContent(hero, PARTIES[size].side, translate),
    })),
    isChosen: (hero) => heroes().includes(hero),
    onChoose,
  });
}

/** Returns the hero beside this one who does not go down yet, in the order of the box. */
function nextTo(hero: HeroId, by: 1 | -1, taken: readonly HeroId[]): HeroId {
  const free = HERO_IDS.filter((id) => id === hero || !taken.includes(id));
  return free.at((free.indexOf(hero) + by) % free.length) ?? hero;
}

function sized(heroes: readonly HeroId[], size: Size): readonly HeroId[] {
  const more = [...FIRST_PARTY, ...HERO_IDS].filter((hero) => !heroes.includes(hero));
  return [...new Set([...heroes, ...more])].slice(0, size);
}
