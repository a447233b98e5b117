import './replay.css';
import type { Rejection } from '../../engine/kernel';
import type { GamePicture } from '../../games/contract';
import type { TextKey, Translate } from '../../table';
import { carvedButton, made } from '../dom';

export interface ReplayParts {
  readonly translate: Translate;
  readonly game: GamePicture;
  /** A game that goes on as it is; null where it is over or was practice. */
  readonly onContinue: (() => void) | null;
  readonly onPractise: () => void;
}

const REASONS: Readonly<Record<string, TextKey>> = { replayOtherRules: 'replay.otherRules', replayTooLong: 'replay.tooLong' };

/** The page of a game from a link, with two ways to continue it. */
export function replayPage({ translate, game, onContinue, onPractise }: ReplayParts): HTMLElement {
  const page = made('div', { className: 'page-body replay' });
  const figures = made('div', { className: 'replay-figures' });
  const buttons = made('div', { className: 'buttons' });
  figures.append(...game.pictures);
  if (onContinue !== null) buttons.append(carvedButton(translate('replay.continue'), { gold: true, onPress: onContinue }));
  const detail = translate('replay.practiseHint');
  buttons.append(carvedButton(translate('replay.practise'), { gold: onContinue === null, detail, onPress: onPractise }));
  page.append(
    figures,
    made('p', { className: 'replay-game', textContent: game.title }),
    ...game.details.map((textContent) => made('p', { textContent })),
    buttons,
  );
  return page;
}

/** The page for a link to no game. Nothing was changed by it. */
export function brokenReplayPage({ translate, rejection, onTitle }: BrokenReplayParts): HTMLElement {
  const page = made('div', { className: 'page-body replay' });
  const key = REASONS[rejection.key] ?? 'replay.broken';
  const error = made('p', { className: 'field-error', textContent: translate(key, rejection.params ?? {}) });
  error.setAttribute('role', 'alert');
  page.append(error, carvedButton(translate('replay.title'), { gold: true, onPress: onTitle }));
  return page;
}

export interface BrokenReplayParts {
  readonly translate: Translate;
  readonly rejection: Rejection;
  readonly onTitle: () => void;
}
