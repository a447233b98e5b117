import { gameOfReplay } from '../engine/kernel';
import type { AnyHistory } from '../games/contract';
import { brokenReplayPage, replayPage } from '../pages';
import type { AllGamesApp } from './allGames';

export type ReplayApp = Pick<AllGamesApp, 'translate' | 'go' | 'games' | 'appOf' | 'pagesOf'>;

/** The page for a game that came as a link. The link names the game. */
export async function replayed(text: string, app: ReplayApp): Promise<HTMLElement> {
  const { translate, go, games } = app;
  // Any game can say why a link leads to none.
  const game = games.of(gameOfReplay(text) ?? '') ?? games.current;
  const pages = await app.pagesOf(game);
  const { play } = app.appOf(game);
  const parsed = pages.parseReplay(text);
  if (!parsed.ok) return brokenReplayPage({ translate, rejection: parsed.rejection, onTitle: () => go('title') });
  const history = parsed.value;
  const goesOn = !pages.isOver(history.state) && !history.origin.practice;
  return replayPage({
    translate,
    game: pages.picture(history.state, translate),
    onContinue: goesOn ? () => play({ history, mode: { kind: 'free' } }) : null,
    onPractise: () => play({ history: practising(history), mode: { kind: 'practice' } }),
  });
}

/** The same moves, any of which may be taken back. */
function practising(history: AnyHistory): AnyHistory {
  return { ...history, origin: { ...history.origin, practice: true } };
}
