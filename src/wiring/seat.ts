import { type Actor, createActor } from 'xstate';
import { hashOf, type Rejection, redo, undo } from '../engine/kernel';
import type { Event, RejectionKey, State } from '../engine/onedeck';
import { type TableHistory, turnMachine } from '../machines';
import type { Table } from '../scenes';
import { createMirror, type Intent, listenForKeys, type Mirror, shortcutFor } from '../services';
import { type Choice, type Director, mirrorPage, type TableTools, type TableView, TOOL_IDS, tableView } from '../stage';
import { openCanvas } from './canvas';
import { directTable } from './directTable';
import { byId } from './dom';
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
  private readonly mirror: Mirror;
  private readonly director: Director<Event, State>;
  private readonly actor: Actor<typeof turnMachine>;
  private readonly closing: (() => void)[] = [];

  constructor(private readonly parts: SeatParts) {
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
    return this.actor.getSnapshot().context.history;
  }

  async open(): Promise<void> {
    byId('table').hidden = false;
    this.table = await openCanvas(this.parts, {
      onPress: (id) => this.press(id),
      onTap: () => this.hurry(),
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
        mark('presenting', null);
        return this.director.play(before, events);
      },
      hurry: () => this.director.skip(),
      show: (state: State) => {
        this.draw(state);
        this.showMirror(state);
        mark('waiting', { phase: state.phase, hash: hashOf(state) });
      },
      keep: this.parts.keep,
      refuse: (rejection: Rejection) => this.refuse(rejection),
      report: this.parts.report,
    };
  }

  /** A choice or a tool, from wherever it was pressed. */
  private press(id: string): void {
    const tool = TOOL_IDS.find((candidate) => candidate === id);
    if (tool === 'leave') this.parts.leave();
    else if (tool === 'again') this.parts.again();
    else if (tool !== undefined) this.actor.send({ type: tool === 'undo' ? 'UNDO' : 'REDO' });
    else this.choose(this.shown(this.history.state).view.choices.find((choice) => choice.id === id));
  }

  private choose(choice: Choice | undefined): void {
    if (choice === undefined) return void this.hurry();
    if (choice.refusal === null) this.parts.sound.play('button');
    this.actor.send({ type: 'COMMAND', command: choice.command });
  }

  private heed(intent: Intent): void {
    if (intent === 'skip') this.hurry();
    else this.press(intent);
  }

  private hurry(): boolean {
    const playing = this.actor.getSnapshot().matches('presenting');
    this.actor.send({ type: 'SKIP' });
    return playing;
  }

  /** A move by its shortcut. */
  private strike(key: string): boolean {
    const choice = this.shown(this.history.state).view.choices.find(({ shortcut }) => shortcut === key);
    this.choose(choice);
    return choice !== undefined;
  }

  private refuse(rejection: Rejection): void {
    this.parts.sound.play('refused');
    const sentence = this.parts.translate(`refusal.${rejection.key as RejectionKey}`, rejection.params ?? {});
    this.mirror.say(sentence);
    this.table?.refuse(sentence);
  }

  private shown(state: State): { readonly view: TableView; readonly tools: TableTools } {
    const { history } = this;
    const tools = { canUndo: undo(history) !== null, canRedo: redo(history) !== null };
    return { view: tableView(state, this.parts.translate), tools };
  }

  private draw(state: State): void {
    this.table?.show(this.shown(state));
  }

  private showMirror(state: State): void {
    const { view, tools } = this.shown(state);
    this.mirror.show(
      mirrorPage(view, this.table?.layout() ?? null, { tools, translate: this.parts.translate, keyOf: shortcutFor }),
    );
  }
}
