import { the } from '../../kernel';
import { BOSSES } from '../content/bosses';
import { DUNGEONS } from '../content/dungeons';
import type { BoxFacts, Color } from '../content/facts';
import { FOES } from '../content/foes';
import { CARDS } from '../ids';
import { activeDungeonSpecials, foeSpecial, isOpen } from '../specials';
import type { Box, Die, Encounter, State } from '../state';
import { encounterOf } from './encounter';
import { optionFacts, perilColor } from './options';

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

function activeFacts(state: State): readonly BoxFacts[] {
  const encounter = encounterOf(state);
  if (encounter.card === null) return BOSSES[the(state.boss, 'boss').id].boxes;
  const side = encounter.kind === 'peril' ? 'peril' : 'combat';
  const floors = DUNGEONS[state.setup.dungeon].floors.slice(0, state.floor);
  return [...cardBoxes(state, encounter), ...floors.flatMap((floor): readonly BoxFacts[] => floor[side])];
}

function cardBoxes(state: State, { card, option }: Encounter): readonly BoxFacts[] {
  const facts = CARDS[the(card, 'card')];
  return facts.kind === 'combat' ? FOES[facts.name].boxes : [the(optionFacts(state, option), 'option').box];
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
