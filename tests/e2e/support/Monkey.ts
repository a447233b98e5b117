import { expect, type Page } from '@playwright/test';
import { hashOf, parseSave } from '../../../src/engine/kernel';
import type { BrowserGame } from './browserGames';
import { continueOf } from './continueOf';
import { currentOf, readDrawers } from './drawers';
import { DEED_IDS, DEEDS, type DeedId, pick } from './mischief';
import type { TablePage } from './TablePage';

const KEYS = [
  'Enter',
  'Escape',
  'Tab',
  'Space',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'PageDown',
  'u',
  'r',
  'l',
  '?',
];
const LETTERS = Array.from('1234567890abcdefgtqocshkw');
const PATIENCE = 90_000;
/** How many of its acts bring mischief with them. */
const MISCHIEF = 0.25;
/** Tools of the bar, and ways away from the table. */
const BESIDES = /^(undo|redo|log|speed|menu|leave)/;
/** Puts back what was taken up or opened at a table. */
const PUTS_BACK = [
  '[data-action="cancel"]',
  '[data-action="back"]',
  '[data-action^="die-"][aria-pressed="true"]',
  '[data-action^="look-"][aria-pressed="true"]',
];

/** What a monkey plays with: a game, and the save that it begins with again when a game is over. */
export interface Toy {
  readonly game: BrowserGame;
  readonly save: () => unknown;
}

/** Does whatever comes to its mind, always the same for the same seed, and looks now and then whether all agree. */
export class Monkey {
  readonly done: string[] = [];
  /** The phases of the table, the pages and the dialogs that it met, and how often. */
  readonly screens = new Map<string, number>();
  private readonly page: Page;
  /** Undoes mischief that lasts. */
  private readonly lasting: (() => Promise<unknown>)[] = [];

  constructor(
    private readonly table: TablePage,
    private readonly toy: Toy,
    private state: number,
  ) {
    this.page = table.page;
  }

  /** A few things in a row, without waiting for any of them. */
  async play(count: number): Promise<void> {
    for (let at = 0; at < count; at++) await this.act();
    const screen = await this.page.evaluate(screenHere).catch(() => 'loading');
    this.screens.set(screen, (this.screens.get(screen) ?? 0) + 1);
  }

  /** Whatever was left open is closed; then page, save and mirror must tell of the same game. */
  async look(): Promise<unknown> {
    for (const undo of this.lasting.splice(0)) await undo().catch(() => undefined);
    await this.settle();
    const shown = await this.table.hash();
    const saved = await this.savedAs(shown);
    const found = await this.page
      .locator('[data-action]')
      .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-action') ?? ''));
    const { besides, offered } = this.toy.game;
    const own = (ids: readonly string[]) => new Set(ids.filter((id) => !BESIDES.test(id) && !besides.test(id)));
    expect(own(found)).toEqual(own(offered(saved)));
    return saved;
  }

  /** Lays the toy on the table. */
  async begin(): Promise<void> {
    const { game, save } = this.toy;
    await this.table.take({ game: game.rules.id, save: save() });
  }

  private async act(): Promise<void> {
    const { width = 640, height = 400 } = this.page.viewportSize() ?? {};
    const spot = (): readonly [number, number] => [this.random() * width, this.random() * height];
    const roll = this.random();
    if (roll < 0.45) await this.pressSomething();
    else if (roll < 0.6) await this.do('click', () => this.page.mouse.click(...spot()));
    else if (roll < 0.8) await this.do('key', () => this.page.keyboard.press(this.one(this.random() < 0.4 ? KEYS : LETTERS)));
    else if (roll < 0.9) await this.do('drag', () => this.drag(spot(), spot()));
    else if (roll < 0.94) await this.do('wheel', () => this.page.mouse.wheel(0, this.random() < 0.5 ? 120 : -120));
    else if (roll < 0.97) await this.do('hold', () => this.page.mouse.click(...spot(), { delay: 600 }));
    else await this.do('resize', () => this.page.setViewportSize(this.one(SIZES)));
    if (this.random() < MISCHIEF) await this.befall(this.one(DEED_IDS));
  }

  /** A page that is busy, closed or loading just now is spared. */
  private async befall(name: DeedId): Promise<void> {
    const spared = (): null => {
      this.done.push(`${name} spared`);
      return null;
    };
    await this.do(name, async () => {
      const undo = await DEEDS[name](this.page, () => this.random()).catch(spared);
      if (undo !== null) this.lasting.push(undo);
    });
  }

