import { type Actor, createActor } from 'xstate';
import { hashOf, type Rejection } from '../engine/kernel';
import type { DieId, Event, RejectionKey, State } from '../engine/onedeck';
import { type TableHistory, turnMachine } from '../machines';
import { byId } from '../pages';
import type { Table } from '../scenes';
import { createMirror, type Intent, listenForKeys, type Mirror, shortcutFor } from '../services';
import {
  type Director,
  diePress,
  type Entry,
  folderOf,
  type Menu,
  mirrorPage,
  NEXT_PAGE,
  PREVIOUS_PAGE,
  type Press,
  pageOf,
  pressOf,
  type ToolId,
} from '../stage';
import { Attention } from './attention';
import { openCanvas } from './canvas';
import { directTable } from './directTable';
import { mark } from './mark';
import type { SeatParts } from './seatParts';

/** Seats the party at a table: chart, director, canvas, mirror and keys around one game. */
export async function takeSeat(parts: SeatParts): Promise<Seat> {
  const seat = new Seat(parts);
  await seat.open();
  return seat;
}

export class Seat {
  private table: Table | null = null;
  /** The chart runs its actions before it has a new snapshot: what it last handed out counts. */
  private held: TableHistory;
  private presenting = false;
  private readonly mirror: Mirror;
  private readonly director: Director<Event, State>;
  private readonly actor: Actor<typeof turnMachine>;
  private readonly attention: Attention;
  private readonly closing: (() => void)[] = [];

  constructor(private readonly parts: SeatParts) {
    this.held = parts.history;
    this.attention = new Attention(parts.translate);
    this.mirror = createMirror(byId('mirror'), (id) => this.press(id));
    this.director = directTable(parts, {
      table: () => this.table,
      say: (sentence) => this.mirror.say(sentence),
      draw: (state) => this.draw(state),
    });
    const { history } = parts;
    this.actor = createActor(turnMachine, { input: { history, ports: this.ports() } });
  }

  get history(): TableHistory {
    return this.held;
  }

  async open(): Promise<void> {
    byId('table').hidden = false;
    this.table = await openCanvas(this.parts, {
      onPress: (id) => this.press(id),
      onDrop: (die, target) => this.drop(die, target),
      onTap: () => this.hurry(),
      onExplain: () => undefined,
      onResize: () => this.showMirror(this.history.state),
    });
    this.closing.push(listenForKeys(window, { onIntent: (intent) => this.heed(intent), onKey: (key) => this.strike(key) }));
    const onHidden = (): void => {
      // Frames stop in a hidden tab: a motion would wait for ever.
      if (document.hidden) this.director.skip();
    };
    document.addEventListener('visibilitychange', onHidden);
    this.closing.push(() => document.removeEventListener('visibilitychange', onHidden));
    this.actor.subscribe({ error: this.parts.crash });
    this.actor.start();
    this.mirror.focus();
  }

  close(): void {
    for (const end of this.closing.splice(0)) end();
    this.director.skip();
    this.actor.stop();
    this.mirror.destroy();
    this.table?.destroy();
    byId('table').hidden = true;
    mark('away', null);
  }

  private ports() {
    return {
      present: (before: State, events: readonly Event[]) => {
        this.presenting = true;
        mark('presenting', null);
        return this.director.play(before, events);
      },
      hurry: () => this.director.skip(),
      show: (state: State) => {
        this.presenting = false;
        this.attention.rest();
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
    else if (press.kind === 'box') this.lay(press.box);
    else if (press.kind === 'entry') this.choose(this.menu().entries.find((entry) => entry.id === id));
    else this.attend(press);
  }

  private drop(die: DieId, target: string): void {
    if (!this.attention.inHand.includes(die)) this.press(diePress(die));
    this.press(target);
  }

  private use(tool: ToolId): void {
    if (tool === 'leave' && this.attention.isOpen && !this.presenting) this.attend({ kind: 'back' });
    else if (tool === 'leave') this.parts.leave();
    else if (tool === 'again') this.parts.again();
    else this.turnBack(tool === 'undo' ? 'UNDO' : 'REDO');
  }

  private turnBack(type: 'UNDO' | 'REDO'): void {
    const before = this.history;
    this.actor.send({ type });
    if (this.history !== before) this.parts.sound.play('undo');
  }

  /** What changes nothing but what the players look at. */
  private attend(
    press: Exclude<Press, { kind: 'tool' | 'box' | 'entry' }> | { readonly kind: 'open'; readonly folder: string },
  ): void {
    const { attention } = this;
    if (press.kind === 'page' || press.kind === 'die') this.parts.sound.play(press.kind === 'die' ? 'dieTaken' : 'page');
    if (press.kind === 'page') this.turn(press.by);
    else if (press.kind === 'die') attention.pick(press.die);
    else attention.open(press.kind === 'open' ? press.folder : null);
    const { state } = this.history;
    this.draw(state);
    this.showMirror(state);
  }

  private turn(by: number): void {
    const { attention } = this;
    const rects = this.table?.layout()?.rows ?? [];
    attention.turnTo(pageOf(this.menu().rows, rects, attention.atPage + by).turn?.page ?? 0);
  }

  private choose(entry: Entry | undefined): void {
    const folder = entry === undefined ? null : folderOf(entry);
    if (entry === undefined) return;
    if (entry.refusal === null) this.parts.sound.play('button');
    if (folder !== null) this.attend({ kind: 'open', folder });
    else if (entry.choice !== null) this.actor.send({ type: 'COMMAND', command: entry.choice.command });
  }

  /** Dice in the hand go on the box; without any, the box says what could cover it. */
  private lay(box: number): void {
    const dice = this.attention.inHand;
    const entry = this.menu().entries.find(({ spot }) => spot !== null && 'box' in spot && spot.box === box);
    if (dice.length === 0 && entry !== undefined) this.choose(entry);
    else this.actor.send({ type: 'COMMAND', command: { type: 'cover', box, dice } });
  }

  private heed(intent: Intent): void {
    if (intent === 'skip') this.hurry();
    else if (intent === 'nextPage' || intent === 'previousPage') this.press(intent === 'nextPage' ? NEXT_PAGE : PREVIOUS_PAGE);
    else this.press(intent);
  }

  private hurry(): boolean {
    const { presenting } = this;
    this.actor.send({ type: 'SKIP' });
    return presenting;
  }

  /** A move by its shortcut. */
  private strike(key: string): boolean {
    const entry = this.menu().entries.find(({ shortcut }) => shortcut === key);
    if (entry === undefined) return false;
    this.press(entry.id);
    return true;
  }

  private refuse(rejection: Rejection): void {
    this.parts.sound.play('refused');
    const sentence = this.parts.translate(`refusal.${rejection.key as RejectionKey}`, rejection.params ?? {});
    this.mirror.say(sentence);
    this.table?.refuse(sentence);
  }

  private menu(): Menu {
    return this.attention.menuOf(this.history.state);
  }

  private draw(state: State): void {
    this.table?.show(this.attention.shown(state, this.history, this.presenting));
  }

  private showMirror(state: State): void {
    const { view, menu, tools, page } = this.attention.shown(state, this.history, false);
    const { translate } = this.parts;
    const layout = this.table?.layout() ?? null;
    this.mirror.show(mirrorPage(view, { menu, page, layout, tools, translate, keyOf: shortcutFor }));
  }
}
