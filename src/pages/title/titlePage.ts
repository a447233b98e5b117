import type { TitleMode, TitleNotes } from '../../games/contract';
import type { PageId } from '../../machines';
import type { Translate } from '../../table';
import { carvedButton, made } from '../dom';
import { wanderer } from './gameArch';
import { type TitleGame, titleGame } from './titleGame';
import { titleKeys } from './titleKeys';

export interface TitleParts {
  readonly translate: Translate;
  /** Returns the name of a page. */
  readonly nameOf: (page: PageId) => string;
  /** The games of the catalog. The first one leads: the wanderer stands before it, and its ways to play are offered. */
  readonly games: readonly [TitleGame, ...TitleGame[]];
  /** The ways to play the game that leads. */
  readonly modes: readonly TitleMode[];
  /** The pages of the modes whose games wait while another lies on the table. */
  readonly underWay: readonly PageId[];
  readonly notes: TitleNotes;
  /** Notes that are still being read. They replace the first ones without moving the layout. */
  readonly later: Promise<TitleNotes>;
  /** The card of the daily game is marked until it has been played. */
  readonly isTodayPlayed: Promise<boolean>;
  readonly now: Date;
  readonly onReload: () => void;
  readonly onGo: (page: PageId) => void;
  readonly until: AbortSignal;
}

/** The title in plain HTML: it is there before the table is loaded, and stays when it is not. */
export function titlePage(parts: TitleParts): HTMLElement {
  const { translate, nameOf, games, modes, underWay, notes, later, isTodayPlayed, now, onReload, onGo, until } = parts;
  const [leading, ...others] = games;
  const page = made('div', { className: 'title-inner' });
  const menu = made('nav', { className: 'title-menu' });
  const { saved, newer } = leading.lies();
  const noteOn = (id: PageId, note: string): string =>
    underWay.includes(id) ? [note, translate('title.underWay')].filter((part) => part !== '').join(' · ') : note;
  const button = (id: PageId): HTMLElement => {
    const way = carvedButton(nameOf(id), { detail: noteOn(id, notes[id] ?? ''), onPress: () => onGo(id) });
    way.id = `to-${id}`;
    way.classList.toggle('waits', underWay.includes(id));
    return way;
  };
  const [main] = modes;
  const isBegun = saved !== null || newer;
  const ways = modes.filter((mode) => mode.note !== 'today' && (mode !== main || isBegun)).map(({ page: id }) => button(id));
  const today = modes.filter(({ note }) => note === 'today').map(({ page: id }) => todayCard(button(id), now));
  const beginning = translate('setup.begin');
  const first = titleGame(leading, { translate, onReload, beginning: main ? nameOf(main.page) : beginning, isFirst: true });
  if (!isBegun && main !== undefined) first.querySelector('.title-act')?.setAttribute('id', `to-${main.page}`);
  first.querySelector('.game-arch')?.append(wanderer());
  first.append(rowOf('title-ways', ways));
  const list = made('ul', { className: 'title-games' });
  // Some browsers drop the role of a list that shows no signs.
  list.setAttribute('role', 'list');
  list.append(first, ...others.map((game) => titleGame(game, { translate, onReload, beginning, isFirst: false })));
  menu.setAttribute('aria-label', translate('title.menu'));
  menu.append(list, ...today, rowOf('title-row', ['codex', 'chronicle', 'settings'].map(button)));
  void later.then((read) => {
    for (const [id, note] of Object.entries(read)) menu.querySelector(`#to-${id} small`)?.replaceChildren(noteOn(id, note));
  });
  void isTodayPlayed.then((isPlayed) => today[0]?.classList.toggle('fresh', !isPlayed));
  page.dataset['games'] = String(games.length);
  page.append(made('h1', { textContent: translate('page.title') }), made('p', { textContent: translate('title.tagline') }), menu);
  titleKeys(page, until);
  return page;
}

function rowOf(className: string, buttons: readonly HTMLElement[]): HTMLElement {
  const row = made('div', { className });
  row.append(...buttons);
  return row;
}

/** Lays a leaf of the calendar on the button of the daily game. */
function todayCard(button: HTMLElement, now: Date): HTMLElement {
  const leaf = made('span', { className: 'title-leaf', textContent: String(now.getDate()) });
  leaf.setAttribute('aria-hidden', 'true');
  button.classList.add('title-today');
  button.prepend(leaf);
  return button;
}
