import { required } from '../../kernel';
import type { Command } from '../commands';
import type { Due, DueOp } from '../content/bonuses';
import type { Event } from '../events';
import { lairOf } from '../rules/rounds';
import { scoreOf, totalOf } from '../rules/scoring';
import { seatAt } from '../rules/seats';
import { strengthAgainst } from '../rules/strength';
import type { State } from '../state';
import { carriedOut, whyIllegal } from '../step';

/** Tells what a command, or several in a row, would do to the sheet of the seat that gives them. */
export interface Outlook {
  readonly after: State;
  readonly events: readonly Event[];
  /** Glory if the game ended before and afterwards. */
  readonly was: number;
  readonly is: number;
  /** Damage done, and how much of it potions take. */
  readonly hurt: number;
  readonly absorbed: number;
  readonly revives: boolean;
  /** Glory lost to a penalty box that is newly reached. */
  readonly penalty: number;
  /** Against the boss of the round, before and afterwards. */
  readonly strength: readonly [was: number, is: number];
  /** The question that the seat would have to answer next. */
  readonly asks: Due | null;
  /** Potions that no longer fit, and what finds nothing to be spent on. */
  readonly spilled: number;
  readonly lost: readonly DueOp[];
}

/** Null where the command is refused. Nothing that chance decides follows from a command of one's own turn. */
export function outlookOf(state: State, command: Command): Outlook | null {
  if (whyIllegal(state, command) !== null) return null;
  const { state: after, events } = carriedOut(state, command);
  return outlookAfter(state, { seat: command.seat, after, events });
}

export interface Outcomes {
  readonly seat: Command['seat'];
  readonly after: State;
  readonly events: readonly Event[];
}

export function outlookAfter(before: State, { seat: id, after, events }: Outcomes): Outlook {
  const at = seatAt(id);
  const [one, other] = [required(before.seats[at], 'a seat'), required(after.seats[at], 'a seat')];
  const [was, is] = [scoreOf(before.dungeon, one), scoreOf(after.dungeon, other)];
  const { boss } = lairOf(before);
  const damage = events.filter((event) => event.type === 'damageTaken').filter(({ seat }) => seat === id);
  return {
    after,
    events,
    was: totalOf(was),
    is: totalOf(is),
    hurt: damage.reduce((sum, { amount }) => sum + amount, 0),
    absorbed: damage.reduce((sum, { absorbed }) => sum + absorbed, 0),
    revives: other.sheet.resurrected && !one.sheet.resurrected,
    penalty: is.damage - was.damage,
    strength: [strengthAgainst(boss, one), strengthAgainst(boss, other)],
    asks: other.sheet.due.at(-1) ?? null,
    spilled: events.reduce((sum, event) => sum + (event.type === 'potionsGained' ? event.lost : 0), 0),
    lost: events.flatMap((event) => (event.type === 'bonusLost' ? [event.op] : [])),
  };
}
