import type { Page } from '@playwright/test';
import { beginHistory, type Seed, toSave } from '../../src/engine/kernel';
import { newSheet, oneDeckDungeon, startGauntlet } from '../../src/engine/onedeck';
import { axeComplaints } from './support/axe';
import { CURRENT, putDrawer, readDrawers } from './support/drawers';
import { aGame, nearlyOver } from './support/games';
import { FOR_AXE } from './support/locales';
import type { TablePage } from './support/TablePage';
import { expect, test } from './support/test';

/** One command before its end, and counted for the campaign. */
const almostOver = (): unknown => Object.assign({ id: 'ember', mode: { kind: 'campaign' } }, nearlyOver().game.save);

async function playToTheEnd(table: TablePage): Promise<void> {
  const { game, last } = nearlyOver();
  await table.put(almostOver());
  await table.open();
  await table.goOn();
  await table.play(game, [last]);
}

async function keysOf(page: Page): Promise<readonly string[]> {
  return [...(await readDrawers(page)).keys()].sort();
}

const RECORDED = ['chronicle/ember', CURRENT, 'one-deck-dungeon/sheet/warrior'];

test('a campaign game is told, its marks are placed, and a reload finds all of it', async ({ page, table }) => {
  await playToTheEnd(table);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /felled|Time ran out/i })).toBeVisible();
  await page.getByRole('button', { name: 'Costs' }).click();
  await page.getByText('Floor by floor').click();
  await expect(page.getByRole('heading', { name: /^Floor 1: / })).toBeVisible();
  expect(await axeComplaints(page), 'summary').toEqual([]);

  await page.getByRole('button', { name: 'Place the marks' }).click();
  await expect(page.getByRole('radio', { name: 'Warrior' })).toBeChecked();
  await page.getByRole('button', { name: 'Guile: mark a green circle; 0 of 6 marked' }).click();
  await expect(page.getByText('Marked: Guile, green circle.')).toBeVisible();
  const marked = page.getByRole('button', { name: 'Guile: mark a green circle; 1 of 6 marked' });
  await expect(marked).toBeFocused();

  await page.reload();
  await expect(marked).toBeVisible();
  await expect(page.getByText('1 game ·')).toBeVisible();
  await table.open('./#chronicle');
  await page.getByRole('button', { name: /Lost on floor|won on turn/ }).click();
  await expect(page.getByRole('heading', { name: /felled|Time ran out/i })).toBeVisible();
  expect(await keysOf(page)).toEqual(RECORDED);
});

test('the end counts once: after a reload, from another tab, and when it is struck out', async ({ page, table, context }) => {
  await playToTheEnd(table);
  await expect.poll(() => keysOf(page)).toEqual(RECORDED);
  await page.keyboard.press('u');
  await expect(table.root).toHaveAttribute('data-phase', 'over');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0);
  const other = await context.newPage();
  await other.goto('./#summary');
  await expect(other.getByRole('heading', { name: /felled|Time ran out/i })).toBeVisible();

  await table.open('./#chronicle=ember');
  await page.getByRole('button', { name: 'Strike it out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Strike it out' }).click();
  await expect(page.getByText('No game has been played to its end yet.')).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { name: /felled|Time ran out/i })).toBeVisible();
  await expect.poll(() => keysOf(page)).toEqual([CURRENT, 'one-deck-dungeon/sheet/warrior']);
  expect((await readDrawers(page)).get('one-deck-dungeon/sheet/warrior')).toMatchObject({ gamesPlayed: 1 });
});

