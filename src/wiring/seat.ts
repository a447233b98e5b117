import { type Actor, createActor } from 'xstate';
import { hashOf, type Rejection } from '../engine/kernel';
import type { Command, DieId, Event, State } from '../engine/onedeck';
import { type TableHistory, turnMachine } from '../machines';
import { byId } from '../pages';
import { createMirror, type Intent, listenForKeys, type Mirror, shortcutFor } from '../services';
import {
  type Aim,
  type Director,
  type Entry,
  folderOf,
  handWords,
  type Menu,
  mirrorPage,
  NEXT_PAGE,
  PREVIOUS_PAGE,
  type Press,
  pressOf,
  refusalWords,
  type ToolId,
} from '../stage';
import { Aiming } from './Aiming';
import { Attention } from './attention';
import { Canvas } from './canvas';
import { directTable } from './directTable';
import { mark } from './mark';
import type { SeatParts } from './seatParts';
import { isForOverlays, TableOverlays } from './TableOverlays';
import { whenHidden } from './whenHidden';

/** Seats the party at a table: chart, director, canvas, mirror and keys around one game. */
export async function takeSeat(parts: SeatParts): Promise<Seat> {
  const seat = new Seat(parts);
  await seat.open().catch((problem: unknown) => {
    seat.close();
    throw problem;
  });
  return seat;
}

export class Seat {
  private readonly canvas: Canvas;
  /** The chart runs its actions before it has a new snapshot: what it last handed out counts. */
  private held: TableHistory;
  private presenting = false;
  /** Why the last thing could not be done: on show until something else is drawn. */
  private refusal: string | null = null;
  private readonly mirror: Mirror;
  readonly director: Director<Event, State>;
  private readonly actor: Actor<typeof turnMachine>;
  private readonly attention: Attention;
  private readonly aiming: Aiming;
  private readonly overlays: TableOverlays;
  private readonly closing: (() => void)[] = [];
  counts = () => this.canvas.drawn?.counts() ?? null;

  constructor(private readonly parts: SeatParts) {
    this.held = parts.history;
    this.aiming = new Aiming(parts.history.state, {
      perform: (command) => this.command(command),
      refuse: (rejection) => this.refuse(rejection),
    });
    this.attention = new Attention(parts.translate, this.aiming, parts);
    this.mirror = createMirror(byId('mirror'), (id) => this.press(id));
    this.overlays = new TableOverlays({
      seat: parts,
      history: () => this.history,
      entries: () => this.menu().entries,
      mirror: this.mirror,
      press: (tool) => this.press(tool),
      onChange: () => this.show('anew'),
    });
    this.director = directTable(parts, {
      table: () => this.canvas.drawn,
      say: (sentence) => this.mirror.say(sentence),
      draw: (state) => this.draw(state),
    });
    this.canvas = new Canvas(parts, {
      onPress: (id) => this.press(id),
      onDrop: (die, on) => this.drop(die, on),
      onTap: () => this.hurry(),
      onExplain: (id, rect) => this.overlays.onExplain(id, rect),
      onResize: () => this.showMirror(this.history.state),
      finish: () => this.director.skip(),
    });
    const { history } = parts;
    this.actor = createActor(turnMachine, { input: { history, ports: this.ports() } });
  }

  get history(): TableHistory {
    return this.held;
  }

  async open(): Promise<void> {
    byId('table').hidden = false;
    await this.canvas.open();
    this.closing.push(listenForKeys(window, { onIntent: (intent) => this.heed(intent), onKey: (key) => this.strike(key) }));
    // Frames stop in a hidden tab: a motion would wait for ever.
    this.closing.push(whenHidden(() => this.director.skip()));
    this.actor.subscribe({ error: this.parts.crash });
    this.actor.start();
    this.mirror.focus();
  }

  close(): void {
    for (const end of this.closing.splice(0)) end();
    this.director.skip();
    this.actor.stop();
    this.aiming.close();
    this.overlays.close();
    this.mirror.destroy();
    this.canvas.close();
    byId('table').hidden = true;
    mark('away', null);
  }

  /** Another game is shown on this table, and then this one again. */
  async lend(act: (canvas: Canvas) => Promise<void>): Promise<void> {
    this.presenting = true;
    this.attention.hush();
    if (this.canvas.drawn !== null) await act(this.canvas);
    this.presenting = false;
    this.attention.renew();
    this.look();
  }

  private ports() {
    return {
      present: (before: State, events: readonly Event[]) => {
        this.presenting = true;
        this.overlays.quiet();
        mark('presenting', null);
        return this.director.play(before, events);
      },
      hurry: () => this.director.skip(),
      show: (state: State) => {
        this.presenting = false;
        this.attention.rest(state);
        this.draw(state);
        this.showMirror(state);
        mark('waiting', { phase: state.phase, hash: hashOf(state) });
      },
      keep: (history: TableHistory) => {
        this.held = history;
        this.parts.keep(history);
      },
      refuse: (rejection: Rejection) => this.refuse(rejection),
      report: this.parts.report,
    };
  }

  /** Whatever was pressed, wherever it was pressed. */
  private press(id: string): void {
    const press = pressOf(id);
    if (press.kind === 'tool') this.use(press.tool);
    else if (this.presenting) this.hurry();
    else if (press.kind === 'entry') this.choose(this.menu().entries.find((entry) => entry.id === id));
    else this.handle(press);
  }

