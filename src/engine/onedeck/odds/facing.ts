import { required } from '../../kernel';
import { DUNGEONS } from '../content/dungeons';
import { DIE_COLORS, type DieColor } from '../content/facts';
import { FOES } from '../content/foes';
import { CARDS, type CardId, type HeroId } from '../ids';
import { activeBoxes } from '../rules/boxes';
import { verdictOn } from '../rules/dice';
import { encounterOf } from '../rules/encounter';
import { perilColor, timeOfOption } from '../rules/options';
import { heroOf, iconsOf, levelFacts } from '../rules/party';
import { supplyLeft } from '../rules/supply';
import { foeSpecial } from '../specials';
import type { Encounter, State, Symbols } from '../state';
import { type Counts, noDice, placeOfDie } from './Placing';
import type { Handful } from './throws';

/** An encounter as it would be at its roll: those who fight, its boxes, the dice and what it has cost until then. */
export interface Facing {
  readonly state: State;
  readonly entry: Symbols;
  readonly handfuls: readonly Handful[];
  /** Dice of feats, which have been rolled already. */
  readonly pool: Counts;
  /** R14: heroic dice that can still be made. */
  readonly forgeable: number;
}

export interface Meeting {
  /** Null is the boss. */
  readonly card: CardId | null;
  readonly heroes: readonly HeroId[];
  readonly option: 0 | 1 | null;
}

const FROST_TIME = 3;
const SIDES = [1, 2, 3, 4, 5, 6] as const;

/** Returns the encounter before the roll. What has been paid for the encounter in hand is not paid again. */
export function facing(state: State, meeting: Meeting): Facing {
  const { card, option } = meeting;
  const isHere = state.encounter !== null && state.encounter.card === card;
  const met = isHere ? state : entered(state, meeting);
  const chosen = encounterOf(met).option;
  const asked = { ...met, encounter: { ...encounterOf(met), option: chosen ?? option } };
  const settled = { ...asked, encounter: { ...asked.encounter, boxes: activeBoxes(asked) } };
  const before = isHere ? { damage: 0, time: 0 } : entryOf(card);
  const time = option === null || chosen !== null ? 0 : timeOfOption(asked, option).due;
  return thrown(settled, { damage: before.damage, time: before.time + time });
}

/** R8: the door being fought is open and counts, whether it lies on the table yet or not. */
function entered(state: State, { card, heroes }: Meeting): State {
  const kind = card === null ? 'boss' : CARDS[card].kind;
  const encounter: Encounter = {
    kind,
    card,
    heroes,
    option: null,
    boxes: [],
    pool: [],
    used: [],
    feats: [],
    bonus: [],
    rollsFirst: null,
    prevented: { damage: 0, time: 0 },
    effect: null,
    due: null,
  };
  if (card === null) {
    const boss = state.boss ?? { id: DUNGEONS[state.setup.dungeon].boss, damage: 0, round: 0 };
    return { ...state, boss, encounter };
  }
  const isOpen = state.doors.some((door) => door?.open === true && door.cards.includes(card));
  const doors = isOpen ? state.doors : [...state.doors, { cards: [card], open: true }];
  return { ...state, doors, encounter };
}

function entryOf(card: CardId | null): Symbols {
  const special = card === null ? null : specialOf(card);
  return { damage: special === 'flames' ? 1 : 0, time: special === 'frost' ? FROST_TIME : 0 };
}

export function specialOf(card: CardId): string | null {
  const facts = CARDS[card];
  return facts.kind === 'combat' ? FOES[facts.name].special : null;
}

function thrown(state: State, entry: Symbols): Facing {
  const { heroes, pool, bonus } = encounterOf(state);
  const only = perilColor(state);
  const isRolled = state.phase === 'pool' || state.phase === 'effect';
  const wanted = (color: DieColor): number => {
    if (isRolled) return 0;
    if (color === 'heroic') return Math.max(bonus.length, levelFacts(state).bonusDice);
    if (only !== null && color !== only) return 0;
    return heroes.reduce((sum, hero) => sum + iconsOf(state, heroOf(state, hero), color), 0);
  };
  const handfuls = DIE_COLORS.map((color) => {
    const dice = Math.min(wanted(color), supplyLeft(state, color));
    return { color, dice, sides: SIDES.map((value) => verdictOn(state, { color, value })) };
  });
  const counts = noDice();
  for (const { color, value, only: use } of pool) if (use === null) addDie(counts, color, value);
  const heroic = required(handfuls.at(-1), 'heroic dice').dice;
  return { state, entry, handfuls, pool: counts, forgeable: Math.max(0, supplyLeft(state, 'heroic') - heroic) };
}

function addDie(counts: Counts, color: DieColor, value: number): void {
  const place = placeOfDie(color, value);
  counts[place] = (counts[place] ?? 0) + 1;
}

/** R12 */
export const perHeroic = (state: State): number => foeSpecial(state).diceForHeroic ?? 2;

export const waysOf = (card: CardId | null): readonly (0 | 1 | null)[] =>
  card !== null && CARDS[card].kind === 'peril' ? [0, 1] : [null];