  /** One of the buttons that are there, as a pointer meets it on the canvas. */
  private async pressSomething(): Promise<void> {
    // What is refused is pressed now and then.
    const open = this.random() < 0.8 ? ':not([aria-disabled="true"])' : '';
    const buttons = this.page.locator(`[data-action]${open}`);
    // None while the page is loading again.
    const count = await buttons.count().catch(() => 0);
    if (count === 0) return;
    const at = Math.floor(this.random() * count);
    await this.do(`button ${at}`, () =>
      buttons
        .nth(at)
        .click({ force: true, timeout: 1000 })
        .catch(() => undefined),
    );
  }

  private async drag(from: readonly [number, number], to: readonly [number, number]): Promise<void> {
    await this.page.mouse.move(...from);
    await this.page.mouse.down();
    await this.page.mouse.move(...to, { steps: 3 });
    await this.page.mouse.up();
  }

  private async settle(): Promise<void> {
    await expect(async () => {
      if ((await this.page.locator('.crash').count()) > 0) return;
      const curtain = this.page.locator('.overlay-curtain[open] button').first();
      if ((await curtain.count()) > 0) await curtain.click({ timeout: 2000 });
      else if ((await this.page.locator('dialog[open]').count()) > 0) await this.page.keyboard.press('Escape');
      else if (await this.isAway()) await this.comeBack();
      else await this.putBack();
      await expect(this.page.locator('dialog[open]')).toHaveCount(0, { timeout: 500 });
      await expect(this.table.root).toHaveAttribute('data-table', 'waiting', { timeout: 2000 });
      await expect(this.page.locator(PUTS_BACK.join())).toHaveCount(0, { timeout: 500 });
    }).toPass({ timeout: PATIENCE });
    const crash = this.page.locator('.crash pre');
    if ((await crash.count()) > 0) throw new Error(await crash.innerText());
  }

  private async putBack(): Promise<void> {
    for (const selector of PUTS_BACK) {
      const button = this.page.locator(selector).first();
      if ((await button.count()) > 0) await button.dispatchEvent('click');
    }
  }

  private async comeBack(): Promise<void> {
    await this.table.open();
    const goOn = continueOf(this.page, this.toy.game.rules.id);
    // A game that is over does not go on: another one is laid on the table.
    if ((await goOn.count()) > 0) await goOn.dispatchEvent('click', {}, { timeout: 2000 });
    else await this.begin();
  }

  private async isAway(): Promise<boolean> {
    const doing = await this.table.root.getAttribute('data-table');
    // It may have begun another game.
    const chosen = await this.page.evaluate(() => localStorage.getItem('lanterndeep-game'));
    return doing === null || doing === 'away' || !(chosen ?? this.toy.game.rules.id).includes(this.toy.game.rules.id);
  }

  /** The save, once it has caught up with what is shown. */
  private async savedAs(hash: string): Promise<unknown> {
    const { rules } = this.toy.game;
    let state: unknown = null;
    await expect(async () => {
      const loaded = parseSave(rules, (await readDrawers(this.page)).get(currentOf(rules.id)));
      state = loaded.ok ? loaded.value.history.state : null;
      expect(state === null ? '' : hashOf(state)).toBe(hash);
    }).toPass({ timeout: PATIENCE });
    if (state === null) throw new Error('nothing is saved');
    return state;
  }

  private async do(what: string, act: () => Promise<unknown>): Promise<void> {
    this.done.push(what);
    await act();
  }

  private one<Thing>(things: readonly Thing[]): Thing {
    return pick(things, () => this.random());
  }

  /** Its own numbers, so that the same seed does the same. */
  private random(): number {
    this.state = (Math.imul(this.state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return this.state / 0x80000000;
  }
}

/** Runs in the page. */
function screenHere(): string {
  const { table, phase, page } = document.documentElement.dataset;
  const dialog = document.querySelector('dialog[open]')?.className ?? '';
  const place = table === 'waiting' || table === 'presenting' ? `table ${phase}` : `page ${page}`;
  return dialog === '' ? place : `${place} under ${dialog}`;
}

export const SIZES = [
  { width: 640, height: 400 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1280, height: 720 },
] as const;
