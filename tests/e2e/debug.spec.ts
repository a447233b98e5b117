import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import PAPER from '../../src/games/paper/tuning.json' with { type: 'json' };
import { AT_LENGTH } from './support/atLength';
import { colours, difference, partOf } from './support/pictures';
import { expect, MOVING, test } from './support/test';

/** How often a take that is looped has to begin anew. */
const ROUNDS = AT_LENGTH ? 2 : 1;
const FILE = readFileSync('src/games/onedeck/tuning.json', 'utf8');

test.use({ ...MOVING, viewport: { width: 960, height: 640 } });

/** What is set in motion here lasts as long as it takes this machine: no test looks at the time itself. */
class DebugScene {
  readonly panel: Locator;
  readonly changes: Locator;
  readonly scrub: Locator;
  readonly play: Locator;
  readonly duration: Locator;

  constructor(private readonly page: Page) {
    this.panel = page.getByRole('complementary', { name: 'Debug scene' });
    this.changes = this.panel.locator('.debug-changes');
    this.scrub = this.panel.getByRole('slider', { name: /^Time in the animation/ });
    this.play = this.button('Play');
    this.duration = this.panel.getByLabel('motions.dieRolled.duration').last();
  }

  async open(game = ''): Promise<void> {
    await this.page.goto(`./?debug${game}`);
    await this.ready();
  }

  async ready(): Promise<void> {
    await this.panel.waitFor();
    await this.page.locator('html[data-table="waiting"]').waitFor({ state: 'attached' });
  }

  async choose(wanted: string, key: string): Promise<void> {
    await this.panel.getByLabel(/^Search/).fill(wanted);
    await this.panel.locator(`[data-item="${key}"]`).click();
  }

  /** How long it lasted, once it has been played to its end. */
  async played(): Promise<number> {
    await expect(this.scrub).not.toHaveAttribute('max', '0', { timeout: 60_000 });
    return Number(await this.scrub.getAttribute('max'));
  }

  /** Its own time, however slowly this machine draws: gone through to its end. */
  async lasts(): Promise<number> {
    await this.scrub.fill(String(await this.played()));
    await expect(this.panel.locator('output').first()).toHaveText(/^([1-9]\d*) of \1 ms$/, { timeout: 60_000 });
    return Number(await this.scrub.getAttribute('max'));
  }

  /** The table without the panel and without what is measured. */
  async look() {
    const { width = 0, height = 0 } = (await this.page.locator('canvas').first().boundingBox()) ?? {};
    return partOf(await this.page.screenshot(), { x: 0, y: 0, width: width - 20, height: height - 40 });
  }

  async drop(name: string, text: string): Promise<void> {
    await this.panel.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  }

  button(name: string): Locator {
    return this.panel.getByRole('button', { name, exact: true });
  }
}

test('is found in the credits, and usable by keyboard and screen reader', async ({ page }) => {
  test.slow();
  await page.goto('./#credits');
  await page.getByRole('link', { name: 'Open the debug scene' }).click();
  const scene = new DebugScene(page);
  await scene.ready();
  const { violations } = await new AxeBuilder({ page }).include('.debug').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  // Its list is one stop of the Tab key; the search leads into it, and the arrows on.
  const search = scene.panel.getByLabel(/^Search/);
  await expect(search).toBeFocused();
  await search.fill('idles.s');
  await search.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(scene.panel.locator('[data-item="idles.swing"]')).toHaveAttribute('aria-pressed', 'true');
  expect(await scene.played()).toBeGreaterThan(1000);
  await search.press('t');
  // What is typed into the panel is not heard at the table, where T begins a turn.
  await expect(page.locator('html')).toHaveAttribute('data-phase', 'door');
  await scene.button('Leave the debug scene').click();
  await expect(page.getByRole('button', { name: 'New delve' })).toBeVisible();
});

