// Looks at the game: `npm run shots` photographs every scene in every layout, one contact sheet for each scene.
// -- --scenes pool,loot-4,paper-dice --sizes 390x844,1280x720 --texts 100,150 --languages en,it: only these
// -- --density 3: as fine screens show it; --each: every picture for itself, too; --url http://…: of a game that is served already; --list: the names of all scenes
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { build, preview } from 'vite';
import { findBrowser } from './ready/browser.mjs';
import { goToMoment, goToPage, goToTable, layOut } from './shots/camera';
import { type Layout, layoutsFor, nameOf } from './shots/layouts';
import { allScenes, type Scene, scenesCalled } from './shots/scenes';
import { contactSheet, type Shot } from './shots/sheet';
import './withoutMedia.mjs';

const OUT = 'tests/e2e/shots/sheets';

const { values } = parseArgs({
  options: {
    scenes: { type: 'string' },
    sizes: { type: 'string' },
    texts: { type: 'string' },
    languages: { type: 'string' },
    url: { type: 'string' },
    density: { type: 'string', default: '1' },
    out: { type: 'string', default: OUT },
    each: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});

const scenes = scenesCalled(await allScenes(), values.scenes?.split(',') ?? null);
if (values.list) console.log(scenes.map(({ name }) => name).join('\n'));
else await photograph(layoutsFor(values));

async function photograph(layouts: readonly Layout[]): Promise<void> {
  mkdirSync(values.out, { recursive: true });
  const served = values.url === undefined ? await serve() : null;
  const browser = await chromium.launch({ executablePath: findBrowser() ?? '' });
  const baseURL = values.url ?? served?.resolvedUrls?.local[0] ?? '';
  const deviceScaleFactor = Number(values.density);
  for (const scene of scenes) {
    // Nothing is left over from the scene before.
    const context = await browser.newContext({ baseURL, deviceScaleFactor, serviceWorkers: 'block', reducedMotion: 'reduce' });
    const page = await context.newPage();
    page.on('pageerror', (error) => console.error(error.stack));
    await photographScene(page, scene, layouts);
    await context.close();
  }
  await browser.close();
  await served?.close();
}

async function photographScene(page: Page, scene: Scene, layouts: readonly Layout[]): Promise<void> {
  const isMoving = 'after' in scene;
  if (!('save' in scene)) await goToPage(page, scene);
  else if (!isMoving) await goToTable(page, scene);
  const shots: Shot[] = [];
  for (const layout of layouts) {
    await (isMoving ? goToMoment(page, scene, layout) : layOut(page, layout));
    const picture = await page.screenshot();
    shots.push({ picture, caption: `${scene.name} ${nameOf(layout)}` });
    if (values.each) writeFileSync(join(values.out, `${scene.name}-${nameOf(layout)}.png`), picture);
  }
  await contactSheet(shots, join(values.out, `${scene.name}.png`));
  console.log(join(values.out, `${scene.name}.png`));
}

async function serve() {
  await build({ logLevel: 'warn' });
  return preview({ preview: { port: 4940 }, logLevel: 'warn' });
}
