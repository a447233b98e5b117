import { required } from '../../kernel';
import { BOSSES } from '../content/bosses';
import { DUNGEONS } from '../content/dungeons';
import type { BoxFacts, Color } from '../content/facts';
import { FOES } from '../content/foes';
import { PERILS } from '../content/perils';
import { CARDS, type CardId } from '../ids';
import { activeDungeonSpecials, foeSpecial, isOpen } from '../specials';
import type { Box, Die, State } from '../state';
import { encounterOf } from './encounter';
import { flatMapped } from './listing';
import { perilColor } from './options';

/** The boxes that count in this encounter, with every X, colour and armor symbol settled for its whole length (R6, R8). */
export function activeBoxes(state: State): readonly Box[] {
  const color = perilColor(state);
  const { x, wards } = foeSpecial(state);
  const fixed = activeFacts(state).map((facts) => {
    const box = settled(facts, color, facts.value === 'X' ? (x?.(state) ?? 0) : facts.value);
    return wards?.(box) ? { ...box, warded: true } : box;
  });
  const dungeon = activeDungeonSpecials(state);
  return fixed.map((box) => (dungeon.some(({ armors }) => armors?.(box)) ? { ...box, armor: true } : box));
}

/** R6: while an armor box is open, nothing else can be covered. */
export function isArmorOpen(boxes: readonly Box[]): boolean {
  for (const box of boxes) if (box.armor && isOpen(box)) return true;
  return false;
}

/** Heroic dice are of any colour; a restricted die may only do its own thing (R16). */
export function fits(die: Die, box: Box): boolean {
  if (die.color !== box.color && die.color !== 'heroic') return false;
  return die.only === null || (die.only === 'armor' && box.armor);
}

/** Damage that covered boxes do to the boss. */
export function strikesOf(boxes: readonly Box[]): number {
  return boxes.reduce((sum, box) => sum + (isOpen(box) ? 0 : box.strikes), 0);
}

/** A box as it is printed: its number may be an X, and its colour may depend on the way through a peril. */
export interface PrintedBox {
  readonly facts: BoxFacts;
  /** The way through a peril that it belongs to; only one of the two will count. */
  readonly option: 0 | 1 | null;
  /** True for a box that a floor of the dungeon adds. */
  readonly added: boolean;
}

/** The boxes that a floor of the dungeon adds. */
interface FloorBoxes {
  readonly combat: readonly BoxFacts[];
  readonly peril: readonly BoxFacts[];
}

/** The boxes of a card, or of the boss for null, and those that the dungeon adds down to this floor. */
export function printedBoxes(state: State, card: CardId | null): readonly PrintedBox[] {
  if (card === null) return BOSSES[required(state.boss, 'boss').id].boxes.map(printed);
  const facts = CARDS[card];
  const floors: readonly FloorBoxes[] = DUNGEONS[state.setup.dungeon].floors.slice(0, state.floor);
  if (facts.kind === 'combat') {
    const own: readonly BoxFacts[] = FOES[facts.name].boxes;
    return [...own.map(printed), ...flatMapped(floors, ({ combat }) => combat).map(addedBox)];
  }
  const [first, second] = PERILS[facts.name];
  const dungeon = flatMapped(floors, ({ peril }) => peril);
  return [{ ...printed(first.box), option: 0 }, { ...printed(second.box), option: 1 }, ...dungeon.map(addedBox)];
}

const printed = (facts: BoxFacts): PrintedBox => ({ facts, option: null, added: false });
const addedBox = (facts: BoxFacts): PrintedBox => ({ facts, option: null, added: true });

function activeFacts(state: State): readonly BoxFacts[] {
  const { card, option: chosen } = encounterOf(state);
  const active = printedBoxes(state, card).filter(({ option }) => option === null || option === chosen);
  return active.map(({ facts }) => facts);
}

function settled(facts: BoxFacts, color: Color | null, value: number): Box {
  return {
    color: facts.color === 'any' ? (color ?? 'strength') : facts.color,
    size: facts.size,
    value,
    armor: facts.armor,
    damage: facts.damage,
    time: facts.time,
    strikes: facts.strikes ?? 0,
    warded: false,
    dice: [],
  };
}
