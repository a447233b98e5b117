import { type BeatPlay, gameFrom, type Hands, type Stage } from '../debug';
import type { State } from '../engine/onedeck';
import { idOf } from '../games/onedeck/table';
import { type Presentation, paced, type Translate, type Tuning } from '../table';
import { Aiming } from './table/Aiming';
import { Attention, type AttentionParts } from './table/attention';
import type { Canvas } from './table/canvas';
import type { GameTable } from './table/GameTable';

export interface DebugStageParts {
  readonly gameTable: () => GameTable | null;
  readonly translate: Translate;
  readonly tuning: Tuning;
  readonly settings: AttentionParts['settings'];
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
      const aiming = new Aiming(state, { perform: nothing, refuse: nothing });
      const attention = new Attention(translate, aiming, { pace: () => 1, settings });
      const history = gameFrom(state);
      const show = (): void => {
        attention.renew();
        canvas.show(attention.shown(state, history, false));
      };
      attention.rest(state);
      show();
      canvas.drawn?.rewind();
      await act(this.handsAt(canvas, { aiming, show, signal }));
      aiming.close();
    });
  }

  private handsAt(canvas: Canvas, { aiming, show, signal }: Handed): Hands {
    const hand = () => canvas.drawn?.hand;
    return {
      layout: () => canvas.drawn?.layout() ?? null,
      point: (at) => hand()?.point(at),
      lift: (die, at) => hand()?.lift({ id: idOf({ kind: 'die', die }) }, at) ?? false,
      carry: (to) => hand()?.carry(to),
      putBack: () => hand()?.putBack(),
      pick(die) {
        aiming.pick(die);
        show();
      },
      aim(box) {
        aiming.at({ kind: 'box', box });
        show();
      },
      look: (x, y) => canvas.drawn?.look(x, y),
      tilt: (gamma, beta) => window.dispatchEvent(new DeviceOrientationEvent('deviceorientation', { gamma, beta })),
      blow: async () => {
        const { damageTaken } = this.parts.tuning.motions;
        await canvas.drawn?.play({ motion: 'damageTaken', hurt: [] }, { ...paced(damageTaken, 1), signal });
      },
    };
  }
}

interface Handed {
  readonly aiming: Aiming;
  readonly show: () => void;
  readonly signal: AbortSignal;
}
