import type { GameFace, GameLine } from '../../games/contract';
import type { Translate } from '../../table';
import { carvedButton, made } from '../dom';
import { gameArch } from './gameArch';

/** What lies on the table of a game. */
export interface Lies {
  /** The game that can be continued, in words. */
  readonly saved: string | null;
  /** True when the saved game is of a newer version and cannot be continued before that version is loaded. */
  readonly newer: boolean;
}

/** A game of the catalog as the title shows it. */
export interface TitleGame {
  readonly id: string;
  readonly about: GameLine;
  /** Null for a game without a picture. */
  readonly face: GameFace | null;
  /** Returns what is known so far. */
  readonly lies: () => Lies;
  /** Settles when everything is known. */
  readonly known: Promise<void>;
  readonly onContinue: () => void;
  readonly onBegin: () => void;
}

export interface ArchParts {
  readonly translate: Translate;
  readonly onReload: () => void;
  /** The name of the way in which the game begins where nothing can be continued. */
  readonly beginning: string;
  readonly isFirst: boolean;
}

/** Returns a game in its arch. Whatever is pressed of it is its one action. */
export function titleGame(game: TitleGame, parts: ArchParts): HTMLLIElement {
  const { id, about, face, lies, known } = game;
  const item = made('li', { className: parts.isFirst ? 'title-game leading' : 'title-game' });
  const name = made('h2', { id: `game-${id}`, textContent: about.name });
  const line = made('p', { className: 'title-line' });
  const shown = JSON.stringify(lies());
  const fill = (): void => {
    const action = actionOf(game, parts);
    line.textContent = wordsOf(game, parts);
    if (!parts.isFirst) {
      action.id = `act-${id}`;
      action.setAttribute('aria-labelledby', `${action.id} ${name.id}`);
    }
    const former = item.querySelector('.title-act');
    line.after(action);
    if (former === document.activeElement) action.focus();
    former?.remove();
  };
  item.append(gameArch(face), name, line);
  fill();
  void known.then(() => {
    if (JSON.stringify(lies()) !== shown) fill();
  });
  return item;
}

/** A leading game has its words on the button, and others beneath their names. */
function wordsOf({ about, lies }: TitleGame, { translate, isFirst }: ArchParts): string {
  const { newer, saved } = lies();
  if (newer) return translate('title.newer');
  return isFirst ? '' : (saved ?? about.line);
}

function actionOf({ about, lies, onContinue, onBegin }: TitleGame, parts: ArchParts): HTMLButtonElement {
  const { translate, onReload, beginning, isFirst: gold } = parts;
  const { saved, newer } = lies();
  const press = (label: string, detail: string, onPress: () => void): HTMLButtonElement =>
    carvedButton(label, { detail: gold ? detail : '', gold, onPress });
  const isAfresh = saved === null && !newer;
  const button = newer
    ? press(translate('problem.reload'), '', onReload)
    : press(saved === null ? beginning : translate('title.continue'), saved ?? about.line, saved === null ? onBegin : onContinue);
  button.classList.add('title-act');
  button.classList.toggle('afresh', isAfresh);
  return button;
}
