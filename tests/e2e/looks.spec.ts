import type { Page } from '@playwright/test';
import { goToTable, layOut } from '../../tools/shots/camera';
import { type Layout, layoutsFor } from '../../tools/shots/layouts';
import type { TableScene } from '../../tools/shots/scenes';
import { AT_LENGTH } from './support/atLength';
import { BROWSER_GAMES, type BrowserGame, sceneNamed } from './support/browserGames';
import { expect, test } from './support/test';
import { forgetWords, watchWords, wordProblems, wordsOn } from './support/watchWords';

const SIZES = '1280x720,390x844,844x390,768x1024';
/** Everything is painted anew on the way from another window. */
const BETWEEN = { width: 640, height: 400 };
/** The second is the harder one: the suite looks at the first scene in the other, too, and at length at all of them. */
const LOOKS = [
  { texts: '100', languages: 'en' },
  { texts: '150', languages: 'it' },
] as const;
const NO_INSETS = { top: 0, right: 0, bottom: 0, left: 0 };
const FINGER = 44;
const PATIENCE = 4;

for (const game of BROWSER_GAMES) {
  test(`${game.name}: no words at the table are cut, too small or in the way, and every button is large enough`, async ({
    page,
  }) => {
    test.slow();
    await watchWords(page);
    const found: string[] = [];
    const names = AT_LENGTH ? [...game.wordiest, ...game.wordy] : game.wordiest;
    for (const [at, name] of names.entries()) {
      const scene = sceneNamed(game, name);
      await goToTable(page, scene);
      for (const looks of LOOKS.slice(at === 0 || AT_LENGTH ? 0 : 1)) {
        for (const layout of layoutsFor({ sizes: SIZES, ...looks })) {
          const problems = await lastingProblemsIn(page, { game, scene, layout });
          found.push(...problems.map((problem) => `${scene.name} ${layout.width}×${layout.height} ${layout.text} %: ${problem}`));
        }
      }
    }
    console.log(`${game.name}: ${found.length} faults of words`);
    if (found.length > game.faults) expect(found).toEqual([]);
  });
}

test('words that are cut, too small or in the way are found', async ({ page }) => {
  await watchWords(page);
  await page.goto('blank.html');
  await page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    if (pen === null) throw new Error('no canvas');
    pen.setTransform(1, 0, 0, 1, -100, -100);
    pen.font = '16px serif';
    pen.fillText('fine', 110, 120);
    pen.fillText('under it', 110, 124);
    pen.fillText('shorten…', 110, 160);
    pen.fillText('over the edge', 380, 190);
    pen.font = '9px serif';
    pen.fillText('tiny', 110, 220);
  });
  expect(wordProblems(await wordsOn(page), 16)).toEqual([
    '"fine" lies on "under it"',
    '"tiny" has only 9.0 px of 16.0',
    '"shorten…" is cut off',
    '"over the edge" is cut off',
  ]);
});

/** On a busy machine the words of the window before may be painted late, and be noted with the new ones: then all are painted once more, until the same is found twice. */
async function lastingProblemsIn(page: Page, looked: Looked): Promise<readonly string[]> {
  const { layout } = looked;
  let problems: readonly string[] = [];
  for (let tries = 0; tries < PATIENCE; tries++) {
    await layOut(page, { ...layout, ...BETWEEN });
    await page.waitForTimeout(tries * 200);
    await forgetWords(page);
    await layOut(page, layout);
    await page.waitForTimeout(tries * 200);
    const before = problems;
    problems = await problemsIn(page, looked);
    if (problems.length === 0 || problems.join() === before.join()) break;
  }
  return problems;
}

interface Looked {
  readonly game: BrowserGame;
  readonly scene: TableScene;
  readonly layout: Layout;
}

async function problemsIn(page: Page, { game, scene, layout: { width, height, text } }: Looked): Promise<readonly string[]> {
  const screen = { width, height, safe: NO_INSETS, textScale: text / 100 };
  const unit = game.deskUnit(scene, screen);
  return [
    ...wordProblems(await wordsOn(page), unit === null ? game.letters.hand : game.letters.desk * unit),
    ...(unit === null ? await smallButtons(page) : []),
    ...game.problems(scene, screen),
  ];
}

async function smallButtons(page: Page): Promise<readonly string[]> {
  const boxes = await page
    .locator('[data-action]')
    .evaluateAll((nodes) =>
      nodes.map((node) => ({ id: node.getAttribute('data-action'), ...node.getBoundingClientRect().toJSON() })),
    );
  return boxes
    .filter(({ width, height }) => width > 1 && Math.min(width, height) < FINGER - 0.5)
    .map(({ id, width, height }) => `${id} is only ${Math.round(width)}×${Math.round(height)}`);
}
