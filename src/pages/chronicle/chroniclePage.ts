import './chronicle.css';
import type { ChronicleOverview, ChronicleRow, EndedGame } from '../../games/contract';
import type { Translate } from '../../table';
import { carvedButton, made } from '../dom';
import { section } from '../pieces/sections';
import { chartPanel } from './chart';
import { dateWords } from './dateWords';
import { lastGames } from './lastGames';

/** What a game has to show of its finished games. */
export interface GameOverview extends ChronicleOverview {
  readonly id: string;
  /** The name of the game. */
  readonly name: string;
}

export interface ChronicleParts {
  readonly translate: Translate;
  readonly language: string;
  /** Newest first. */
  readonly games: readonly EndedGame[];
  /** Returns a game as it stands in the list; null leaves it out. */
  readonly rowOf: (game: EndedGame) => ChronicleRow | null;
  /** One for each game that has one; the first is shown, and the others on request. */
  readonly overviews: readonly GameOverview[];
  readonly onOpen: (id: string) => void;
  readonly onExport: () => void;
}

/** How many games are listed at once: a list of a thousand would hold up the page. */
const ROWS = 20;
/** How many charts stand beside the wall. */
const BESIDE = 2;

/** The page of all games that were played to their end: what was won as a picture, the numbers beside it, and the list below. */
export function chroniclePage(parts: ChronicleParts): HTMLElement {
  const { translate, games, overviews, onExport } = parts;
  const page = made('div', { className: 'page-body chronicle' });
  const overview = made('div', { className: 'overview' });
  const charts = made('div', { className: 'charts' });
  const show = (one: GameOverview): void => {
    overview.replaceChildren(...overviewParts(one, parts));
    charts.replaceChildren(...one.charts.slice(BESIDE).map(chartPanel));
  };
  const [first] = overviews;
  if (first !== undefined) {
    show(first);
    page.append(...gameTabs(parts, show), overview);
  }
  if (games.length === 0) {
    page.append(made('p', { className: 'panel', textContent: translate('chronicle.empty') }));
    return page;
  }
  if (overviews.length === 0) page.append(lastGames(games, translate));
  const exporting = carvedButton(translate('chronicle.export'), { onPress: onExport });
  page.append(charts, section(translate('chronicle.games'), gameList(parts)), exporting);
  return page;
}

/** Chooses the game whose overview is shown, where several games have one. */
function gameTabs({ overviews, translate }: ChronicleParts, show: (one: GameOverview) => void): readonly HTMLElement[] {
  if (overviews.length < 2) return [];
  const row = made('nav', { className: 'chronicle-games' });
  row.setAttribute('aria-label', translate('page.games'));
  const buttons = overviews.map((one, at) => {
    const button = made('button', { className: 'pill', textContent: one.name });
    button.type = 'button';
    button.setAttribute('aria-pressed', String(at === 0));
    button.addEventListener('click', () => {
      for (const other of buttons) other.setAttribute('aria-pressed', String(other === button));
      show(one);
    });
    return button;
  });
  row.append(...buttons);
  return [row];
}

function overviewParts(
  { id, wall, next, charts, more }: GameOverview,
  { games, translate }: ChronicleParts,
): readonly HTMLElement[] {
  const side = made('div', { className: 'overview-side' });
  const go = made('div', { className: 'overview-go' });
  const { label, detail, onPress } = next;
  go.append(carvedButton(label, { gold: true, detail, onPress }));
  const own = games.filter(({ game }) => game === id);
  if (own.length > 0) side.append(lastGames(own, translate), ...charts.slice(0, BESIDE).map(chartPanel), ...more);
  return [wall, side, go];
}

/** Lists the newest games, and more of them when asked. */
function gameList(parts: ChronicleParts): HTMLElement {
  const { translate, games, rowOf } = parts;
  const body = made('div');
  const list = made('ul', { className: 'lines' });
  let shown = 0;
  const more = carvedButton(translate('chronicle.more'), { onPress: () => show() });
  const show = (): void => {
    const rows = games.slice(shown, shown + ROWS).flatMap((game) => rowOf(game) ?? []);
    const items = rows.map((row) => {
      const item = made('li');
      item.append(rowButton(row, parts));
      return item;
    });
    list.append(...items);
    if (shown > 0) items[0]?.querySelector('button')?.focus();
    shown += ROWS;
    more.hidden = shown >= games.length;
  };
  show();
  body.append(list, more);
  return body;
}

function rowButton({ id, date, outcome, pictures, title, detail }: ChronicleRow, parts: ChronicleParts): HTMLElement {
  const button = made('button', { className: `entry ${outcome}` });
  const people = made('span', { className: 'entry-figures' });
  const words = made('span', { className: 'entry-words' });
  people.append(...pictures);
  words.append(
    made('strong', { textContent: `${title} ` }),
    made('span', { textContent: `${detail} ` }),
    made('small', { textContent: dateWords(date, parts.language) }),
  );
  button.type = 'button';
  button.append(people, words);
  button.addEventListener('click', () => parts.onOpen(id));
  return button;
}
