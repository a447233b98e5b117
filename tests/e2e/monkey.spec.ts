import { hashOf } from '../../src/engine/kernel';
import { oneDeckInBrowser } from '../games/onedeck/inBrowser';
import { paperInBrowser } from '../games/paper/inBrowser';
import { askedOf } from '../support/attacks';
import { type BrowserGame, sceneNamed } from './support/browserGames';
import { aGame, aGameOfFour, aGameOfTwo } from './support/games';
import { Monkey, SIZES } from './support/Monkey';
import { keepContexts, SAID_OF_DEEDS } from './support/mischief';
import { expect, MOVING, test } from './support/test';

/** Seconds for each monkey, and what they begin with: `npm run attack -- monkeys` gives them more. */
const { count: SECONDS, seed: SEED, isShare: IS_SHARE } = askedOf('monkeys');

const TOLD_EVERY = 5 * 60_000;

interface Table {
  readonly party: string;
  readonly game: BrowserGame;
  readonly save: () => unknown;
  readonly size: (typeof SIZES)[number];
  readonly speed: number | 'instant';
  /** The suite has one of each game that sees everything at once, and one that sees it move; an attack has all. */
  readonly inSuite: boolean;
}

const oneDeck = { game: oneDeckInBrowser };
const paper = (scene: string) => ({ game: paperInBrowser, save: () => sceneNamed(paperInBrowser, scene).save });

const TABLES: readonly Table[] = [
  { ...oneDeck, party: 'one hero', save: () => aGame().save, size: SIZES[0], speed: 'instant', inSuite: false },
  { ...oneDeck, party: 'two heroes', save: () => aGameOfTwo().save, size: SIZES[1], speed: 'instant', inSuite: true },
  { ...oneDeck, party: 'four heroes', save: () => aGameOfFour().save, size: SIZES[2], speed: 4, inSuite: true },
  { ...oneDeck, party: 'one hero in motion', save: () => aGame().save, size: SIZES[3], speed: 1, inSuite: false },
  { ...paper('paper-first-1'), party: 'one sheet in motion', size: SIZES[3], speed: 4, inSuite: false },
  { ...paper('paper-first-3'), party: 'three sheets', size: SIZES[1], speed: 'instant', inSuite: true },
];

test.use({ ...MOVING, provoked: [SAID_OF_DEEDS] });

for (const [at, { party, game, save, size, speed, inSuite }] of TABLES.entries()) {
  if (IS_SHARE && !inSuite) continue;
  test(`${party}: whatever is done, page, save and mirror agree`, async ({ page, table }) => {
    test.setTimeout(SECONDS * 1000 + 400_000);
    await keepContexts(page);
    await page.addInitScript((chosen) => {
      // The browser's own page for a lost network has no storage.
      if (location.origin !== 'null' && localStorage.getItem('lanterndeep-settings') === null)
        localStorage.setItem('lanterndeep-settings', JSON.stringify({ speed: chosen }));
    }, speed);
    await page.setViewportSize(size);
    const monkey = new Monkey(table, { game, save }, SEED + at);
    await monkey.begin();
    const start = Date.now();
    const end = start + SECONDS * 1000;
    const tell = (): void => console.log(told({ party, monkey, states: seen.size, start }));
    let toldAt = start;
    const seen = new Set([await table.hash()]);
    // A machine that is busy with other things gets the time it needs to see the monkey play at all.
    while (Date.now() < end || seen.size < game.leastStates) {
      await monkey.play(8);
      const state = await monkey.look().catch((problem: unknown) => {
        console.log(`seed ${SEED + at}: ${monkey.done.join(', ')}`);
        throw problem;
      });
      seen.add(hashOf(state));
      if (Date.now() - toldAt > TOLD_EVERY) {
        toldAt = Date.now();
        tell();
      }
      // A game that is over is over: another one is laid on the table.
      if (game.rules.outcome(state).over) await monkey.begin();
    }
    tell();
    // A monkey that is stuck on one screen attacks nothing.
    if (SECONDS >= 60) expect(monkey.screens.size).toBeGreaterThan(4);
  });
}

interface Telling {
  readonly party: string;
  readonly monkey: Monkey;
  readonly states: number;
  readonly start: number;
}

/** What a monkey has done so far, in one line. */
function told({ party, monkey, states, start }: Telling): string {
  const minutes = ((Date.now() - start) / 60_000).toFixed(1);
  const often = [...monkey.screens].sort(([, one], [, other]) => other - one).map(([screen, times]) => `${times} × ${screen}`);
  return `${party}: ${minutes} min, ${monkey.done.length} actions, ${states} states, ${often.length} screens (${often.join(', ')})`;
}
