import type { Chain, Link } from '../../../engine/kernel';
import { type Command, type Event, roundOf, type State } from '../../../engine/paper';
import { type LogEntry, type LogFloor, lastOr, type Translate } from '../../../table';
import type { Log, ToldMove } from '../../contract';
import { commandWords } from './commandWords';
import { recordOf, tell } from './events';
import { seatWords } from './words';

interface PaperMove extends ToldMove {
  readonly command: Command | null;
  readonly before: State;
  readonly events: readonly Event[];
}

interface Turn {
  readonly title: string;
  readonly entries: LogEntry[];
}

/** The game so far by rounds and turns. Entries are kept: reading the log again costs what is new. */
export class PaperLog implements Log {
  private readonly known = new WeakMap<Link<PaperMove>, LogEntry>();

  constructor(private readonly translate: Translate) {}

  read(past: Chain<PaperMove>): readonly LogFloor[] {
    const links: Link<PaperMove>[] = [];
    for (let link = past; link !== null; link = link.rest) links.push(link);
    const floors: { title: string; turns: Turn[] }[] = [];
    for (const link of links.reverse()) {
      const entry = this.entryOf(link);
      if (entry === null) continue;
      const turn = turnOf(link.value);
      const floor = lastOr(floors, this.translate('paperDungeons.log.round', { round: roundOf(turn) }), (title) => ({
        title,
        turns: [],
      }));
      const title = this.translate(turn === 0 ? 'paperDungeons.log.before' : 'paperDungeons.log.turn', { turn });
      lastOr(floor.turns, title, (name): Turn => ({ title: name, entries: [] })).entries.push(entry);
    }
    return floors;
  }

  /** What another seat does in secret leaves no entry before it is shown. */
  private entryOf(link: Link<PaperMove>): LogEntry | null {
    const known = this.known.get(link);
    if (known !== undefined) return known;
    const { command, events } = link.value;
    if (command === null && events.length === 0) return null;
    const written = this.written(link.value);
    this.known.set(link, written);
    return written;
  }

  private written({ command, before, events }: PaperMove): LogEntry {
    const { translate } = this;
    const lines = events.flatMap((event) => {
      const { rule } = recordOf(event);
      return rule === null ? [] : [{ text: tell(event, translate), rule: translate(rule) }];
    });
    if (command === null) {
      const [first] = events;
      return { title: first === undefined ? '' : tell(first, translate), detail: '', lines };
    }
    const { label, detail } = commandWords(command, before, translate);
    return { title: `${seatWords(command.seat, translate)}: ${label}`, detail, lines };
  }
}

/** A roll belongs to the turn that it begins. */
function turnOf({ before, events }: PaperMove): number {
  const begun = events.find((event) => event.type === 'turnBegun');
  return begun?.turn ?? before.turn;
}
