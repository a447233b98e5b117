import type { DieId } from '../../engine/onedeck';
import { type Aim, type Entry, folderOf, idOf, type Target, targetOf } from '../../games/onedeck/table';
import type { Intent } from '../../services';
import type { Rect, SoundPort, ToolId } from '../../table';
import type { Aiming } from './Aiming';
import type { Attention } from './attention';
import type { Presenter } from './Presenter';
import { isForOverlays, type TableOverlays } from './TableOverlays';
import type { TableSession } from './TableSession';

export interface InputParts {
  readonly session: TableSession;
  readonly attention: Attention;
  readonly aiming: Aiming;
  readonly presenter: Presenter;
  readonly overlays: Pick<TableOverlays, 'use' | 'obey'>;
  readonly sound: Pick<SoundPort, 'play'>;
  /** Where the answers of a list lie. */
  readonly answerPlaces: () => readonly Rect[];
  /** Another game, when this one is over. */
  readonly again: () => void;
  readonly leave: () => void;
}

const HANDLED = ['page', 'hero', 'back', 'cancel', 'confirm', 'die', 'box', 'ability', 'potion'] as const;
/** The targets that are no entries of the menu. */
type Handled = Extract<Target, { readonly kind: (typeof HANDLED)[number] }>;
const isHandled = (target: Target): target is Handled => HANDLED.some((kind) => kind === target.kind);

/** What is pressed, dragged or typed at the table, and which command, tool or overlay it stands for. */
export class TableInput {
  constructor(private readonly parts: InputParts) {}

  /** A press on the canvas, in the mirror or by a key: all three name things by the same ids. */
  press(id: string): void {
    const target = targetOf(id);
    if (target.kind === 'tool') this.use(target.tool);
    else if (this.parts.session.isPresenting) this.parts.session.skip();
    else if (isHandled(target)) this.handle(target);
    else this.choose(this.entries().find((entry) => entry.id === id));
  }

  /** A die was carried onto something. */
  drop(die: DieId, on: string): void {
    const { session, aiming, presenter } = this.parts;
    const target = targetOf(on);
    if (session.isPresenting || (target.kind !== 'box' && target.kind !== 'ability')) return;
    aiming.drop(die, target);
    presenter.update('other');
  }

  obey(intent: Intent): void {
    if (intent === 'skip') this.parts.session.skip();
    else if (isForOverlays(intent)) this.parts.overlays.obey(intent);
    else if (intent === 'escape') this.stepBack();
    else if (intent === 'nextPage' || intent === 'previousPage') this.turnPage(intent === 'nextPage' ? 1 : -1);
    else this.press(intent);
  }

  /** A die by its digit, a box by its letter, a move by its shortcut; a move that is refused now answers with the reason. */
  key(key: string): boolean {
    const { session, attention } = this.parts;
    const meant = attention.meantBy(key, session.history.state);
    if (typeof meant === 'string') this.press(meant);
    else if (meant !== null) session.perform(meant);
    return meant !== null;
  }

  private turnPage(by: 1 | -1): void {
    this.press(idOf({ kind: 'page', by }));
  }

  private entries(): readonly Entry[] {
    const { attention, session } = this.parts;
    return attention.menuOf(session.history.state).entries;
  }

  private use(tool: ToolId): void {
    const { session, overlays, sound, again } = this.parts;
    if (tool === 'again') again();
    else if (tool !== 'undo' && tool !== 'redo') overlays.use(tool);
    else if (session.turnBack(tool === 'undo' ? 'UNDO' : 'REDO')) sound.play('undo');
  }

  /** What is taken up, aimed at or looked at: until a command is complete the game does not change. */
  private handle(target: Handled): void {
    const { attention, aiming, presenter } = this.parts;
    if (target.kind === 'page') this.turn(target.by);
    else if (target.kind === 'hero') attention.lookAt(target.hero);
    else if (target.kind === 'back' || target.kind === 'cancel') this.putBack();
    else if (target.kind === 'confirm') aiming.confirm();
    else if (target.kind === 'die') this.take(target.die);
    else this.aimAt(target);
    presenter.update(target.kind === 'page' || target.kind === 'hero' ? 'same' : 'other');
  }

  private take(die: DieId): void {
    this.parts.sound.play('dieTaken');
    this.parts.aiming.pick(die);
  }

  private aimAt(aim: Aim): void {
    const { attention, aiming } = this.parts;
    attention.open(null);
    const option = this.optionOf(aim);
    if (option === undefined) aiming.at(aim);
    else this.choose(option);
  }

  /** Until one of a peril's two options is taken, its boxes stand for the options. */
  private optionOf(aim: Aim): Entry | undefined {
    if (aim.kind !== 'box') return undefined;
    return this.entries().find(({ choice }) => choice?.command.type === 'chooseOption' && choice.command.option === aim.box);
  }

  private putBack(): void {
    const { attention, aiming } = this.parts;
    if (attention.isOpen) attention.open(null);
    else aiming.cancel();
  }

  private turn(by: number): void {
    const { sound, attention, session, answerPlaces } = this.parts;
    sound.play('page');
    attention.turnBy(by, session.history.state, answerPlaces());
  }

  private choose(entry: Entry | undefined): void {
    if (entry === undefined) return;
    const { session, attention, aiming, presenter, sound } = this.parts;
    const folder = folderOf(entry);
    if (entry.refusal === null) sound.play('button');
    if (entry.choice !== null) session.perform(entry.choice.command);
    if (folder === null) return;
    aiming.cancel();
    attention.open(folder);
    presenter.look();
  }

  /** Closes what is open or puts back what is aimed at; where nothing is, opens the menu. */
  private stepBack(): void {
    const { session, attention, aiming, overlays, leave } = this.parts;
    if (!session.isPresenting && (attention.isOpen || aiming.isBusy)) this.handle({ kind: 'back' });
    else if (session.history.state.phase === 'over') leave();
    else overlays.use('menu');
  }
}
