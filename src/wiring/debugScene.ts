import tuningFile from '../../assets/tuning.json';
import { openPanel } from '../debug';
import { GAMES } from '../games/catalog';
import type { AnyHistory, GameAtTable } from '../games/contract';
import { byId, offerFile } from '../pages';
import type { Audio, Language } from '../services';
import { DebugStage } from './debugStage';
import { type GameTable, openGameTable } from './table/GameTable';
import type { GameTableParts } from './table/GameTableParts';

export interface DebugApp {
  readonly language: () => Language;
  readonly tuning: typeof tuningFile;
  readonly audio: Audio;
  readonly tableParts: (game: GameAtTable, kept: Pick<GameTableParts, 'history' | 'keep'>) => GameTableParts;
}

/** A table for people who tune (`?debug`): nothing that is played at it is kept. */
export async function openDebugScene({ language, tuning, audio, tableParts }: DebugApp): Promise<void> {
  const [folder] = GAMES;
  const [game, debug] = await Promise.all([folder.fetchTable(), folder.fetchDebug()]);
  const leave = (): void => location.assign('./');
  const keep = (): void => undefined;
  const { translate, settings } = tableParts(game, { history: debug.begin(debug.firstPlan), keep });
  const stage = new DebugStage({ gameTable: () => gameTable, game, debug, translate, tuning, settings });
  const partsFor = (history: AnyHistory): GameTableParts => ({
    ...tableParts(game, { history, keep }),
    drawnInAnyRoom: true,
    presentation: () => stage.manner,
    pace: () => 1,
    settings: { ...settings, current: () => ({ ...settings.current(), theatre: 'full' }) },
    leave,
    go: (page) => location.assign(`./#${page}`),
    again: () => void start(debug.firstPlan),
  });
  let gameTable: GameTable | null = null;
  const start = async (plan: unknown): Promise<void> => {
    gameTable?.close();
    gameTable = await openGameTable(partsFor(debug.begin(plan)));
  };
  document.documentElement.dataset['debug'] = '';
  byId('page').hidden = true;
  await start(debug.firstPlan);
  openPanel({
    debug,
    language: language(),
    translate,
    live: tuning,
    saved: tuningFile,
    sound: audio,
    save: (text) => offerFile('tuning.json', text),
    start,
    stage,
    counts: () => gameTable?.counts() ?? { things: 0, particles: 0 },
    leave,
  });
}
