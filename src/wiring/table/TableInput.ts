import type { DieId } from '../../engine/onedeck';
import { type Aim, type Entry, folderOf, NEXT_PAGE, PREVIOUS_PAGE, type Press, pressOf } from '../../games/onedeck/table';
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

/** What is pressed, dragged or typed at the table, and which command, tool or overlay it stands for. */
export class TableInput {
  constructor(private readonly parts: InputParts) {}

  /** A press on the canvas, in the mirror or by a key: all three name things by the same ids. */
  press(id: string): void {
    const press = pressOf(id);
    if (press.kind === 'tool') this.use(press.tool);
    else if (this.parts.session.isPresenting) this.parts.session.skip();
    else if (press.kind === 'entry') this.choose(this.entries().find((entry) => entry.id === id));
    else this.handle(press);
  }

  /** A die was carried onto something. */
  drop(die: DieId, on: string): void {
    const { session, aiming, presenter } = this.parts;
    const press = pressOf(on);
    if (session.isPresenting || (press.kind !== 'box' && press.kind !== 'ability')) return;
    aiming.drop(die, press);
    presenter.update('other');
  }

  obey(intent: Intent): void {
    if (intent === 'skip') this.parts.session.skip();
    else if (isForOverlays(intent)) this.parts.overlays.obey(intent);
    else if (intent === 'escape') this.stepBack();
    else if (intent === 'nextPage' || intent === 'previousPage') this.press(intent === 'nextPage' ? NEXT_PAGE : PREVIOUS_PAGE);
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
  private handle(press: Exclude<Press, { kind: 'tool' | 'entry' }>): void {
    const { attention, aiming, presenter } = this.parts;
    if (press.kind === 'page') this.turn(press.by);
    else if (press.kind === 'hero') attention.lookAt(press.hero);
    else if (press.kind === 'back' || press.kind === 'cancel') this.putBack();
    else if (press.kind === 'confirm') aiming.confirm();
    else if (press.kind === 'die') this.take(press.die);
    else this.aimAt(press);
    presenter.update(press.kind === 'page' || press.kind === 'hero' ? 'same' : 'other');
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
