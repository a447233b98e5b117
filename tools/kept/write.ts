import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { version } from '../../package.json';
import { asOneDeckGame } from '../../src/games/onedeck/table';
import { GAME } from '../../tests/support/games';
import { openBrowser } from '../../tests/support/kept/browser';
import { backupOf, crashReportOf } from '../../tests/support/kept/handedOut';
import { openedIn } from '../../tests/support/kept/opened';
import { linkOf } from '../../tests/support/kept/play';
import { clock, contentAfter, SCENE_NAMES } from '../../tests/support/kept/scenes';

/** Writes every scene's files into this folder. */
export async function writeKept(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  for (const name of SCENE_NAMES) {
    const content = await contentAfter(name);
    const browser = openBrowser(content, clock());
    write(`${name}.json`, `${JSON.stringify(content)}\n`);
    write(`${name}.opened.json`, `${JSON.stringify(await openedIn(browser), null, 2)}\n`);
    write(`${name}.backup.json`, await backupOf(browser, clock()()));
    const read = await browser.table.read(GAME);
    const game = asOneDeckGame(read.game);
    if (game === null) throw new Error(`${name} has no game on its table`);
    write(`${name}.link.txt`, `${linkOf(game.history)}\n`);
    write(`${name}.crash.txt`, crashReportOf(game.history, version));
    console.log(name);
  }
}
