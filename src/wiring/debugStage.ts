import type { BeatPlay, Stage } from '../debug';
import { redo, undo } from '../engine/kernel';
import type { AnyGameDebug, GameAtTable } from '../games/contract';
import type { SettingsStore } from '../services';
import type { Presentation, Translate, Tuning } from '../table';
import type { GameTable } from './table/GameTable';

export interface DebugStageParts {
  readonly gameTable: () => GameTable | null;
  readonly game: Pick<GameAtTable, 'pick' | 'rules'>;
  readonly debug: Pick<AnyGameDebug, 'from' | 'handsAt'>;
  readonly translate: Translate;
  readonly tuning: Tuning;
  readonly settings: Pick<SettingsStore, 'current'>;
}

const nothing = (): void => undefined;

/** The table of the debug scene, on which other games are shown than the one that is played there. */
export class DebugStage implements Stage {
  /** A person who tunes wants to see all motion, whatever the settings say. */
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

  async visit(state: unknown, { act, signal }: Parameters<Stage['visit']>[1]): Promise<void> {
    const { gameTable, game, debug, translate, tuning, settings } = this.parts;
    await gameTable()?.lend(async (canvas) => {
      const history = debug.from(state);
      const tools = { canUndo: undo(history) !== null, canRedo: redo(history) !== null, speed: 1 } as const;
      const [seat = null] = game.rules.toAct(state);
      const show = (): void => {
        picking.renew();
        canvas.show(picking.shown(state, { busy: false, viewer: seat, tools }));
      };
      const picking = game.pick({
        state,
        translate,
        sound: nothing,
        singleKeys: () => settings.current().singleKeys,
        perform: nothing,
        refuse: nothing,
        changed: show,
        layout: () => null,
      });
      picking.rest(state, seat);
      show();
      canvas.drawn?.rewind();
      await act(debug.handsAt({ picture: () => canvas.drawn, picking, tuning, signal }));
      picking.close();
    });
  }
}
