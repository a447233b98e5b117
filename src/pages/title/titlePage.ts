import type { GameFace, TitleMode, TitleNotes } from '../../games/contract';
import type { PageId } from '../../machines';
import type { Translate } from '../../table';
import { carvedButton, made } from '../dom';
import { gameArch } from '../games/gameArch';

export interface TitleParts {
  readonly translate: Translate;
  /** Returns the name of a page. */
  readonly nameOf: (page: PageId) => string;
  /** The game whose title this is, and the names of the others; null where there is only one. */
  readonly game: TitleGame | null;
  /** The game that can be continued, in words. */
  readonly saved: string | null;
  /** True when the saved game is of a newer version and cannot be continued before that version is loaded. */
  readonly newer: boolean;
  /** The ways to play. */
  readonly modes: readonly TitleMode[];
  /** The pages of the modes whose games wait while another lies on the table. */
  readonly underWay: readonly PageId[];
  readonly notes: TitleNotes;
  /** Notes that are still being read. They replace the first ones without moving the layout. */
  readonly later: Promise<TitleNotes>;
  readonly onContinue: () => void;
  readonly onReload: () => void;
  readonly onGo: (page: PageId) => void;
}

export interface TitleGame {
  readonly name: string;
  readonly others: readonly string[];
  /** The figures of the others, as far as they have one. */
  readonly faces: readonly GameFace[];
}

/** How many figures of other games have room. */
const FACES = 3;

/** The title in plain HTML: it is there before the table is loaded, and stays when it is not. */
export function titlePage({ translate, nameOf, game, modes, underWay, notes, later, onGo, ...kept }: TitleParts): HTMLElement {
  const page = made('div', { className: 'title-inner' });
  const heading = made('h1', { textContent: translate('page.title') });
  const menu = made('nav', { className: 'title-menu' });
  const ways = waysOn({ translate, ...kept });
  const details: TitleNotes = { ...notes, games: game?.others.join(' · ') ?? '' };
  const noteOn = (id: PageId, note: string): string =>
    underWay.includes(id) ? [note, translate('title.underWay')].filter((part) => part !== '').join(' · ') : note;
  const way = (id: PageId): HTMLElement => {
    const gold = id === modes[0]?.page && ways.length === 0;
    const button = carvedButton(nameOf(id), { detail: noteOn(id, details[id] ?? ''), gold, onPress: () => onGo(id) });
    button.id = `to-${id}`;
    if (id === 'games' && game !== null) button.prepend(...game.faces.slice(0, FACES).map(gameArch));
    return button;
  };
  const group = (className: string, ids: readonly PageId[]): readonly HTMLElement[] => {
    const row = made('div', { className });
    row.append(...ids.map(way));
    return row.childElementCount === 0 ? [] : [row];
  };
  menu.setAttribute('aria-label', translate('title.menu'));
  const of = (look: TitleMode['look']) => modes.filter((mode) => mode.look === look).map(({ page: id }) => id);
  menu.append(...ways, ...of('whole').map(way));
  menu.append(...group('title-pair', of('shared')), ...(game === null ? [] : ['games']).map(way));
  menu.append(...group('title-row', ['codex', 'chronicle', 'settings']));
  void later.then((read) => {
    for (const [id, note] of Object.entries(read)) menu.querySelector(`#to-${id} small`)?.replaceChildren(noteOn(id, note));
  });
  const name = game === null ? [] : [made('h2', { className: 'title-game', textContent: game.name })];
  page.append(heading, made('p', { textContent: translate('title.tagline') }), ...name, menu);
  return page;
}

/** Returns the buttons for the game under way; none if there is no game. */
function waysOn({ translate, saved, newer, onContinue, onReload }: WaysParts): readonly HTMLElement[] {
  if (newer) {
    const words = made('p', { className: 'title-newer', textContent: translate('title.newer') });
    return [words, carvedButton(translate('problem.reload'), { gold: true, onPress: onReload })];
  }
  if (saved === null) return [];
  return [carvedButton(translate('title.continue'), { detail: saved, gold: true, onPress: onContinue })];
}

type WaysParts = Pick<TitleParts, 'translate' | 'saved' | 'newer' | 'onContinue' | 'onReload'>;
