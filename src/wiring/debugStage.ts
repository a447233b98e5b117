import { type BeatPlay, gameFrom, type Hands, type Stage } from '../debug';
import type { State } from '../engine/onedeck';
import type { Table } from '../games/onedeck/scenes';
import { idOf, OneDeckPicking } from '../games/onedeck/table';
import type { SettingsStore } from '../services';
import { type Presentation, paced, type Translate, type Tuning } from '../table';
import type { Canvas } from './table/canvas';
import type { GameTable } from './table/GameTable';
import { showingOf } from './table/Presenter';

export interface DebugStageParts {
  readonly gameTable: () => GameTable | null;
  readonly translate: Translate;
  readonly tuning: Tuning;
  readonly settings: Pick<SettingsStore, 'current'>;
}

const nothing = (): void => undefined;

/** The table of the debug scene, on which other games are shown than the one that is played there. */
export class DebugStage implements Stage {
  /** Who tunes wants to see what moves, whatever is set. */
  manner: Presentation = 1;

  constructor(private readonly parts: DebugStageParts) {}

  async play({ before, events }: Parameters<Stage['play']>[0], { manner, signal, stay }: BeatPlay): Promise<void> {
    const gameTable = this.parts.gameTable();
    const skip = (): void => gameTable?.director.skip();
    await gameTable?.lend(async (canvas) => {
      await gameTable.director.play(before, []);
      canvas.drawn?.rewind();
      if (signal.aborted) return;
      this.manner = manner === 'fading' ? 'crossfade' : 1;
      signal.addEventListener('abort', skip);
      await gameTable.director.play(before, events);
      signal.removeEventListener('abort', skip);
      await stay();
    });
    this.manner = 1;
  }

  async visit(state: State, { act, signal }: Parameters<Stage['visit']>[1]): Promise<void> {
    const { gameTable, translate, settings } = this.parts;
    await gameTable()?.lend(async (canvas) => {
      const history = gameFrom(state);
      const show = (): void => {
        picking.renew();
        canvas.show(picking.shown(state, showingOf(history, { busy: false, speed: 1 })));
      };
      const picking = new OneDeckPicking({
        state,
        translate,
        sound: nothing,
        singleKeys: () => settings.current().singleKeys,
        perform: nothing,
        refuse: nothing,
        changed: show,
        layout: () => null,
      });
      picking.rest(state);
      show();
      canvas.drawn?.rewind();
      await act(this.handsAt(canvas, picking, signal));
      picking.close();
    });
  }

  private handsAt(canvas: Canvas, picking: OneDeckPicking, signal: AbortSignal): Hands {
    const table = () => canvas.drawn as Table | null;
    const hand = () => table()?.hand;
    return {
      layout: () => table()?.layout() ?? null,
      point: (at) => hand()?.point(at),
      lift: (die, at) => hand()?.lift({ id: idOf({ kind: 'die', die }) }, at) ?? false,
      carry: (to) => hand()?.carry(to),
      putBack: () => hand()?.putBack(),
      pick: (die) => picking.press(idOf({ kind: 'die', die })),
      aim: (box) => picking.press(idOf({ kind: 'box', box })),
      look: (x, y) => canvas.drawn?.look(x, y),
      tilt: (gamma, beta) => window.dispatchEvent(new DeviceOrientationEvent('deviceorientation', { gamma, beta })),
      blow: async () => {
        const { damageTaken } = this.parts.tuning.motions;
        await table()?.play({ motion: 'damageTaken', hurt: [] }, { ...paced(damageTaken, 1), signal });
      },
    };
  }
}
