import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseReplay } from '../../../src/engine/kernel';
import { DUNGEON_IDS, HERO_IDS, oneDeckDungeon } from '../../../src/engine/onedeck';
import { delveText, greedyDelve, replayIn } from '../../support/delveText';

/** Greedy games that are won; the other pairs play their first seed, and lose. */
const WON: Readonly<Record<string, string>> = {
  'archer-dragons-cave': 'lantern 3',
  'archer-minotaurs-maze': 'lantern 8',
  'archer-yetis-cavern': 'lantern 2',
  'mage-dragons-cave': 'lantern 4',
  'mage-lichs-tomb': 'lantern 5',
  'mage-minotaurs-maze': 'lantern 2',
  'paladin-dragons-cave': 'lantern 3',
  'paladin-hydras-reef': 'lantern 9',
  'paladin-lichs-tomb': 'lantern 2',
  'paladin-minotaurs-maze': 'lantern 2',
  'paladin-yetis-cavern': 'lantern 5',
  'rogue-dragons-cave': 'lantern 3',
  'rogue-lichs-tomb': 'lantern 2',
  'rogue-minotaurs-maze': 'lantern 8',
  'warrior-dragons-cave': 'lantern 2',
  'warrior-hydras-reef': 'lantern 8',
  'warrior-minotaurs-maze': 'lantern 2',
  'warrior-yetis-cavern': 'lantern 3',
};
const FIRST = 'lantern 1';
const LEAST_WON = 8;

const fileOf = (name: string): string => resolve(import.meta.dirname, '../../golden/onedeck', `${name}.txt`);
const read = (name: string): string => (existsSync(fileOf(name)) ? readFileSync(fileOf(name), 'utf8') : '');

/** The bot chooses only when a person asks for new texts; otherwise their replays are played again, whatever bots do by now. */
function textOf(name: string, play: () => string): string {
  if (process.env['UPDATE_GOLDEN'] === '1') {
    mkdirSync(dirname(fileOf(name)), { recursive: true });
    writeFileSync(fileOf(name), play());
  }
  const replayed = parseReplay(oneDeckDungeon, replayIn(read(name)));
  return replayed.ok ? delveText(replayed.value) : `no replay: ${replayed.rejection.key}`;
}

describe('golden playthroughs', { timeout: 60_000 }, () => {
  const pairs = HERO_IDS.flatMap((hero) => DUNGEON_IDS.map((dungeon) => ({ hero, dungeon, name: `${hero}-${dungeon}` })));

  it.each(pairs)('$name reads the same', ({ hero, dungeon, name }) => {
    const play = () => delveText(greedyDelve({ heroes: [hero], dungeon, tier: 'novice' }, WON[name] ?? FIRST));
    const text = textOf(name, play);
    expect(text, `tests/golden/onedeck/${name}.txt; UPDATE_GOLDEN=1 writes it anew`).toBe(read(name));
    expect(text).toContain(name in WON ? 'The boss is beaten.' : 'The game is lost.');
  });

  it('some of them are won', () => {
    expect(pairs.filter(({ name }) => read(name).includes('The boss is beaten.')).length).toBeGreaterThanOrEqual(LEAST_WON);
  });
});
