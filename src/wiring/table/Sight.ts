import {
  type Chain,
  type Fact,
  type Link,
  push,
  type Report,
  type Seat,
  type Viewer,
  witnessedEvents,
} from '../../engine/kernel';
import type { AnyGame, AnyHistory, ToldMove } from '../../games/contract';

type Played = NonNullable<AnyHistory['past']>;
type Told = Link<ToldMove>;

/**
 * Masks a game for whoever looks at the table: its states, the events of a command, and the log. A table with one seat is
 * shown as it is. It has nobody to hide anything from, and its pictures never show a deck's order.
 */
export class Sight {
  private readonly isShared: boolean;
  /** The last state that was asked for: the same state has the same view, object for object. */
  private last: { readonly state: unknown; readonly viewer: Viewer; readonly view: unknown } | null = null;
  private readonly told = new Map<Viewer, WeakMap<Played, Told>>();

  constructor(
    private readonly rules: AnyGame,
    setup: unknown,
  ) {
    this.isShared = rules.seats(setup).length > 1;
  }

  state(state: unknown, viewer: Viewer): unknown {
    if (!this.isShared) return state;
    const { last } = this;
    if (last !== null && last.state === state && last.viewer === viewer) return last.view;
    const view = this.rules.view(state, viewer);
    this.last = { state, viewer, view };
    return view;
  }

  events(report: Report<unknown, Fact>, viewer: Viewer): readonly Fact[] {
    return this.isShared ? witnessedEvents(this.rules, report, viewer) : report.events;
  }

  /** The commands so far as this viewer was told of them; those that were told before are kept. */
  past(past: AnyHistory['past'], viewer: Viewer): Chain<ToldMove> {
    if (!this.isShared) return past;
    const known = this.told.get(viewer) ?? new WeakMap<Played, Told>();
    this.told.set(viewer, known);
    const untold: Played[] = [];
    let told: Chain<ToldMove> = null;
    for (let link = past; link !== null && told === null; link = link.rest) {
      told = known.get(link) ?? null;
      if (told === null) untold.push(link);
    }
    for (const played of untold.reverse()) {
      const next: Told = push<ToldMove>(told, this.toldOf(played.value, viewer));
      known.set(played, next);
      told = next;
    }
    return told;
  }

  /** A command of another seat may say what only that seat knows. Its events tell what everybody may hear of it. */
  private toldOf({ command, before, events }: Played['value'], viewer: Viewer): ToldMove {
    const seat: Seat | null = this.rules.seatOf(before, command);
    return {
      command: seat === viewer ? command : null,
      before: this.rules.view(before, viewer),
      events: witnessedEvents(this.rules, { before, events }, viewer),
    };
  }
}
