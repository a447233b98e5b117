import { aBossRound, anEncounter, type Table } from './onedeck';

const MUCH_STRENGTH = { items: ['goblin-1', 'goblin-2', 'phantom-1', 'wraith-1'] } as const;

/** What hardly ever comes up by chance: a pair for whom there are too few dice of one colour. */
export function rollOrder(): Table {
  const rolls = Array.from({ length: 14 }, () => 4);
  const heroes = ['warrior', 'paladin'] as const;
  const plan = { dungeon: 'yetis-cavern', heroes, level: 4, with: { warrior: MUCH_STRENGTH }, rolls } as const;
  return anEncounter('ogre-1', plan).do({ type: 'giveBonusDie', hero: 'paladin' }, { type: 'giveBonusDie', hero: 'warrior' });
}

/** And the last strike but one against the boss: to stop now is to win. */
export function nearlyWon(): Table {
  const plan = { dungeon: 'dragons-cave', level: 2, bossDamage: 5, with: { warrior: { items: ['ogre-1'] } } } as const;
  return aBossRound({ ...plan, rolls: [6, 6, 6, 6, 6, 6, 6, 6, 6] });
}
