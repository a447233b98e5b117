import { BOSSES } from '../content/bosses';
import { bossHealth, partyFacts } from '../rules/party';
import { isOpen } from '../specials';
import type { Boss, State } from '../state';

/** Turns, floors, cards won and boss rounds against each other. */
export function courseFaults(state: State): readonly string[] {
  const { setup, turn, floor, arrived, phase, discard, doors, decks, boss } = state;
  const found: string[] = [];
  if (turn < (arrived ? floor - 1 : floor)) found.push(`floor ${floor} is reached too soon`);
  if (arrived && phase !== 'turnStart') found.push('the first turn of this floor has begun');
  if (arrived && (discard.length > 0 || doors.some((door) => door !== null))) found.push('a new floor is not shuffled');
  if (floor === 1 && arrived !== (turn === 0)) found.push('the first turn does not fit its number');
  if (decks.drawn !== floor) found.push(`${decks.drawn} decks were shuffled on the way to floor ${floor}`);
  const free = setup.tier === 'standard' ? 1 : 0;
  if (cardsWon(state) > turn * partyFacts(state).cardsPerDoor + free) found.push('more cards are won than doors were entered');
  return boss === null ? found : [...found, ...bossFaults(state, boss)];
}

function cardsWon({ xp, identified, removed, loot, heroes }: State): number {
  const held = heroes.reduce((sum, { items, skills }) => sum + items.length + skills.length, 0);
  return xp.length + identified.length + removed.length + loot.length + held;
}

function bossFaults(state: State, boss: Boss): readonly string[] {
  const found: string[] = [];
  const { boxes } = BOSSES[boss.id];
  const strikes = boxes.reduce((sum, box) => sum + box.strikes, 0);
  const pairs = state.heroes.length / partyFacts(state).fighters;
  if (boss.round < 1) found.push('no boss round has begun');
  if (boss.damage > boss.round * pairs * strikes) found.push(`${boss.damage} strikes are too many for ${boss.round} rounds`);
  if (state.result === 'victory' && damageBeforeVictory(state, boss) >= bossHealth(state))
    found.push('the boss was beaten before');
  return found;
}

/** The last strikes fall together, and end the game before the encounter is cleared away. */
export function damageBeforeVictory({ encounter }: State, { damage }: Boss): number {
  const struck = (encounter?.boxes ?? []).filter((box) => !isOpen(box)).reduce((sum, { strikes }) => sum + strikes, 0);
  return Math.max(0, damage - struck);
}
