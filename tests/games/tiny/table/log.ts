import type { Chain } from '../../../../src/engine/kernel';
import type { Log, ToldMove } from '../../../../src/games/contract';
import type { LogEntry, LogFloor, Translate } from '../../../../src/table';
import type { Command, Event, State } from '../../../support/tinyFacts';
import { recordOf, tell } from './events';
import { commandWords, sideWords } from './words';

interface TinyMove extends ToldMove {
  readonly command: Command | null;
  readonly before: State;
  readonly events: readonly Event[];
}

/** The game so far, a night a turn. */
export class TinyLog implements Log {
  constructor(private readonly translate: Translate) {}

  read(past: Chain<TinyMove>): readonly LogFloor[] {
    const nights = new Map<number, LogEntry[]>();
    const moves: TinyMove[] = [];
    for (let link = past; link !== null; link = link.rest) moves.push(link.value);
    for (const move of moves.reverse()) {
      const { night } = move.before;
      nights.set(night, [...(nights.get(night) ?? []), this.entryOf(move)]);
    }
    const turns = [...nights].map(([night, entries]) => ({
      title: this.translate('burglary.part.night', { night: String(night) }),
      entries,
    }));
    return turns.length === 0 ? [] : [{ title: this.translate('burglary.name'), turns }];
  }

  private entryOf({ command, events }: TinyMove): LogEntry {
    const { translate } = this;
    const [chosen] = events;
    const seat = chosen?.type === 'chosen' ? sideWords(chosen.seat, translate) : '';
    const lines = events.flatMap((event) => {
      const { rule } = recordOf(event);
      return rule === null ? [] : [{ text: tell(event, translate), rule: translate(rule) }];
    });
    const title = command === null ? translate('burglary.log.secret', { seat }) : commandWords(command, translate).label;
    return { title, detail: '', lines };
  }
}
