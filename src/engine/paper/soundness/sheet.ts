import { DICE_OF_A_TURN } from '../content/dice';
import { ENTRANCES, RIVERS } from '../content/edges';
import { BOSS_TURNS, HEARTS_OF_A_POTION } from '../content/tracks';
import { isUsable } from '../rules/dice';
import { passageBetween } from '../rules/map';
import { optionsFor } from '../rules/options';
import type { Sheet, State } from '../state';

/** Returns a sentence for fields of a sheet that contradict each other or the table; null when all is well. */
export function whySheetUnsound(state: State, sheet: Sheet): string | null {
  if (!areApart(sheet.taken, sheet.gone) || sheet.taken.length > sheet.gems) return 'gems are in two places';
  if (new Set(sheet.beaten).size !== sheet.beaten.length) return 'a monster fell twice';
  if (sheet.hearts > sheet.potions * HEARTS_OF_A_POTION) return 'more hearts are used than there are potions';
  if (!isPath(state, sheet)) return 'the path leads through no door';
  if (!areDiceSound(state, sheet)) return 'the digits are not those of the dice';
  if (sheet.missions.length !== state.missions.length) return 'the missions are not those in play';
  if (sheet.missions.some((points, at) => points > 0 && state.missions[at]?.claimed !== true)) return 'a mission was not claimed';
  if (sheet.bosses.length !== bossesWoken(state)) return 'the bosses are not those that woke';
  return isDueSound(sheet) && isWalkSound(sheet) ? null : 'nothing waits for an answer';
}

function bossesWoken({ turn, phase }: State): number {
  return BOSS_TURNS.filter((wake) => (phase === 'dice' ? wake < turn : wake <= turn)).length;
}

function areApart(one: readonly string[], other: readonly string[]): boolean {
  return new Set([...one, ...other]).size === one.length + other.length;
}

function isPath({ dungeon }: State, { path }: Sheet): boolean {
  return path.every((room, at) => {
    const from = path[at - 1];
    return from === undefined ? ENTRANCES.includes(room) : passageBetween(dungeon, from, room) !== undefined;
  });
}

function areDiceSound(state: State, { used, digits, changed }: Sheet): boolean {
  if (state.turn === 0) return used.length === 0 && digits.length === 0;
  const earlier = (state.turn - 1) * DICE_OF_A_TURN;
  const areUsable = used.every((die) => isUsable(state, { used: [] }, die));
  const fits = used.length <= DICE_OF_A_TURN && digits.length === earlier + used.length;
  return fits && areUsable && areApart(used.map(String), []) && areApart(changed, []);
}

/** The last entry asks: whatever answers itself has been resolved. */
function isDueSound(sheet: Sheet): boolean {
  const last = sheet.due.at(-1);
  return last === undefined || (optionsFor(sheet, last)?.length ?? 0) > 1;
}

function isWalkSound({ walk, due, used }: Sheet): boolean {
  if (walk === null) return true;
  return used.length > 0 && (walk.steps > 0 || due.length > 0) && walk.rivers.every((river) => river < RIVERS.length);
}
