import type { Page } from '@playwright/test';
import { hashOf, parseSave } from '../../src/engine/kernel';
import { paperDungeons } from '../../src/engine/paper';
import { AT_LENGTH } from './support/atLength';
import { withoutWebgl } from './support/browserParts';
import { currentOf, readDrawers } from './support/drawers';
import { type Part, saveAt } from './support/paperGames';
import { finger, mouse } from './support/players/hands';
import { type PaperHand, PaperPlayer } from './support/players/PaperPlayer';
import type { Point, Hand as Pointer } from './support/players/PointerPlayer';
import type { TablePage } from './support/TablePage';
import { expect, test } from './support/test';

const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } } as const;

interface Hand {
  readonly name: string;
  readonly of: (page: Page) => PaperHand;
  /** Spares what this hand has no need of. */
  readonly spare?: (page: Page) => Promise<void>;
  /** How many play which part of a game. At length one, three and eight play all of it. */
  readonly games: readonly (readonly [seats: number, part: Part])[];
}

const ALL: Hand['games'] = [1, 3, 8].map((seats) => [seats, 'a whole game']);

const KEYS: Hand = {
  name: 'by keys, without a picture',
  of: keys,
  spare: withoutWebgl,
  // tests/games/paper/eyesShut.test.ts has whole games by keys.
  games: [[3, 'the last turn']],
};
const MOUSE: Hand = {
  name: 'by mouse',
  of: (page) => onCanvas(mouse(page)),
  games: [[1, 'a whole game']],
};
const FINGER: Hand = {
  name: 'by touch',
  of: (page) => onCanvas(finger(page)),
  games: [[3, 'the last turn']],
};

/** The table shows what the rules make of the commands that were kept, and the game is over. */
async function expectTheEnd({ page, root }: TablePage): Promise<void> {
  await expect(root).toHaveAttribute('data-phase', 'over');
  const shown = await root.getAttribute('data-hash');
  await expect(root).toHaveAttribute('data-kept', shown ?? '');
  const kept = (await readDrawers(page)).get(currentOf(paperDungeons.id));
  const read = parseSave(paperDungeons, kept);
  expect(read.ok && hashOf(read.value.history.state)).toBe(shown);
}

function keys(page: Page): PaperHand {
  const strike = async ({ key, id }: { readonly key: string; readonly id: string }): Promise<void> => {
    if (key !== '') return page.keyboard.press(key);
    await page.locator(`[data-action="${id}"]`).press('Enter');
  };
  return {
    isBlind: true,
    press: strike,
    async hold(offered) {
      await strike(offered);
      await strike(offered);
    },
  };
}

function onCanvas(hand: Pointer): PaperHand {
  const placed = ({ at }: { readonly at: Point | null }): Point => {
    if (at === null) throw new Error('it has no place on the canvas');
    return at;
  };
  return { isBlind: false, press: (offered) => hand.press(placed(offered)), hold: (offered) => hand.hold(placed(offered)) };
}

function describeGames({ name, of, spare, games }: Hand): void {
  for (const [seats, part] of AT_LENGTH ? ALL : games) {
    test(`${name}: ${seats} play ${part}`, async ({ page, table }) => {
      test.setTimeout(AT_LENGTH ? 1_200_000 : 240_000);
      await spare?.(page);
      await table.take({ game: paperDungeons.id, save: saveAt(seats, part) });
      await new PaperPlayer(page, of(page), seats).playOn();
      await expectTheEnd(table);
      await table.action('again').press('Enter');
      await expect(page).toHaveURL(/#paper-dungeons\/summary$/);
    });
  }
}

describeGames(KEYS);
describeGames(MOUSE);

test.describe('a phone', () => {
  test.use(PHONE);
  describeGames(FINGER);
});

test.describe('the least phone', () => {
  test.use({ ...PHONE, viewport: { width: 320, height: 568 } });
  describeGames({ ...FINGER, name: 'by touch on the least phone', games: [[1, 'the last turn']] });
});
