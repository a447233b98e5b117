import { parseReplay } from '../engine/kernel';
import { FREE, oneDeckDungeon } from '../engine/onedeck';
import type { TableGame, TableHistory } from '../games/onedeck';
import type { PageId } from '../machines';
import { brokenReplayPage, replayPage } from '../pages';
import type { Translate } from '../table';
import { anotherGame } from './newGame';

export interface ReplayHouse {
  readonly translate: Translate;
  readonly go: (page: PageId) => void;
  readonly play: (game: TableGame) => void;
}

/** The page for a game that came as a link. */
export function replayed(text: string, { translate, go, play }: ReplayHouse): HTMLElement {
  const parsed = parseReplay(oneDeckDungeon, text);
  if (!parsed.ok) return brokenReplayPage({ translate, rejection: parsed.rejection, onTitle: () => go('title') });
  const history = parsed.value;
  const { state, origin } = history;
  const goesOn = state.result === null && !origin.practice;
  return replayPage({
    translate,
    state,
    onContinue: goesOn ? () => play(anotherGame(history, FREE)) : null,
    onPractise: () => play(anotherGame(practising(history), { kind: 'practice' })),
  });
}

/** The same moves, any of which may be taken back. */
function practising(history: TableHistory): TableHistory {
  return { ...history, origin: { ...history.origin, practice: true } };
}
