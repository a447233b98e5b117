import { type EncounterStep, isBefore } from '../encounterSteps';
import { activeBoxes, fits } from '../rules/boxes';
import { sumOf } from '../rules/chosenDice';
import { foeSpecial, isOpen } from '../specials';
import type { Box, Encounter, State } from '../state';
import { damageBeforeVictory } from './course';

/** The boxes against the card, the floors and the boss, and the dice on them against the boxes. */
export function boxFaults(state: State, { boxes }: Encounter, step: EncounterStep | null): readonly string[] {
  if (isBefore(step, 'feats')) return boxes.length > 0 ? ['the boxes are known too soon'] : [];
  if (step === null && boxes.length === 0) return [];
  const printed = printedBoxes(state);
  const isPrinted = boxes.length === printed.length && boxes.every((box, at) => isAsPrinted(box, printed[at]));
  if (!isPrinted) return ['the boxes are not those of the card'];
  const covered = boxes.filter((box) => !isOpen(box));
  if (covered.length === 0) return [];
  if (isBefore(step, 'rolled')) return ['boxes are covered before the dice are rolled'];
  const found = covered.some((box) => !isCovered(state, box)) ? ['a box is covered by dice that do not fit'] : [];
  const armorLeft = boxes.some((box) => box.armor && isOpen(box));
  return armorLeft && covered.some(({ armor }) => !armor) ? [...found, 'a box is covered while armor is open'] : found;
}

/** X was settled when the boxes were laid out: the strikes that win the game come after that. */
function printedBoxes(state: State): readonly Box[] {
  const { boss, result } = state;
  if (boss === null || result !== 'victory') return activeBoxes(state);
  return activeBoxes({ ...state, boss: { ...boss, damage: damageBeforeVictory(state, boss) } });
}

/** Only a ward may be gone, and only an open box may still have one. */
function isAsPrinted(box: Box, printed: Box | undefined): boolean {
  if (printed === undefined || (box.warded && !(printed.warded && isOpen(box)))) return false;
  const { color, size, value, armor, damage, time, strikes } = printed;
  const same = box.color === color && box.size === size && box.value === value && box.armor === armor;
  return same && box.damage === damage && box.time === time && box.strikes === strikes;
}

function isCovered(state: State, box: Box): boolean {
  const { takesHeroic } = foeSpecial(state);
  const { dice, size, value } = box;
  if (!dice.every((die) => fits(die, box) && (die.color !== 'heroic' || takesHeroic?.(box) !== false))) return false;
  return (size === 'wide' || dice.length === 1) && sumOf(dice) >= value;
}
