import { required } from '../../../../engine/kernel';
import { type Command, DICE, FACES, paperDungeons, STEPS, type State } from '../../../../engine/paper';
import { answered } from './answers';
import { ALONE, carriedOut, seatIn } from './imagined';

type DieCommand = Extract<Command, { readonly die: number }>;

/** One way to spend a die, to its end but for the command that stops a walk. */
export interface Use {
  readonly table: State;
  readonly commands: readonly Command[];
  /** The dice that pay for it equally well; `table` and `commands` are those of the first. */
  readonly dice: readonly number[];
}

/** Every way to spend one more die; questions are answered by rule. What several dice do alike is carried out once. */
export function usesOf(table: State): readonly Use[] {
  const alike = new Map<string, { readonly command: DieCommand; readonly dice: number[] }>();
  for (const command of paperDungeons.legal(table)) {
    if (!('die' in command)) continue;
    const key = effectOf(table, command);
    const known = alike.get(key);
    if (known === undefined) alike.set(key, { command, dice: [command.die] });
    else known.dice.push(command.die);
  }
  const uses: Use[] = [];
  for (const { command, dice } of alike.values()) {
    for (const end of endsAfter(carriedOut(table, command), [command])) uses.push({ ...end, dice });
  }
  return uses;
}

export interface End {
  readonly table: State;
  readonly commands: readonly Command[];
}

/** Every way on from a walk or a question that is under way. */
export function endsAfter(table: State, commands: readonly Command[]): readonly End[] {
  const done = [...commands];
  const rested = answered(table, (answer) => done.push(answer));
  const ends: End[] = [{ table: rested, commands: done }];
  if (seatIn(rested).sheet.walk === null) return ends;
  for (const command of paperDungeons.legal(rested)) {
    if (command.type === 'step') ends.push(...endsAfter(carriedOut(rested, command), [...done, command]));
  }
  return ends;
}

/** The same end, with the dice as they are when another one has paid. */
export function paidWith({ table, commands }: End, die: number): End {
  const seat = seatIn(table);
  const digit = faceOf(table, die)?.digit ?? 0;
  const sheet = {
    ...seat.sheet,
    used: [...seat.sheet.used.slice(0, -1), die],
    digits: [...seat.sheet.digits.slice(0, -1), digit],
  };
  const [first, ...others] = commands;
  const paying = { ...required(first as DieCommand | undefined, 'the command that spends a die'), die };
  return { table: { ...table, seats: [{ ...seat, sheet }] }, commands: [paying, ...others] };
}

/** Ends a walk of which steps are left. */
export function halted({ table, commands }: End): End {
  if (seatIn(table).sheet.walk === null) return { table, commands };
  const stop: Command = { type: 'stop', seat: ALONE };
  return { table: carriedOut(table, stop), commands: [...commands, stop] };
}

export function faceOf({ dice }: State, die: number) {
  return FACES[DICE[die] ?? 'white'][(dice[die] ?? 0) - 1];
}

function effectOf(table: State, command: DieCommand): string {
  switch (command.type) {
    case 'raise':
      return `raise ${command.hero} ${command.change ?? ''}`;
    case 'craft':
      return command.item;
    case 'brew':
      return 'brew';
    default:
      return `walk ${STEPS[faceOf(table, command.die)?.symbol ?? 'skull']}`;
  }
}
