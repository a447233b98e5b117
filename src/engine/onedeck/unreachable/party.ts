import { TOP_LEVEL } from '../content/levels';
import { CARDS } from '../ids';
import { levelsOf, partyFacts, xpOf } from '../rules/party';
import { firstLevel, newHero, potionsFor } from '../start';
import type { State } from '../state';

/** Heroes, level and potions against what the setup gave and what was paid. */
export function partyFaults(state: State): readonly string[] {
  const { setup, heroes, identified, level, potions } = state;
  const found: string[] = [];
  for (const { id, talents, basicSkill } of heroes) {
    const given = newHero(setup, id);
    if (talents.join() !== given.talents.join()) found.push(`${id} has talents that the setup does not give`);
    if (basicSkill !== given.basicSkill) found.push(`${id} has a basic skill that the setup does not give`);
  }
  if (new Set(identified.map((card) => CARDS[card].loot)).size < identified.length) found.push('a potion is identified twice');
  const bought = purchases(state);
  if (bought === null) found.push(`level ${level} has not been paid for`);
  else if (potions > potionsFor(setup, heroes) + bought * partyFacts(state).scale + identified.length) {
    found.push(`the party cannot have ${potions} potions`);
  }
  return found;
}

/** How often the spent XP can have bought a level, or potions at the top level; null where it does not reach this level. */
function purchases(state: State): number | null {
  const { setup, level, removed } = state;
  const first = firstLevel(setup);
  const levels = levelsOf(state);
  const { scale } = partyFacts(state);
  const climbed = level - first;
  const cost = levels.slice(first - 1, level - 1).reduce((sum, { xp }) => sum + xp, 0) * scale;
  const rest = xpOf(removed) - cost;
  if (climbed < 0 || rest < 0 || removed.length < climbed) return null;
  if (level < TOP_LEVEL) return climbed === 0 && removed.length > 0 ? null : climbed;
  const more = Math.floor(rest / ((levels[level - 1]?.xp ?? 1) * scale));
  return Math.min(removed.length, climbed + more);
}
