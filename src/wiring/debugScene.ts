import tuningFile from '../../assets/tuning.json';
import { openPanel } from '../debug';
import { GAMES } from '../games/catalog';
import type { AnyHistory, GameFolder } from '../games/contract';
import { byId, offerFile } from '../pages';
import type { Audio, Language } from '../services';
import { DebugStage } from './debugStage';
import type { LiveTuning } from './LiveTuning';
import { type GameTable, openGameTable } from './table/GameTable';
import type { GameTableParts, TableServices } from './table/GameTableParts';

export interface DebugApp {
  readonly language: () => Language;
  readonly tuning: LiveTuning;
  readonly audio: Audio;
  readonly table: TableServices;
}

/** A table for people who tune (`?debug`, or `?debug=` and the id of a game): nothing that is played at it is kept. */
export async function openDebugScene({ language, tuning: tunings, audio, table }: DebugApp): Promise<void> {
  const folder = askedGame();
  const [game, debug, sounds] = await Promise.all([folder.fetchTable(), folder.fetchDebug(), folder.fetchSounds()]);
  const tuning = tunings.of(game);
  const leave = (): void => location.assign('./');
  const { translate, settings } = table;
  const stage = new DebugStage({ gameTable: () => gameTable, game, debug, translate, tuning, settings });
  const partsFor = (history: AnyHistory): GameTableParts => ({
    ...table,
    tuning,
    game,
    history,
    keep: () => undefined,
    drawnInAnyRoom: true,
    presentation: () => stage.manner,
    pace: () => 1,
    settings: { ...settings, current: () => ({ ...settings.current(), theatre: 'full' }) },
    leave,
    go: (page) => location.assign(`./#${page}`),
    nameOf: (page) => translate(folder.pages[page] ?? 'page.title'),
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
    ...{ debug, language: language(), translate, live: tuning, sound: audio, save: offerFile },
    files: { shared: tuningFile, own: game.tuning },
    lengthOf: (name) => sounds?.places[name]?.length ?? 0,
    start,
    stage,
    counts: () => gameTable?.counts() ?? { things: 0, particles: 0 },
    leave,
  });
}

function askedGame(): GameFolder {
  const asked = new URLSearchParams(location.search).get('debug');
  return GAMES.find(({ id }) => id === asked) ?? GAMES[0];
}
