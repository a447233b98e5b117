import { aBossRound, aGame, anEncounter, type Table } from './onedeck';

const MUCH_STRENGTH = { items: ['goblin-1', 'goblin-2', 'phantom-1', 'wraith-1'] } as const;

/** What hardly ever comes up by chance: a pair for whom there are too few dice of one colour. */
export function rollOrder(): Table {
  const rolls = Array.from({ length: 14 }, () => 4);
  const heroes = ['warrior', 'paladin'] as const;
  const plan = { dungeon: 'yetis-cavern', heroes, level: 4, with: { warrior: MUCH_STRENGTH }, rolls } as const;
  return anEncounter('ogre-1', plan).do({ type: 'giveBonusDie', hero: 'paladin' }, { type: 'giveBonusDie', hero: 'warrior' });
}

/** And a boss who falls when the round ends. */
export function nearlyWon(): Table {
  const warrior = { items: ['ogre-1'] } as const;
  const plan = { dungeon: 'dragons-cave', level: 2, bossDamage: 5, with: { warrior } } as const;
  return aBossRound({ ...plan, rolls: Array.from({ length: 9 }, () => 6) })
    .cover(0, 'agility 6')
    .cover(1, 'agility 6')
    .cover(4, 'magic 6')
    .cover(5, 'strength 6', 'strength 6', 'strength 6')
    .cover(6, 'strength 6');
}

/** And four heroes with a single card left, where a door takes two. */
export function lastCard(): Table {
  const table = aGame({ heroes: ['warrior', 'mage', 'paladin', 'rogue'], cardsLeft: 1 });
  return table.from({ turn: 1, arrived: false, phase: 'turnStart' }, 'choose');
}
