import type { Chain, Link, Move } from '../../../../engine/kernel';
import type { Command, Event, State } from '../../../../engine/onedeck';
import { type LogEntry, type LogFloor, lastOr } from '../../../../table';
import type { Translate } from '../../../../table/ports';
import { choiceOf } from '../commands';
import { ruleOf, runsOf, sentenceOf } from './runs';

type Played = Link<Move<State, Command, Event>>;

/** The log of a game. Entries are kept, so reading the log after another command costs O(new events). */
export class LogBook {
  private readonly known = new WeakMap<Played, LogEntry>();

  constructor(private readonly translate: Translate) {}

  read(past: Chain<Move<State, Command, Event>>): readonly LogFloor[] {
    const links: Played[] = [];
    for (let link = past; link !== null; link = link.rest) links.push(link);
    const floors: { title: string; turns: { title: string; entries: LogEntry[] }[] }[] = [];
    for (const link of links.reverse()) {
      const { before } = link.value;
      const floor = lastOr(floors, this.floorOf(before), (title) => ({ title, turns: [] }));
      const turn = lastOr(floor.turns, this.turnOf(before), (title) => ({ title, entries: [] }));
      turn.entries.push(this.entryOf(link));
    }
    return floors;
  }

  private floorOf({ floor, boss }: State): string {
    return boss === null ? this.translate('table.floor', { floor }) : this.translate(`boss.${boss.id}`);
  }

  /** A command before time passes belongs to the turn that it opens. */
  private turnOf({ turn, boss, phase }: State): string {
    if (boss !== null) return this.translate('table.round', { round: boss.round });
    return this.translate('table.turn', { turn: phase === 'turnStart' ? turn + 1 : turn });
  }

  private entryOf(link: Played): LogEntry {
    const known = this.known.get(link) ?? this.written(link);
    this.known.set(link, known);
    return known;
  }

  private written({ value }: Played): LogEntry {
    const { before, command, events } = value;
    const { translate } = this;
    const { label, detail } = choiceOf(command, before, translate);
    const lines = runsOf(before, events).map((run) => ({
      text: sentenceOf(run, translate),
      rule: ruleOf(run, translate),
    }));
    return { title: label.charAt(0).toLocaleUpperCase() + label.slice(1), detail, lines };
  }
}
