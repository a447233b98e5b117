import './games.css';
import type { GameFace, GameLine } from '../../games/contract';
import type { Translate } from '../../table';
import { carvedButton, made } from '../dom';
import { gameArch } from './gameArch';

/** A game of the catalog, and what lies on its table. */
export interface ListedGame {
  readonly about: GameLine;
  /** Null for a game without a picture. */
  readonly face: GameFace | null;
  /** Whether the title shows this game. */
  readonly isCurrent: boolean;
  /** The game that can be continued, in words. */
  readonly saved: string | null;
  /** True when the saved game is of a newer version and cannot be continued before that version is loaded. */
  readonly newer: boolean;
  readonly onContinue: () => void;
  readonly onChoose: () => void;
}

export interface GamesParts {
  readonly translate: Translate;
  readonly games: readonly ListedGame[];
}

/** The page of all games, each with its game under way. */
export function gamesPage({ translate, games }: GamesParts): HTMLElement {
  const page = made('div', { className: 'page-body games-hall' });
  const list = made('ul', { className: 'games' });
  // Some browsers drop the role of a list that shows no signs.
  list.setAttribute('role', 'list');
  list.append(...games.map((game) => gameOf(game, translate)));
  page.append(list);
  return page;
}

function gameOf(game: ListedGame, translate: Translate): HTMLElement {
  const { about, face, isCurrent, saved, newer, onContinue, onChoose } = game;
  const item = made('li', { className: isCurrent ? 'game panel current' : 'game panel' });
  const buttons = made('div', { className: 'buttons' });
  if (saved !== null && !newer) {
    buttons.append(carvedButton(translate('title.continue'), { detail: saved, gold: isCurrent, onPress: onContinue }));
  }
  const gold = saved === null && isCurrent;
  buttons.append(carvedButton(translate('title.choose', { game: about.name }), { gold, onPress: onChoose }));
  const words = made('p', { textContent: newer ? translate('title.newer') : about.line });
  if (face !== null) item.append(gameArch(face));
  item.append(made('h2', { textContent: about.name }), words, buttons);
  return item;
}
