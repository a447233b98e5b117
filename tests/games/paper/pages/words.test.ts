import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const FOLDER = 'src/games/paper';
/** These are shown only when the page texts are there. */
const WITH_PAGE_TEXTS = /^pages\/(?:campaign|chronicle|codex|daily|signs)\/|^pages\/pieces\/house\.ts$/;

it('names no sentence of codex, chronicle and modes in what a free game loads', () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const naming = files.filter((file) => readFileSync(join(FOLDER, file), 'utf8').includes('paperPages.'));
  expect(naming.length).toBeGreaterThan(10);
  expect(naming.filter((file) => !WITH_PAGE_TEXTS.test(file))).toEqual([]);
});