  private use(tool: ToolId): void {
    if (tool === 'again') this.parts.again();
    else if (tool === 'undo' || tool === 'redo') this.turnBack(tool === 'undo' ? 'UNDO' : 'REDO');
    else this.overlays.use(tool);
  }

  private turnBack(type: 'UNDO' | 'REDO'): void {
    const before = this.history;
    this.actor.send({ type });
    if (this.history !== before) this.parts.sound.play('undo');
  }

  /** What is taken up, aimed at or looked at: until a command is complete the game does not change. */
  private handle(press: Exclude<Press, { kind: 'tool' | 'entry' }>): void {
    const { attention, aiming } = this;
    if (press.kind === 'page') this.turn(press.by);
    else if (press.kind === 'hero') attention.lookAt(press.hero);
    else if (press.kind === 'back' || press.kind === 'cancel') this.putBack();
    else if (press.kind === 'confirm') aiming.confirm();
    else if (press.kind === 'die') this.take(press.die);
    else this.aimAt(press);
    this.show(press.kind === 'page' || press.kind === 'hero' ? 'again' : 'anew');
  }

  private take(die: DieId): void {
    this.parts.sound.play('dieTaken');
    this.aiming.pick(die);
  }

  private aimAt(aim: Aim): void {
    this.attention.open(null);
    const way = this.wayBehind(aim);
    if (way === undefined) this.aiming.at(aim);
    else this.choose(way);
  }

  /** The boxes of a peril's two ways are those ways, until one is taken. */
  private wayBehind(aim: Aim): Entry | undefined {
    if (aim.kind !== 'box') return undefined;
    return this.menu().entries.find(({ choice }) => choice?.command.type === 'chooseOption' && choice.command.option === aim.box);
  }

  private putBack(): void {
    if (this.attention.isOpen) this.attention.open(null);
    else this.aiming.cancel();
  }

  private drop(die: DieId, on: string): void {
    const press = pressOf(on);
    if (this.presenting || (press.kind !== 'box' && press.kind !== 'ability')) return;
    this.aiming.drop(die, press);
    this.show('anew');
  }

  /** After other dice or another aim there are other things to choose, unless a command was completed by it. */
  private show(how: 'again' | 'anew'): void {
    if (this.presenting) return;
    if (how === 'anew') this.attention.renew();
    const { refusal } = this;
    this.look();
    if (refusal !== null) this.canvas.drawn?.refuse(refusal);
    const { state } = this.history;
    const dice = how === 'anew' ? handWords(state, this.aiming.hand, this.parts.translate) : null;
    if (dice !== null) this.mirror.say(dice);
  }

  private look(): void {
    const { state } = this.history;
    this.draw(state);
    this.showMirror(state);
  }

  private turn(by: number): void {
    this.parts.sound.play('page');
    this.attention.turnBy(by, this.history.state, this.canvas.drawn?.layout()?.answers ?? []);
  }

  private choose(entry: Entry | undefined): void {
    const folder = entry === undefined ? null : folderOf(entry);
    if (entry === undefined) return;
    if (entry.refusal === null) this.parts.sound.play('button');
    if (entry.choice !== null) this.command(entry.choice.command);
    if (folder === null) return;
    this.aiming.cancel();
    this.attention.open(folder);
    this.look();
  }

  private readonly command = (command: Command): void => this.actor.send({ type: 'COMMAND', command });

  private heed(intent: Intent): void {
    if (intent === 'skip') this.hurry();
    else if (isForOverlays(intent)) this.overlays.heed(intent);
    else if (intent === 'escape') this.stepBack();
    else if (intent === 'nextPage' || intent === 'previousPage') this.press(intent === 'nextPage' ? NEXT_PAGE : PREVIOUS_PAGE);
    else this.press(intent);
  }

  /** Out of what is open or aimed at; where nothing is, to the menu. */
  private stepBack(): void {
    if (!this.presenting && (this.attention.isOpen || this.aiming.isBusy)) this.handle({ kind: 'back' });
    else if (this.history.state.phase === 'over') this.parts.leave();
    else this.overlays.use('menu');
  }

  private hurry(): boolean {
    const { presenting } = this;
    this.actor.send({ type: 'SKIP' });
    return presenting;
  }

  /** A die by its digit, a box by its letter, a move by its shortcut; a move that is refused now answers with the reason. */
  private strike(key: string): boolean {
    const struck = this.attention.struckBy(key, this.history.state);
    if (typeof struck === 'string') this.press(struck);
    else if (struck !== null) this.command(struck);
    return struck !== null;
  }

  private refuse(rejection: Rejection): void {
    this.parts.sound.play('refused');
    this.refusal = refusalWords(rejection, this.parts.translate);
    this.mirror.say(this.refusal);
    this.canvas.drawn?.refuse(this.refusal);
  }

  private readonly menu = (): Menu => this.attention.menuOf(this.history.state);

  private draw(state: State): void {
    this.refusal = null;
    this.canvas.show(this.attention.shown(state, this.history, this.presenting));
  }

  private showMirror(state: State): void {
    const shown = this.attention.shown(state, this.history, false);
    const { translate } = this.parts;
    this.mirror.show(mirrorPage({ shown, layout: this.canvas.drawn?.layout() ?? null, translate, keyOf: shortcutFor }));
  }
}
