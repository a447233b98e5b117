// @vitest-environment happy-dom
import '../../../scenes/canvas';
import type { Game } from 'phaser';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TableScene } from '../../../../src/games/onedeck/scenes/TableScene';
import { STATES } from '../table/played';
import { atTheDesk, leave, SCREENS, shownOf } from './tables';

const written = vi.fn();
let game: Game;
let table: TableScene;

beforeEach(async () => {
  const pen = document.createElement('canvas').getContext('2d');
  if (pen === null) throw new Error('there is nothing to paint with');
  pen.fillText = written;
  ({ game, table } = await atTheDesk());
  written.mockClear();
});

afterEach(() => leave(game));

const [first] = STATES;
if (first === undefined) throw new Error('nothing was played');
const shown = shownOf({ shown: first, chosen: first });

it('the first state is painted before it is shown', async () => {
  await table.prepare(shown);
  expect(written).toHaveBeenCalled();
});

it('is not painted on once the size of the page or the words change', async () => {
  const prepared = table.prepare(shown);
  table.fit(SCREENS.phone);
  await prepared;
  expect(written).not.toHaveBeenCalled();
});
