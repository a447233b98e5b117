import { expect, type Locator, type Page } from '@playwright/test';
import type { Command, Phase } from '../../../src/engine/onedeck';
import type { Rect } from '../../../src/table';
import type { TableScene } from '../../../tools/shots/scenes';
import { continueOf } from './continueOf';
import { CURRENT, currentOf, noteInPage, noteOf, putDrawer } from './drawers';
import { type Game, playOn } from './games';
import { waysTo } from './menus';

/** What can be compared of a table: what the page says of itself and all that the mirror shows. */
export interface Picture {
  readonly phase: string | null;
  readonly hash: string | null;
  readonly mirror: readonly string[];
}

/** The state that the page says it shows. */
export interface Standing {
  readonly hash: string;
  readonly phase: string;
}

type Laid = Pick<TableScene, 'game' | 'save'>;

/** A page of the game's origin that runs nothing: a place to stand while the database is prepared. */
const BLANK = 'blank.html';
const NOTHING = { contentType: 'text/html', body: '<!doctype html><link rel="icon" href="data:," />' };

const LEAVE = /^(Leave the table|Lascia il tavolo)/;

/** Milliseconds until what should be on the table will not come any more. */
const PATIENCE = 60_000;
/** How often a press that has to follow another in time is tried. */
const MOST_PRESSES = 10;

/** The game in one tab, as a player meets it. */
export class TablePage {
  constructor(readonly page: Page) {}

  async open(path = './'): Promise<void> {
    await this.page.goto(path);
    await this.ready();
  }

  async ready(): Promise<void> {
    await this.page.locator('html[data-ready]').waitFor({ state: 'attached' });
  }

  /** The game's address, where it is not the one that all tests have. */
  async put(save: unknown, address = './'): Promise<void> {
    await this.putAll(new Map([[CURRENT, save]]), address);
  }

  /** Puts entries into the database before the game is opened. */
  async putAll(entries: ReadonlyMap<string, unknown>, address = './'): Promise<void> {
    await this.page.route(`**/${BLANK}`, (route) => route.fulfill(NOTHING), { times: 1 });
    await this.page.goto(`${address}${BLANK}`);
    await this.page.evaluate(() => {
      for (const place of Object.keys(localStorage)) if (/^lanterndeep-(note|ends)/.test(place)) localStorage.removeItem(place);
    });
    for (const [key, value] of entries) await putDrawer(this.page, key, value);
  }

  /** Lays a scene of any game on its table as the note of a page that died, and takes the device where it is handed over. */
  async take(scene: Laid): Promise<void> {
    await this.lie(scene);
    await this.takeDevice();
  }

  /** Does the same, up to the curtain of a scene that is covered, and presses what the scene asks for. */
  async arriveAt(scene: TableScene): Promise<void> {
    await this.lie(scene);
    if (scene.isCovered === true) {
      await this.isAsked();
      return;
    }
    await this.takeDevice();
    for (const press of scene.presses) {
      await this.action(press).press('Enter');
      await this.waits();
    }
  }

  private async lie({ game, save }: Laid): Promise<void> {
    const laying = await this.page.addInitScript(noteInPage, noteOf(save, currentOf(game)));
    // The page may be open: only another address loads it anew.
    await this.page.goto(`./?${Date.now()}`);
    await laying.dispose();
    await this.ready();
    await continueOf(this.page, game).dispatchEvent('click');
  }

  /** Waits until somebody may choose at this screen, or has to take the device first. */
  async isAsked(): Promise<'waiting' | 'curtain'> {
    await this.page.locator('html:is([data-table="waiting"], [data-table="curtain"])').waitFor({ state: 'attached' });
    return (await this.standing()).table === 'curtain' ? 'curtain' : 'waiting';
  }

  /** Waits until somebody may choose at this screen, and takes the device where it is handed over. */
  async takeDevice(): Promise<void> {
    if ((await this.isAsked()) === 'curtain') await this.page.locator('.overlay-curtain button').first().click();
    await this.waits();
  }

  /** Lays a game on the table as the note of a page that died, and goes on with it: that takes one navigation. */
  async resume(game: Game): Promise<void> {
    const laying = await this.page.addInitScript(noteInPage, noteOf(game.save));
    await this.page.goto('./');
    await laying.dispose();
    await this.ready();
    await this.goOn();
    await this.shows(game);
  }

  /** Lays a game on the table. Where another one lies there, it is put away as by a player, and the page is not loaded again. */
  async lay(game: Game): Promise<void> {
    if (!(await this.isClear())) return this.resume(game);
    // Not by keys: what has the focus would be marked at the next table.
    await this.click('menu');
    await this.page.getByRole('button', { name: LEAVE }).click();
    await this.page.locator('html[data-page="title"]').waitFor({ state: 'attached' });
    await putDrawer(this.page, CURRENT, game.save);
    await this.goOn();
    // Nothing is looked at because it lies where the page before had its button.
    await this.page.mouse.move(0, 0);
    await this.shows(game);
    expect(await this.log.textContent(), 'what was said at another table').toBe('');
  }

