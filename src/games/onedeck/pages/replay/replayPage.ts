import './replay.css';
import type { Rejection } from '../../../../engine/kernel';
import type { State } from '../../../../engine/onedeck';
import { carvedButton, made } from '../../../../pages';
import type { TextKey, Translate } from '../../../../table';
import { gameWords } from '../gameWords';
import { heroFigure } from '../pieces/figure';

export interface ReplayParts {
  readonly translate: Translate;
  readonly state: State;
  /** A game that goes on as it is; null where it is over or was practice. */
  readonly onContinue: (() => void) | null;
  readonly onPractise: () => void;
}

const REASONS: Readonly<Record<string, TextKey>> = { replayOtherRules: 'replay.otherRules', replayTooLong: 'replay.tooLong' };

/** A game that somebody sent as a link: what it is, and two ways to take it up. */
export function replayPage({ translate, state, onContinue, onPractise }: ReplayParts): HTMLElement {
  const page = made('div', { className: 'page-body replay' });
  const figures = made('div', { className: 'replay-figures' });
  const buttons = made('div', { className: 'buttons' });
  figures.append(...state.setup.heroes.map(heroFigure));
  if (onContinue !== null) buttons.append(carvedButton(translate('replay.continue'), { gold: true, onPress: onContinue }));
  const detail = translate('replay.practiseHint');
  buttons.append(carvedButton(translate('replay.practise'), { gold: onContinue === null, detail, onPress: onPractise }));
  page.append(
    figures,
    made('p', { className: 'replay-game', textContent: gameWords(state, translate) }),
    made('p', { textContent: translate(`tier.${state.setup.tier}`) }),
    made('p', { textContent: fateWords(state, translate) }),
    buttons,
  );
  return page;
}

/** A link that leads to no game. Nothing here was touched by it. */
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

function fateWords({ result, turn }: State, translate: Translate): string {
  if (result === null) return translate('replay.underway', { turn });
  return translate(result === 'victory' ? 'replay.won' : 'replay.lost', { turn });
}