test('a practice game leaves nothing behind', async ({ page, table }) => {
  const { game, last } = nearlyOver();
  await table.put(Object.assign({}, game.save, { practice: true, mode: { kind: 'practice' } }));
  await table.open();
  await table.goOn();
  await table.play(game, [last]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Practise again' })).toBeVisible();
  expect(await keysOf(page)).toEqual([CURRENT]);
});

test.describe('a sheet that can not be read', () => {
  test.use({ provoked: [/recordUnread|sheet\/rogue: /] });

  test('stays where it lies, and says so', async ({ page, table }) => {
    await table.put(aGame().save);
    await putDrawer(page, 'one-deck-dungeon/sheet/rogue', { hero: 'rogue', gold: 7 });
    await table.open('./#campaign=rogue');
    await expect(table.notices).toContainText('cannot be read. It stays where it is');
    await expect(page.getByRole('heading', { name: 'Rogue' })).toBeVisible();
    expect(await keysOf(page)).toEqual([CURRENT, 'one-deck-dungeon/sheet/rogue']);
  });
});

test('a gauntlet is begun, goes on at the table, and is given up', async ({ page, table }) => {
  await table.open('./#gauntlet');
  await page.getByRole('button', { name: 'Begin a gauntlet' }).click();
  await page.getByRole('radio', { name: 'Combat, 0 talents' }).check();
  await page.getByRole('button', { name: "Go down: Dragon's Cave" }).click();
  await table.waits('choose');
  await table.after(() => page.keyboard.press('e'));
  await table.leave();
  await page.getByRole('button', { name: /^Gauntlet/ }).click();
  await expect(page.getByRole('button', { name: "Go on: Dragon's Cave" })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: "Go on: Dragon's Cave" }).click();
  await table.waits('choose');
  await table.leave();
  await page.getByRole('button', { name: /^Gauntlet/ }).click();
  expect(await keysOf(page)).toContain('one-deck-dungeon/gauntlet');
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await expect(page.getByRole('button', { name: 'Begin a gauntlet' })).toBeVisible();
  await expect.poll(() => keysOf(page)).not.toContain('one-deck-dungeon/gauntlet');
});

test('a campaign delve takes along what the sheet gives', async ({ page, table }) => {
  const learned = { ...newSheet('mage').marks, veteran: { greenCircles: 6, yellowSquares: 0, redPentagons: 0 } };
  await table.put(aGame().save);
  await putDrawer(page, 'one-deck-dungeon/sheet/mage', { ...newSheet('mage'), gamesPlayed: 5, marks: learned });
  await table.open('./#campaign=mage');
  await page.getByRole('button', { name: "Go down: Dragon's Cave" }).click();
  await page.getByRole('radio', { name: /^True Strike/ }).check();
  await page.getByRole('button', { name: 'Begin' }).click();
  // The free game waits beside it, so nothing is asked.
  await table.waits('choose');
  await expect
    .poll(async () => (await readDrawers(page)).get(CURRENT))
    .toMatchObject({
      mode: { kind: 'campaign' },
      setup: { heroes: ['mage'], gifts: [{ hero: 'mage', focus: 'healing', basicSkill: 'true-strike', talents: ['veteran'] }] },
    });
});

test('on a phone no line of a symbol runs below its picture', async ({ page, table }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await table.open('./#codex');
  const entries = page.locator('.codex-symbols .codex-entry');
  await expect(entries.first()).toBeVisible();
  const below = await entries.evaluateAll(
    (all) =>
      all.filter((entry) => {
        const [sign, body] = [entry.querySelector('.sign'), entry.querySelector('.codex-body p')];
        return (body?.getBoundingClientRect().left ?? 0) < (sign?.getBoundingClientRect().right ?? 0);
      }).length,
  );
  expect(await entries.count()).toBeGreaterThan(10);
  expect(below).toBe(0);
});

test('the codex finds what is looked for, and an address leads into it', async ({ page, table }) => {
  await table.open('./#codex=ogre');
  await expect(page.getByRole('heading', { name: 'Ogre' })).toBeFocused();
  await page.getByRole('searchbox', { name: 'Search' }).fill('swarm');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Goblin', 'Plague Rat']);
  await expect(page.getByText('2 entries')).toBeVisible();
});

for (const locale of FOR_AXE) {
  test.describe(locale, () => {
    test.use({ locale });

    test('axe finds nothing on the pages of the records', async ({ page, table }) => {
      const { state } = nearlyOver().game;
      const gauntlet = startGauntlet({ heroes: ['rogue', 'mage'], tier: 'novice', seed: 'rope' as Seed });
      const begun = toSave(oneDeckDungeon, beginHistory(oneDeckDungeon, { setup: state.setup, seed: 'oil' as Seed }));
      await playToTheEnd(table);
      await table.put(begun);
      await putDrawer(page, 'one-deck-dungeon/gauntlet', gauntlet.ok ? gauntlet.value : null);
      for (const place of ['campaign', 'setup=campaign-warrior', 'gauntlet', 'chronicle', 'chronicle=ember', 'codex']) {
        await table.open(`./#${place}`);
        await expect(page.locator('.page-head h1')).toBeVisible();
        expect(await axeComplaints(page), place).toEqual([]);
      }
    });
  });
}
