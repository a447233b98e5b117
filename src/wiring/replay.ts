import type { AnyHistory, GamePages, PagesApp } from '../games/contract';
import { brokenReplayPage, replayPage } from '../pages';

export type ReplayApp = Pick<PagesApp, 'translate' | 'go' | 'play'>;

/** The page for a game that came as a link. */
export function replayed(text: string, game: GamePages, { translate, go, play }: ReplayApp): HTMLElement {
  const parsed = game.parseReplay(text);
  if (!parsed.ok) return brokenReplayPage({ translate, rejection: parsed.rejection, onTitle: () => go('title') });
  const history = parsed.value;
  const goesOn = !game.isOver(history.state) && !history.origin.practice;
  return replayPage({
    translate,
    game: game.picture(history.state, translate),
    onContinue: goesOn ? () => play({ history, mode: { kind: 'free' } }) : null,
    onPractise: () => play({ history: practising(history), mode: { kind: 'practice' } }),
  });
}

/** The same moves, any of which may be taken back. */
function practising(history: AnyHistory): AnyHistory {
  return { ...history, origin: { ...history.origin, practice: true } };
}