  /** A game that is not over lies on the table, with nothing over it. */
  private async isClear(): Promise<boolean> {
    const { table, phase } = await this.standing();
    return table === 'waiting' && phase !== 'over' && (await this.page.locator('[role="dialog"]').count()) === 0;
  }

  async begin(): Promise<void> {
    await this.page.getByRole('button', { name: /^(New delve|Nuova discesa)/ }).click();
    // The title has a button to begin the other game.
    await this.page
      .locator('form.setup')
      .getByRole('button', { name: /^(Begin|Comincia)/ })
      .click();
    await this.waits('choose');
  }

  async goOn(): Promise<void> {
    await this.page.getByRole('button', { name: /^Contin/ }).click();
    await this.waits();
  }

  /** By the menu, as it is said on it. */
  async leave(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await this.page.getByRole('button', { name: LEAVE }).press('Enter');
  }

  get root(): Locator {
    return this.page.locator('html');
  }

  get notices(): Locator {
    return this.page.locator('#notices');
  }

  get log(): Locator {
    return this.page.getByRole('log');
  }

  get canvas(): Locator {
    return this.page.locator('#canvas canvas:not(.afterimage)');
  }

  action(id: string): Locator {
    return this.page.locator(`[data-action="${id}"]`);
  }

  /** The mirror is deaf to pointers: a forced click on its button lands on the canvas beneath. */
  async click(id: string): Promise<void> {
    await this.action(id).click({ force: true });
  }

  async tap(id: string): Promise<void> {
    await this.action(id).tap({ force: true });
  }

  async waits(phase?: Phase): Promise<void> {
    const where = phase === undefined ? '' : `[data-phase="${phase}"]`;
    await this.page.locator(`html[data-table="waiting"]${where}`).waitFor({ state: 'attached' });
  }

  async shows({ hash, state }: Pick<Game, 'hash' | 'state'>): Promise<void> {
    // Looks oftener than an expectation does: whole games are played through this.
    const there = this.page.locator(`html[data-hash="${hash}"][data-table="waiting"]`);
    await there.waitFor({ state: 'attached', timeout: PATIENCE }).catch(() => undefined);
    expect(await this.standing()).toEqual({ table: 'waiting', phase: state.phase, hash });
  }

  /** What the page says of itself. */
  standing(): Promise<Standing & { readonly table: string }> {
    return this.root.evaluate(({ dataset: { table = '', phase = '', hash = '' } }) => ({ table, phase, hash }));
  }

  async isPresenting(): Promise<boolean> {
    return (await this.standing()).table === 'presenting';
  }

  /** Where on the canvas an action lies; null when it is only in the mirror. */
  async placeOf(id: string): Promise<Rect | null> {
    return this.action(id).evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return button.classList.contains('mirror-unplaced') ? null : { x, y, width, height };
    });
  }

  /** Carries out one command and answers once the table waits for the next. */
  async after(act: () => Promise<void>): Promise<void> {
    const before = await this.hash();
    await act();
    await expect(this.root).not.toHaveAttribute('data-hash', before);
    await this.waits();
  }

  /** Carries out commands from this game on by keyboard, in the mirror, and looks every time whether the engine agrees. */
  async play(game: Game, commands: readonly Command[]): Promise<Game> {
    let now = game;
    for (const command of commands) {
      const ways = waysTo(now.state, command);
      for (const id of ways) await this.action(id).press('Enter');
      if (new Set(ways).size < ways.length) await this.pressOn(ways.at(-1) ?? '', now);
      now = now.after(command);
      await this.shows(now);
    }
    return now;
  }

  /** Two presses count together within three seconds. On a busy machine the second may come later, and then counts as a first one. */
  private async pressOn(id: string, { hash }: Game): Promise<void> {
    for (let presses = 0; presses < MOST_PRESSES; presses++) {
      const { table, hash: shown } = await this.standing();
      if (table !== 'waiting' || shown !== hash) return;
      // The button is gone where the last press was heard after all.
      await this.action(id)
        .press('Enter', { timeout: 2000 })
        .catch(() => undefined);
    }
  }

  /** Plays as well as it can, until the party has to decide this. */
  async playTo(game: Game, phase: Phase): Promise<Game> {
    let now = game;
    for (const { command, game: next } of playOn(game)) {
      now = await this.play(now, [command]);
      if (next.state.phase === phase) return now;
    }
    throw new Error(`no ${phase} in this game`);
  }

  async hash(): Promise<string> {
    return (await this.root.getAttribute('data-hash')) ?? '';
  }

  async picture(): Promise<Picture> {
    const texts = await this.page
      .locator('.mirror-heading, .mirror-sections :is(h2, li), .mirror-actions button')
      .allTextContents();
    return { phase: await this.root.getAttribute('data-phase'), hash: await this.hash(), mirror: texts };
  }

  /** Where the keyboard is: the action's id, or the tag of whatever else has the focus. */
  focused(): Promise<string> {
    return this.page.evaluate(() => {
      const at = document.activeElement;
      return at instanceof HTMLElement ? (at.dataset['action'] ?? at.tagName.toLowerCase()) : 'nothing';
    });
  }

  async tabTo(target: Locator, most = 20): Promise<void> {
    for (let tabs = 0; tabs < most; tabs++) {
      if (await target.evaluate((node) => node === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  }
}
