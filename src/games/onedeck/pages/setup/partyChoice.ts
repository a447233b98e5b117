import { HERO_IDS, type HeroId, PARTIES } from '../../../../engine/onedeck';
import { choiceOf, made, radios } from '../../../../pages';
import type { Translate } from '../../../../table';
import { heroContent } from './heroCard';

const SIZES = [1, 2, 4] as const;
type Size = (typeof SIZES)[number];

const SIZE_KEYS = { 1: 'setup.one', 2: 'setup.two', 4: 'setup.four' } as const;
/** The order in which heroes join when the party grows. */
const FIRST_PARTY: readonly HeroId[] = ['warrior', 'mage', 'rogue', 'paladin'];

export interface PartyChoice {
  readonly element: HTMLElement;
  /** The chosen heroes, in the order of the box. */
  heroes(): readonly HeroId[];
}

/** Lets the player choose the size of the party and its heroes. The choice is always a legal party. */
export function partyChoice(last: readonly HeroId[], { translate, onChange }: PartyChoiceParts): PartyChoice {
  const element = made('div', { className: 'party' });
  let heroes: readonly HeroId[] = last;
  let size: Size = SIZES.find((count) => count === last.length) ?? 1;

  const choose = (hero: HeroId): void => {
    // The hero who was chosen first makes room.
    if (!heroes.includes(hero)) heroes = [...heroes.slice(1), hero];
    onChange();
  };
  const cards = (): HTMLElement =>
    choiceOf({
      label: translate(size === 1 ? 'setup.hero' : 'setup.heroes', { count: size }),
      name: 'hero',
      kind: size === 1 ? 'radio' : 'checkbox',
      cards: HERO_IDS.map((hero) => ({
        value: hero,
        name: translate(`hero.${hero}`),
        content: heroContent(hero, PARTIES[size].side, translate),
      })),
      isChosen: (hero) => heroes.includes(hero),
      onChoose: choose,
    });
  const sizes = radios<Size>({
    label: translate('setup.party'),
    name: 'party',
    options: SIZES.map((value) => ({ value, label: translate(SIZE_KEYS[value]) })),
    onChange: (count) => {
      size = count;
      heroes = sized(heroes, count);
      element.lastElementChild?.replaceWith(cards());
      onChange();
    },
  });
  sizes.show(size);
  element.append(sizes.element, cards());
  return { element, heroes: () => HERO_IDS.filter((hero) => heroes.includes(hero)) };
}

export interface PartyChoiceParts {
  readonly translate: Translate;
  readonly onChange: () => void;
}

function sized(heroes: readonly HeroId[], size: Size): readonly HeroId[] {
  const more = [...FIRST_PARTY, ...HERO_IDS].filter((hero) => !heroes.includes(hero));
  return [...new Set([...heroes, ...more])].slice(0, size);
}
