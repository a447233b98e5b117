// @vitest-environment happy-dom
import '../../../scenes/canvas';
import { type Scene, Textures } from 'phaser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { State } from '../../../../src/engine/onedeck';
import { Heading } from '../../../../src/games/onedeck/scenes/views/Heading';
import { contentOf, layoutTable, refusalWords } from '../../../../src/games/onedeck/table';
import { inHeadlessGame } from '../../../scenes/headless';
import { TONGUES } from '../../../support/spoken';
import { STATES } from '../table/played';
import { SCREENS, shownOf } from './tables';

/** The longest of its kind. */
const FLEE = (phase: State['phase']) => ({ key: 'wrongPhase', params: { phase, command: 'flee', rule: 'fleeAtDoor' } });

describe.each(TONGUES)('a refusal on the canvas, in %s', (_, translate) => {
  let scene: Scene;
  const lines: { readonly words: string; readonly size: number }[] = [];

  inHeadlessGame((made) => {
    ({ scene } = made);
  });

  beforeEach(() => {
    vi.spyOn(Textures.TextureSource.prototype, 'update').mockReturnValue(undefined);
    const pen = document.createElement('canvas').getContext('2d');
    if (pen === null) throw new Error('no pen');
    pen.fillText = (words) => void lines.push({ words, size: Number(/([\d.]+)px/.exec(pen.font)?.[1]) });
  });

  it.each(['desk', 'phone'] as const)('has all its words, as large as other words are: %s', (screen) => {
    for (const phase of ['choose', 'pool'] as const) {
      const state = STATES.find((one) => one.phase === phase) as State;
      const shown = shownOf({ shown: state, chosen: state });
      const layout = layoutTable(SCREENS[screen], contentOf(shown.view, shown.menu));
      const heading = new Heading(scene);
      heading.sync(shown, layout);
      const sentence = refusalWords(FLEE(phase), translate);
      lines.length = 0;
      heading.refuse(sentence);
      const written = lines.filter(({ words }, at) => words !== lines[at + 1]?.words);
      expect(written.map(({ words }) => words).join(' ')).toBe(sentence);
      for (const { size } of written) expect(size).toBeCloseTo(layout.text);
    }
  });
});
