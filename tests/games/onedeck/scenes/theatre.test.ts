// @vitest-environment happy-dom
import '../../../scenes/canvas';
import { readFileSync } from 'node:fs';
import type { Game } from 'phaser';
import { describe, expect, it, vi } from 'vitest';
import places from '../../../../assets/onedeck/art/backdrop/parts.json';
import bosses from '../../../../assets/onedeck/art/boss/bosses.json';
import foes from '../../../../assets/onedeck/art/foe/figures.json';
import heroes from '../../../../assets/onedeck/art/hero/heroes.json';
import moments from '../../../../assets/onedeck/art/moment/moments.json';
import { TheatreScene } from '../../../../src/games/onedeck/scenes/theatre/TheatreScene';
import { MovingScenery } from '../../../../src/scenes/theatre/MovingScenery';
import { sheetSvg } from '../../../../src/scenes/theatre/sheetSvg';
import { FRAME, inHeadlessGame, pass } from '../../../scenes/headless';
import { tuning } from '../tuning';
import { theatreHooks } from './tables';

describe.each([
  ...Object.entries(places).map((one) => ['backdrop', ...one] as const),
  ...Object.entries(bosses).map((one) => ['boss', ...one] as const),
  ...Object.entries(foes).map((one) => ['foe', ...one] as const),
  ...Object.entries(heroes).map((one) => ['hero', ...one] as const),
  ...Object.entries(moments).map((one) => ['moment', ...one] as const),
])('the sheet of %s %s', (kind, name, facts) => {
  it('has each part where the file says, and all that they are lit by', () => {
    const svg = readFileSync(`assets/onedeck/art/${kind}/${name}.svg`, 'utf8');
    const sheet = sheetSvg(svg, facts, 0.5);
    const [width = 0, height = 0] = facts.sheet;
    expect(sheet).toContain(`width="${Math.ceil(width / 2)}" height="${Math.ceil(height / 2)}" viewBox="0 0 ${width} ${height}"`);
    for (const part of facts.parts) {
      const [x, y] = part.at;
      expect(sheet).toMatch(new RegExp(`<svg x="${x}" y="${y}"[^>]*><g id="${part.name}"[^>]*>[\\s\\S]*?<path`));
    }
    for (const [, id] of sheet.matchAll(/url\(#([^)]+)\)/g)) expect(sheet).toContain(`id="${id}"`);
  });
});

describe('the theatre', () => {
  let game: Game;
  let theatre: TheatreScene;
  let pace: 1 | null;
  let mayMove: boolean;

  inHeadlessGame(async (made) => {
    ({ game } = made);
    pace = 1;
    mayMove = false;
    theatre = new TheatreScene({ ...theatreHooks(), tuning, mayMove: () => mayMove, pace: () => pace });
    game.scene.add('theatre', theatre, true, { density: 1 });
    await pass(FRAME * 3);
  });

  it('leaves the place to its own life, and that to whether anything may move', async () => {
    const move = vi.spyOn(MovingScenery.prototype, 'move');
    await pass(FRAME * 3);
    expect(move).toHaveBeenLastCalledWith(0, 0);
    mayMove = true;
    await pass(tuning.light.breath.waking + FRAME * 3);
    const [time = 0, life] = move.mock.lastCall ?? [];
    expect([time > tuning.light.breath.waking, life]).toEqual([true, 1]);
    mayMove = false;
    await pass(tuning.light.breath.waking + FRAME * 3);
    expect(move.mock.lastCall?.[1]).toBe(0);
  });

  it('lets a blow make the lantern gutter, and then it burns as before', async () => {
    void theatre.follow('damageTaken', new AbortController().signal);
    await pass(FRAME * 3);
    expect(theatre.burning.lit).toBeLessThan(0.9);
    expect(theatre.isMoving).toBe(true);
    await pass(tuning.light.gutter.duration + FRAME * 3);
    expect(theatre.burning).toEqual({ life: 0, breath: 0, lit: 1 });
    expect(theatre.isMoving).toBe(false);
  });

  it('ends a blow at once when the player skips, and is not to be seen where nothing moves', async () => {
    const skip = new AbortController();
    void theatre.follow('damageTaken', skip.signal);
    await pass(FRAME * 3);
    skip.abort();
    await pass(FRAME);
    expect(theatre.burning.lit).toBe(1);
    pace = null;
    void theatre.follow('damageTaken', new AbortController().signal);
    expect(theatre.burning.lit).toBe(1);
  });
});
