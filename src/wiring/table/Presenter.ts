import type { Rejection } from '../../engine/kernel';
import type { State } from '../../engine/onedeck';
import { handWords, mirrorPage, refusalWords, type Shown, type TableLayout } from '../../games/onedeck/table';
import { type Mirror, shortcutFor } from '../../services';
import type { SoundPort, Translate } from '../../table';
import type { Aiming } from './Aiming';
import type { Attention } from './attention';
import type { TableSession } from './TableSession';

/** The table on the canvas; `drawn` is null where nothing is drawn. */
export interface Picture {
  show(shown: Shown): void;
  readonly drawn: { layout(): TableLayout | null; refuse(sentence: string): void } | null;
}

export interface PresenterParts {
  readonly translate: Translate;
  readonly sound: Pick<SoundPort, 'play'>;
  readonly session: () => Pick<TableSession, 'history' | 'isPresenting'>;
  readonly attention: Attention;
  readonly aiming: Aiming;
  readonly mirror: Pick<Mirror, 'show' | 'say'>;
  readonly picture: () => Picture;
}

/** Shows states, choices and refusals on the canvas and in the mirror. */
export class Presenter {
  /** Why the last command was refused. It stays on show until something else is drawn. */
  private refusal: string | null = null;

  constructor(private readonly parts: PresenterParts) {}

  /** Draws a state on the canvas alone: the mirror does not follow what only lasts for a moment. */
  draw(state: State): void {
    const { attention, session, picture } = this.parts;
    const { history, isPresenting } = session();
    this.refusal = null;
    picture().show(attention.shown(state, history, isPresenting));
  }

  /** Draws the state that waits, on the canvas and in the mirror. */
  look(): void {
    const { state } = this.parts.session().history;
    this.draw(state);
    this.mirrorOnly(state);
  }

  /** Things lie elsewhere on the canvas: the mirror's buttons follow. */
  mirrorOnly(state: State): void {
    const { attention, session, translate, mirror, picture } = this.parts;
    const shown = attention.shown(state, session().history, false);
    mirror.show(mirrorPage({ shown, layout: picture().drawn?.layout() ?? null, translate, keyOf: shortcutFor }));
  }

  /** Other dice or another aim make other choices; a page or a hero that is looked at makes none. */
  update(choices: 'same' | 'other'): void {
    const { attention, aiming, session, translate, mirror, picture } = this.parts;
    if (session().isPresenting) return;
    if (choices === 'other') attention.renew();
    const { refusal } = this;
    this.look();
    if (refusal !== null) picture().drawn?.refuse(refusal);
    const hand = choices === 'other' ? handWords(session().history.state, aiming.hand, translate) : null;
    if (hand !== null) mirror.say(hand);
  }

  refuse(rejection: Rejection): void {
    const { sound, translate, mirror, picture } = this.parts;
    sound.play('refused');
    this.refusal = refusalWords(rejection, translate);
    mirror.say(this.refusal);
    picture().drawn?.refuse(this.refusal);
  }
}
