import {
  bossHealth,
  CARDS,
  type CardId,
  COLORS,
  type DieColor,
  type HeroId,
  iconsOf,
  levelFacts,
  printedBoxes,
  type State,
} from '../../../../engine/onedeck';
import type { Translate } from '../../../../table/ports';
import { type Arrangement, suggestedIn } from '../split/arrangement';
import { cardWords, facedCards, isPair, joined, optionWords, specialOf } from '../words/names';

/** Two cards behind a door, or four heroes before them or before the boss in two pairs. */
export interface SplitView {
  readonly sides: readonly [SplitSide, SplitSide];
  readonly pools: readonly SplitPool[];
  /** The split that stands until the player changes it; nobody stands anywhere until the door is entered. */
  readonly suggested: Arrangement;
  /** Heroic dice that one of a pair rolls in addition. */
  readonly bonus: number;
  readonly words: SplitWords;
  /** True before the door is entered: both cards are looked at, and nobody parts yet. */
  readonly isAtDoor: boolean;
}

export interface SplitSide {
  /** The name of its drawing. */
  readonly picture: string;
  readonly name: string;
  readonly xp: number;
  readonly rule: string;
  /** The rule without its name. */
  readonly effect: string;
  /** The numbers of its boxes among all; those that the dungeon adds come last. */
  readonly boxes: { readonly from: number; readonly own: number; readonly added: number };
  readonly words: Readonly<Record<'face' | 'after' | 'first', string>>;
}

/** The dice that a hero rolls. */
export interface SplitPool {
  readonly hero: HeroId;
  readonly dice: readonly DieColor[];
  readonly spoken: string;
}

type SplitWords = Readonly<
  Record<'order' | 'how' | 'short' | 'added' | 'about' | 'exact' | 'likely' | 'worst' | 'hurt' | 'odds' | 'counting', string>
>;

const NOBODY: Arrangement = { pairs: [[], []], first: 0 };

/** Null where there is one card or none. */
export function splitView(state: State, translate: Translate): SplitView | null {
  const suggested = isPair(state) ? NOBODY : suggestedIn(state);
  const cards: readonly (CardId | null)[] = state.boss === null ? facedCards(state) : [null, null];
  const [one, other] = cards;
  if (suggested === null || one === undefined || other === undefined) return null;
  const left = sideOf(one, 0, { state, translate });
  const { own, added } = left.boxes;
  return {
    sides: [left, sideOf(other, own + added, { state, translate })],
    pools: suggested === NOBODY ? [] : state.heroes.map((hero) => poolOf(hero, { state, translate })),
    suggested,
    bonus: levelFacts(state).bonusDice,
    words: wordsOf(translate, state.boss === null),
    isAtDoor: suggested === NOBODY,
  };
}

interface Seen {
  readonly state: State;
  readonly translate: Translate;
}

function sideOf(card: CardId | null, from: number, { state, translate }: Seen): SplitSide {
  const boxes = printedBoxes(state, card);
  const added = boxes.filter((box) => box.added).length;
  const boss = state.boss?.id ?? 'dragon';
  const name = card === null ? translate(`boss.${boss}`) : cardWords(card, translate);
  const words = { card: name };
  return {
    picture: card === null ? `boss/${boss}` : `foe/${CARDS[card].name}`,
    name,
    xp: card === null ? 0 : CARDS[card].xp,
    ...(card === null ? bossRule(state, translate) : ruleOf(card, translate)),
    boxes: { from, own: boxes.length - added, added },
    words: {
      face: translate('split.face', words),
      after: translate('split.after', words),
      first: translate('split.first', words),
    },
  };
}

/** Tells the life of the boss and what it does. */
function bossRule(state: State, translate: Translate): Pick<SplitSide, 'rule' | 'effect'> {
  if (state.boss === null) return { rule: '', effect: '' };
  const { id, damage } = state.boss;
  const health = bossHealth(state);
  const life = translate('table.bossHealth', {
    boss: translate(`boss.${id}`),
    count: Math.max(0, health - damage),
    health,
  });
  const rule = joined(life, translate(`bossSpecial.${id}`));
  return { rule, effect: rule };
}

/** Tells what a foe does, or between which ways a peril leaves the choice. */
function ruleOf(card: CardId, translate: Translate): Pick<SplitSide, 'rule' | 'effect'> {
  const special = specialOf(card);
  if (special !== null) return named(translate(`special.${special}`), translate(`specialEffect.${special}`), translate);
  if (CARDS[card].kind === 'combat') return { rule: '', effect: '' };
  const [one, other] = ([0, 1] as const).map((option) => optionWords(card, option, translate));
  const rule = translate('split.ways', { one: one ?? '', other: other ?? '' });
  return { rule, effect: rule };
}

const named = (name: string, effect: string, translate: Translate) => ({
  rule: translate('table.named', { name, effect }),
  effect,
});

function poolOf(hero: State['heroes'][number], { state, translate }: Seen): SplitPool {
  const counts = COLORS.map((color) => ({ color, count: iconsOf(state, hero, color) }));
  const words = counts.filter(({ count }) => count > 0).map(({ color, count }) => `${translate(`stat.${color}`)} ${count}`);
  return {
    hero: hero.id,
    dice: counts.flatMap(({ color, count }) => Array.from({ length: count }, () => color)),
    spoken: translate('table.named', { name: translate(`hero.${hero.id}`), effect: words.join(', ') }),
  };
}

const wordsOf = (translate: Translate, cards: boolean): SplitWords => ({
  order: translate('split.order'),
  how: translate('split.how'),
  short: translate('split.short'),
  added: cards ? translate('split.added') : '',
  about: translate('split.about'),
  exact: translate('split.exact'),
  likely: translate('split.likely'),
  worst: translate('split.worst'),
  hurt: translate('split.hurt'),
  odds: translate('door.odds'),
  counting: translate('door.counting'),
});