test.describe('what is drawn', () => {
  // The processor colours in every point of every frame: a smaller window costs it half.
  test.use({ drawn: true, viewport: { width: 800, height: 480 } });

  test('what moves is found, played and gone through', async ({ page }) => {
    test.slow();
    const scene = new DebugScene(page);
    await scene.open();
    await scene.panel.getByLabel(/^Search/).fill('no such thing');
    await expect(scene.panel.getByText('Nothing is called that.')).toBeVisible();
    const still = await scene.look();
    await scene.choose('DIE rolled', 'events.dieRolled');
    expect(await scene.played()).toBeGreaterThan(100);

    const seen = [];
    for (const part of [0.3, 0.7]) {
      const at = Math.round(rolledIn(FILE) * part);
      await scene.scrub.fill(String(at));
      await expect(scene.panel.locator('output').first()).toContainText(`${at} of `);
      // It stands: what is drawn now is drawn again.
      await expect.poll(async () => difference(await scene.look(), await scene.look())).toBe(0);
      seen.push(await scene.look());
    }
    for (const look of seen) expect(difference(look, still)).toBeGreaterThan(0.01);
    const [early, late] = seen;
    if (early !== undefined && late !== undefined) expect(difference(early, late)).toBeGreaterThan(0.003);
  });
});

test('values are changed at the table, taken back, compared, given away and taken in again', async ({ page }) => {
  test.slow();
  const scene = new DebugScene(page);
  await scene.open();
  await scene.choose('motions.dieRolled', 'motions.dieRolled');
  const before = await scene.lasts();
  const duration = rolledIn(FILE);
  await scene.duration.fill(String(duration * 3));
  await scene.duration.press('Enter');
  const changed = `motions.dieRolled.duration: ${duration} → ${duration * 3}`;
  await expect(scene.changes).toHaveText(changed);
  await scene.choose('motions.dieRolled', 'motions.dieRolled');
  expect(await scene.lasts()).toBeGreaterThan(before * 1.2);

  await scene.button('Undo').click();
  await expect(scene.changes).toHaveText('Everything is as in the file.');
  await expect(scene.duration).toHaveValue(String(duration));
  await scene.button('Redo').click();
  await scene.button('Compare with the saved values').click();
  await expect(scene.changes).toContainText('The saved values are in force.');
  await expect(scene.duration).toHaveValue(String(duration));
  await scene.button('Compare with the saved values').click();
  await expect(scene.duration).toHaveValue(String(duration * 3));

  const download = page.waitForEvent('download');
  await scene.button('Export tuning.json').click();
  const text = readFileSync(await (await download).path(), 'utf8');
  expect(rolledIn(text)).toBe(duration * 3);
  const mended = text.replace(`"duration": ${duration * 3}`, `"duration": ${duration}`);
  expect(JSON.parse(mended)).toEqual(JSON.parse(FILE));

  await scene.button('Back to the saved values').click();
  await expect(scene.changes).toHaveText('Everything is as in the file.');
  await scene.drop('tuning.json', text.replace(`"duration": ${duration * 3}`, '"duration": "long"'));
  const alert = scene.panel.getByRole('alert').last();
  await expect(alert).toHaveText('motions.dieRolled.duration: must be milliseconds from 0 to 10,000');
  await expect(scene.changes).toHaveText('Everything is as in the file.');
  await scene.drop('tuning.json', text.slice(1));
  await expect(alert).toHaveText('This is not JSON.');
  await scene.drop('tuning.json', text);
  await expect(scene.changes).toHaveText(changed);
});

