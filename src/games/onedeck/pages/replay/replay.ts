import { parseReplay } from '../../../../engine/kernel';
import { FREE, oneDeckDungeon } from '../../../../engine/onedeck';
import type { TableHistory } from '../../table';
import type { OneDeckHouse } from '../house';
import { brokenReplayPage, replayPage } from './replayPage';

export type ReplayHouse = Pick<OneDeckHouse, 'translate' | 'go' | 'play'>;

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
    onContinue: goesOn ? () => play({ history, mode: FREE }) : null,
    onPractise: () => play({ history: practising(history), mode: { kind: 'practice' } }),
  });
}

/** The same moves, any of which may be taken back. */
function practising(history: TableHistory): TableHistory {
  return { ...history, origin: { ...history.origin, practice: true } };
}
