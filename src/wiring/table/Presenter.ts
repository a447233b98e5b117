import type { Rejection } from '../../engine/kernel';
import type { GameAtTable, Picking, Showing, TablePicture } from '../../games/contract';
import { type Mirror, shortcutFor } from '../../services';
import { nextTask, type SoundPort, type TableTools, type Translate } from '../../table';
import type { TableSession } from './TableSession';

/** The table on the canvas; `drawn` is null where nothing is drawn. */
export interface Picture {
  show(shown: unknown): void;
  readonly drawn: Pick<TablePicture, 'layout' | 'refuse' | 'prepare'> | null;
}

export interface PresenterParts {
  readonly translate: Translate;
  readonly sound: Pick<SoundPort, 'play'>;
  readonly refusalWords: GameAtTable['refusalWords'];
  readonly pace: () => TableTools['speed'];
  readonly session: () => Pick<TableSession, 'seen' | 'stage' | 'viewer' | 'canUndo' | 'canRedo'>;
  readonly picking: () => Pick<Picking, 'renew' | 'shown' | 'atRest' | 'mirrorPage' | 'handWords'>;
  /** Returns what is being pressed; null where that is nothing on the table. */
  readonly pressed: () => string | null;
  readonly mirror: Pick<Mirror, 'show' | 'say'>;
  readonly picture: () => Picture;
}

/** Shows states, choices and refusals on the canvas and in the mirror. */
export class Presenter {
  /** Why the last command was refused. It stays on show until something else is drawn. */
  private refusal: string | null = null;
  private refused: string | null = null;

  constructor(private readonly parts: PresenterParts) {}

  /** Draws a state on the canvas alone: the mirror does not follow what only lasts for a moment. */
  draw(state: unknown): void {
    this.drawShown(this.shown(state, this.isBusy));
  }

  /** Lets the canvas paint ahead a state that is drawn next: one to come of events, or the one that the table begins with. */
  async prepare(state: unknown, drawn: 'presenting' | 'waiting'): Promise<void> {
    // What moves meanwhile begins first.
    await nextTask();
    await this.parts.picture().drawn?.prepare?.(this.shown(state, drawn === 'presenting'));
  }

  /** Lets the canvas paint ahead how a state is shown once it waits. */
  async prepareRest(state: unknown): Promise<void> {
    const { picking, session, pace, picture } = this.parts;
    await nextTask();
    const showing = showingOf(session(), { busy: false, speed: pace() });
    const rested = picking().atRest?.(state, showing) ?? null;
    if (rested !== null) await picture().drawn?.prepare?.(rested);
  }

  /** Draws the state that waits, or another one that comes before it, on the canvas and in the mirror. */
  look(state = this.parts.session().seen): void {
    const busy = this.isBusy;
    const shown = this.shown(state, busy);
    this.drawShown(shown);
    // Both show the same, unless events are shown.
    this.mirrorShown(busy === this.isElsewhere ? shown : this.shown(state, this.isElsewhere));
  }

  /** Things lie elsewhere on the canvas: the mirror's buttons follow. */
  mirrorOnly(state = this.parts.session().seen): void {
    this.mirrorShown(this.shown(state, this.isElsewhere));
  }

  /** Other things can be chosen, or the same are looked at in another way. */
  update(choices: 'same' | 'other' | 'opened'): void {
    const { picking, session, mirror, picture } = this.parts;
    if (choices === 'other') picking().renew();
    if (session().stage === 'presenting') return;
    const { refusal } = this;
    this.look();
    if (refusal !== null && choices !== 'opened') picture().drawn?.refuse(refusal, this.pressedInVain ?? undefined);
    const hand = choices === 'other' ? picking().handWords() : null;
    if (hand !== null) mirror.say(hand);
  }

  refuse(rejection: Rejection): void {
    const { sound, translate, mirror, picture, refusalWords, pressed } = this.parts;
    sound.play('refused');
    this.refusal = refusalWords(rejection, translate);
    this.refused = pressed();
    mirror.say(this.refusal);
    picture().drawn?.refuse(this.refusal, this.refused ?? undefined);
  }

  /** The refused thing while it is still being pressed. */
  private get pressedInVain(): string | null {
    return this.parts.pressed() === this.refused ? this.refused : null;
  }

  private drawShown(shown: unknown): void {
    this.refusal = null;
    this.parts.picture().show(shown);
  }

  private mirrorShown(shown: unknown): void {
    const { picking, mirror, picture } = this.parts;
    const layout = picture().drawn?.layout() ?? null;
    mirror.show(picking().mirrorPage(shown, { layout, keyOf: shortcutFor }));
  }

  /** True while nothing can be chosen on the canvas. */
  private get isBusy(): boolean {
    return this.parts.session().stage !== 'waiting';
  }

  /** True while somebody decides who is not at this screen. */
  private get isElsewhere(): boolean {
    const { stage } = this.parts.session();
    return stage !== 'waiting' && stage !== 'presenting';
  }

  private shown(state: unknown, busy: boolean): unknown {
    const { picking, session, pace } = this.parts;
    return picking().shown(state, showingOf(session(), { busy, speed: pace() }));
  }
}

/** The tools beside a state: how far it can be taken back and done again, and how fast things move. */
function showingOf(
  { viewer, canUndo, canRedo }: Pick<TableSession, 'viewer' | 'canUndo' | 'canRedo'>,
  { busy, speed }: { readonly busy: boolean } & Pick<TableTools, 'speed'>,
): Showing {
  return { busy, viewer, tools: { canUndo, canRedo, speed } };
}
