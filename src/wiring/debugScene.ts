import tuningFile from '../../assets/tuning.json';
import { FIRST_PLAN, met, openPanel, type Plan } from '../debug';
import type { TableHistory } from '../games/onedeck';
import { byId, offerFile } from '../pages';
import type { Audio, Language } from '../services';
import { DebugStage } from './debugStage';
import { type GameTable, openGameTable } from './table/GameTable';
import type { GameTableParts } from './table/GameTableParts';

export interface DebugHouse {
  readonly language: () => Language;
  readonly tuning: typeof tuningFile;
  readonly audio: Audio;
  readonly tableParts: (history: TableHistory) => GameTableParts;
}

/** A table for people who tune (`?debug`): nothing that is played at it is kept. */
export async function openDebugScene({ language, tuning, audio, tableParts }: DebugHouse): Promise<void> {
  const leave = (): void => location.assign('./');
  const { translate, settings } = tableParts(met(FIRST_PLAN));
  const stage = new DebugStage({ gameTable: () => gameTable, translate, tuning, settings });
  const partsFor = (history: TableHistory): GameTableParts => ({
    ...tableParts(history),
    presentation: () => stage.manner,
    pace: () => 1,
    settings: { ...settings, current: () => ({ ...settings.current(), theatre: 'full' }) },
    keep: () => undefined,
    leave,
    go: (page) => location.assign(`./#${page}`),
    again: () => void start(FIRST_PLAN),
  });
  let gameTable: GameTable | null = null;
  const start = async (plan: Plan): Promise<void> => {
    gameTable?.close();
    gameTable = await openGameTable(partsFor(met(plan)));
  };
  document.documentElement.dataset['debug'] = '';
  byId('page').hidden = true;
  await start(FIRST_PLAN);
  openPanel({
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
