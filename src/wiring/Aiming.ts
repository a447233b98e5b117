import { createActor } from 'xstate';
import type { Rejection } from '../engine/kernel';
import type { Command, DieId, State } from '../engine/onedeck';
import { targetingMachine } from '../machines';
import { type Aim, readingOf, whyNot } from '../stage';

export interface AimingPorts {
  readonly perform: (command: Command) => void;
  readonly refuse: (rejection: Rejection) => void;
}

/** The dice in the hand and what they are meant for, read against the state that waits. */
export class Aiming {
  private state: State;
  private readonly actor;

  constructor(state: State, { perform, refuse }: AimingPorts) {
    this.state = state;
    const complete = (aim: Aim, hand: readonly DieId[]): readonly Command[] => readingOf(aim, hand, this.state)?.complete ?? [];
    const chart = targetingMachine<Aim>();
    this.actor = createActor(chart, {
      input: {
        demanded: () => (this.state.phase === 'effect' ? { kind: 'choose' } : null),
        atOnce: (aim, hand) => (readingOf(aim, hand, this.state)?.plain === true ? (complete(aim, hand)[0] ?? null) : null),
        together: (aim, hand) => (complete(aim, hand).length === 1 ? (complete(aim, hand)[0] ?? null) : null),
        canLead: (aim, hand) => canLead(aim, hand, this.state),
        isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
        perform,
        refuse: (aim, hand) => refuse(whyNot(aim, hand, this.state) ?? { key: 'notTheseDice' }),
      },
    });
    this.actor.start();
  }

  /** A state that waits: what was in the hand is put back. */
  rest(state: State): void {
    this.state = state;
    this.actor.send({ type: 'REST' });
  }

  pick(die: DieId): void {
    this.actor.send({ type: 'PICK', die });
  }

  at(aim: Aim): void {
    this.actor.send({ type: 'AIM', aim });
  }

  drop(die: DieId, aim: Aim): void {
    this.actor.send({ type: 'DROP', die, aim });
  }

  confirm(): void {
    this.actor.send({ type: 'CONFIRM' });
  }

  cancel(): void {
    this.actor.send({ type: 'CANCEL' });
  }

  get hand(): readonly DieId[] {
    return this.actor.getSnapshot().context.hand;
  }

  get aim(): Aim | null {
    return this.actor.getSnapshot().context.aim;
  }

  /** Something could be put back. */
  get isBusy(): boolean {
    return this.hand.length > 0 || (this.aim !== null && this.aim.kind !== 'choose');
  }

  close(): void {
    this.actor.stop();
  }
}

function canLead(aim: Aim, hand: readonly DieId[], state: State): boolean {
  const reading = readingOf(aim, hand, state);
  if (reading === null) return false;
  return reading.complete.length > 0 || reading.useful.length > 0;
}