test('the panel lies under the table of a phone and folds, and what moves is slowed down and looped', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const scene = new DebugScene(page);
  await scene.open();
  const box = async (of: Locator) => (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const canvas = page.locator('canvas').first();
  for (const [button, share] of [
    ['Fold the panel', 0.5],
    ['Unfold the panel', 0.8],
  ] as const) {
    const [table, panel] = [await box(canvas), await box(scene.panel)];
    expect([table.width, panel.width]).toEqual([390, 390]);
    expect(panel.y).toBeGreaterThanOrEqual(Math.floor(table.y + table.height) - 1);
    expect(table.height).toBeGreaterThan(844 * share);
    await expect(scene.play).toBeVisible();
    await scene.button(button).click();
    await expect.poll(async () => (await box(canvas)).height).not.toBe(table.height);
  }

  await scene.choose('DIE rolled', 'events.dieRolled');
  await scene.played();
  await scene.panel.getByLabel('Pace').selectOption('½×');
  await scene.panel.getByRole('checkbox', { name: 'Loop' }).check();
  const turns = await page.evaluate(
    (wanted) =>
      new Promise<number>((settle) => {
        const range = document.querySelector<HTMLInputElement>('.debug input[type=range]');
        let [last, backwards] = [0, 0];
        const timer = setInterval(() => {
          const at = Number(range?.value);
          if (at < last) backwards += 1;
          last = at;
          if (backwards === wanted) {
            clearInterval(timer);
            settle(backwards);
          }
        }, 20);
      }),
    ROUNDS,
  );
  expect(turns).toBe(ROUNDS);
  await scene.panel.getByRole('checkbox', { name: 'Loop' }).uncheck();
});

test.describe('from a set-up', () => {
  // The suite sees what the table says of itself; at length, what is drawn, too.
  test.use({ drawn: AT_LENGTH });

  test('a boss is met by four with the dice that were asked for, and the saved game stays what it was', async ({
    page,
    table,
  }) => {
    test.slow();
    await table.open();
    await table.begin();
    const hash = await table.hash();
    const scene = new DebugScene(page);
    await scene.open();
    await scene.panel.getByText('Set-up').click();
    for (const hero of ['Mage', 'Rogue']) await scene.panel.getByLabel(hero).check();
    await expect(scene.panel.getByRole('alert').first()).toHaveText('One, two or four heroes go down.');
    await scene.panel.getByLabel('Archer').check();
    await scene.panel.getByLabel('Dungeon').selectOption({ label: "Hydra's Reef" });
    await scene.panel.getByLabel('What happens').selectOption({ label: 'The boss' });
    await scene.button('Start from here').click();
    await table.waits('split');
    await expect(page.locator('#mirror')).toContainText('The Hydra');
    if (AT_LENGTH) expect(colours(await scene.look())).toBeGreaterThan(8);

    await scene.panel.getByLabel('What happens').selectOption({ label: 'A level-up' });
    await scene.button('Start from here').click();
    await table.waits('level');
    await expect(scene.panel.locator('.debug-meter')).toContainText(/draw calls|sleeps/);

    await table.open();
    await table.goOn();
    expect(await table.hash()).toBe(hash);
  });
});

function rolledIn(file: string): number {
  return v.parse(v.object({ motions: v.object({ dieRolled: v.object({ duration: v.number() }) }) }), JSON.parse(file)).motions
    .dieRolled.duration;
}

test('Paper Dungeons has takes of its own: dice that fall, a die that is carried, a boss that wakes', async ({ page }) => {
  test.slow();
  const scene = new DebugScene(page);
  await scene.open('=paper-dungeons');
  await expect(page.locator('#mirror')).not.toContainText('paperDungeons.');
  await scene.choose('diceRolled', 'motions.diceRolled');
  expect(await scene.lasts()).toBeGreaterThanOrEqual(PAPER.motions.diceRolled.duration);
  await scene.choose('lifted', 'dice.lifted');
  expect(await scene.lasts()).toBeGreaterThan(1000);
  await scene.choose('bossWoke', 'events.bossWoke');
  expect(await scene.lasts()).toBeGreaterThanOrEqual(PAPER.motions.bossWoke.duration);
  expect(await scene.panel.locator('[data-item^="idles."]').count()).toBe(0);
});
