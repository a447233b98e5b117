import type { ChronicleFacts } from '../../games/contract';
import type { Translate } from '../../table';
import { made } from '../dom';

const SHOWN = 20;

type Outcomes = readonly Pick<ChronicleFacts, 'outcome'>[];

/** The last games as lanterns, lit for those that were won. `games` are newest first; the newest lantern is the last. */
export function lastGames(games: Outcomes, translate: Translate): HTMLElement {
  const panel = made('section', { className: 'panel last-games' });
  const last = games.slice(0, SHOWN);
  const won = last.filter(({ outcome }) => outcome === 'victory').length;
  const heading = made('h2', { textContent: translate('chronicle.last', { count: last.length }) });
  const lanterns = made('span', { className: 'lanterns' });
  lanterns.setAttribute('aria-hidden', 'true');
  lanterns.append(...last.toReversed().map(({ outcome }) => made('i', { className: outcome })));
  heading.append(' ', made('small', { textContent: translate('chronicle.run', { won, run: String(longestRun(games)) }) }));
  panel.append(heading, lanterns);
  return panel;
}

/** Returns the most games in a row that were ever won. */
function longestRun(games: Outcomes): number {
  let [run, most] = [0, 0];
  for (const { outcome } of games) {
    run = outcome === 'victory' ? run + 1 : 0;
    most = Math.max(most, run);
  }
  return most;
}
