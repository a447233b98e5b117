import type { Page } from '@playwright/test';
import { AT_LENGTH } from './support/atLength';
import { withoutWebgl } from './support/browserParts';
import { type DelveName, delve, endOf } from './support/delves';
import { finger, mouse } from './support/players/hands';
import { KeyboardPlayer } from './support/players/KeyboardPlayer';
import { keyboardOf } from './support/players/keyboards';
import type { Player } from './support/players/Player';
import { PointerPlayer } from './support/players/PointerPlayer';
import type { TablePage } from './support/TablePage';
import { expect, sharedTest, test } from './support/test';

const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } } as const;

const ALL: readonly DelveName[] = ['oneWon', 'oneLost', 'twoWon', 'twoLost', 'fourWon', 'fourLost'];

interface Hand {
  readonly name: string;
  readonly seat: (table: TablePage) => Player;
  /** Spares what this hand has no need of. */
  readonly spare?: (page: Page) => Promise<void>;
  /** How many of the last commands of which games: every party and both ends, and every kind of command. At length all of all, drawn. */
  readonly games: readonly (readonly [DelveName, number])[];
}

const KEYS: Hand = {
  name: 'by keys, eyes shut',
  seat: ({ page }) => new KeyboardPlayer(keyboardOf(page)),
  spare: withoutWebgl,
  // tests/wiring/table/wholeGames.test.ts has whole games by keys.
  games: [['oneLost', 12]],
};
const MOUSE: Hand = {
  name: 'by mouse',
  seat: (table) => new PointerPlayer(table, mouse(table.page), ['dice first', 'carry', 'aim first']),
  games: [
    ['oneLost', 12],
    ['twoWon', 24],
    ['twoLost', 8],
    ['fourLost', 12],
  ],
};
const FINGER: Hand = {
  name: 'by touch',
  seat: (table) => new PointerPlayer(table, finger(table.page), ['aim first', 'dice first', 'carry']),
  games: [
    ['oneLost', 12],
    ['twoLost', 20],
    ['fourWon', 14],
  ],
};

/** Plays it command by command with this hand alone, and looks every time whether the engine agrees. */
async function playOut(table: TablePage, player: Player, [name, part]: readonly [DelveName, number]): Promise<void> {
  const { start, commands } = endOf(delve(name), part);
  let now = start;
  await table.lay(now);
  for (const [at, command] of commands.entries()) {
    await test.step(`${at + 1}: ${JSON.stringify(command)}`, async () => {
      await player.carryOut(now, command);
      now = now.after(command);
      await table.shows(now);
    });
  }
  expect(now.state.result).toBe(name.endsWith('Won') ? 'victory' : 'defeat');
  const heading = name.endsWith('Won') ? 'The dungeon is yours' : 'The lantern is out';
  await expect(table.page.getByRole('heading', { level: 1, name: heading })).toBeAttached();
}

test.use({ drawn: AT_LENGTH });

function describeGames({ name, seat, spare, games }: Hand): void {
  const played = AT_LENGTH ? ALL.map((game) => [game, Number.POSITIVE_INFINITY] as const) : games;
  for (const [game, part] of played) {
    const its = spare === undefined ? sharedTest : test;
    its(`${name}: ${game}, ${AT_LENGTH ? 'from the first turn' : `its last ${part} commands`}`, async ({ table }) => {
      test.setTimeout(AT_LENGTH ? 1_200_000 : 600_000);
      if (!AT_LENGTH) await spare?.(table.page);
      await playOut(table, seat(table), [game, part]);
    });
  }
}

describeGames(KEYS);
describeGames(MOUSE);

test.describe('a phone', () => {
  test.use(PHONE);
  describeGames(FINGER);
});
