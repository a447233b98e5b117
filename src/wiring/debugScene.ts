import tuningFile from '../../assets/tuning.json';
import { openPanel } from '../debug';
import type { AnyHistory } from '../games/contract';
import { byId, offerFile } from '../pages';
import type { Audio, Language } from '../services';
import type { Translate } from '../table';
import { DebugStage } from './debugStage';
import type { LiveTuning } from './LiveTuning';
import type { PlayedGame, PlayedGames } from './PlayedGames';
import { type GameTable, openGameTable } from './table/GameTable';
import type { GameTableParts, TableServices, TableWays } from './table/GameTableParts';

export interface DebugApp {
  readonly language: () => Language;
  readonly tuning: LiveTuning;
  readonly audio: Audio;
  readonly games: Pick<PlayedGames, 'current' | 'of'>;
  readonly table: TableServices;
}

/** A table for people who tune (`?debug`, or `?debug=` and the id of a game): nothing that is played at it is kept. */
export async function openDebugScene({ language, tuning: tunings, audio, games, table }: DebugApp): Promise<void> {
  const asked = askedGame(games);
  const { folder } = asked;
  const files = [folder.fetchTable(), folder.fetchDebug(), folder.fetchSounds(), asked.includeTexts()] as const;
  const [game, debug, sounds] = await Promise.all(files);
  const tuning = tunings.of(game);
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
    ...waysFrom(asked, translate),
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
    leave: goHome,
  });
}

const goHome = (): void => location.assign('./');

function waysFrom({ folder, codex, signs }: PlayedGame, translate: Translate): Omit<TableWays, 'again'> {
  return {
    leave: goHome,
    go: (page) => location.assign(`./#${page}`),
    nameOf: (page) => translate(folder.pages[page] ?? 'page.title'),
    codex: () => codex(translate),
    signs: () => signs(translate),
  };
}

function askedGame(games: DebugApp['games']): PlayedGame {
  const asked = new URLSearchParams(location.search).get('debug');
  return games.of(asked ?? '') ?? games.current;
}
