import { createActor } from 'xstate';
import type { Rejection } from '../../../../engine/kernel';
import type { Command, DieId, State } from '../../../../engine/onedeck';
import { targetingMachine } from '../../../../machines';
import { type Reading, readingOf, soleAnswer, whyNot } from '../targeting';
import { type Aim, aimOf, idOf } from '../targets';

export interface AimingPorts {
  readonly perform: (command: Command) => void;
  readonly refuse: (rejection: Rejection) => void;
}

/** Holds the dice in the hand and the current aim, and checks both against the state. */
export class Aiming {
  private state: State;
  private readonly actor;

  constructor(state: State, { perform, refuse }: AimingPorts) {
    this.state = state;
    const read = (id: string, hand: readonly DieId[]): Reading | null => {
      const aim = aimOf(id);
      return aim === null ? null : readingOf(aim, hand, this.state);
    };
    const only = (commands: readonly Command[] = []): Command | null => (commands.length === 1 ? (commands[0] ?? null) : null);
    this.actor = createActor(targetingMachine<Command, DieId>(), {
      input: {
        demanded: () => (this.state.phase === 'effect' ? idOf({ kind: 'choose' }) : null),
        atOnce: (id, hand) => {
          const aim = aimOf(id);
          if (aim !== null && hand.length === 0 && aim.kind === 'box') return soleAnswer(aim, this.state);
          return read(id, hand)?.plain === true ? only(read(id, hand)?.complete) : null;
        },
        together: (id, hand) => only(read(id, hand)?.complete),
        canLead: (id, hand) => leadsOn(read(id, hand)),
        perform,
        refuse: (id, hand) => {
          const aim = aimOf(id);
          if (aim !== null) refuse(whyNot(aim, hand, this.state) ?? { key: 'notTheseDice' });
        },
      },
    });
    this.actor.start();
  }

  /** Takes a new state. The dice in the hand are put back. */
  rest(state: State): void {
    this.state = state;
    this.actor.send({ type: 'REST' });
  }

  pick(die: DieId): void {
    this.actor.send({ type: 'PICK', die });
  }

  at(aim: Aim): void {
    this.actor.send({ type: 'AIM', aim: idOf(aim) });
  }

  drop(die: DieId, aim: Aim): void {
    this.actor.send({ type: 'DROP', die, aim: idOf(aim) });
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
    const { aim } = this.actor.getSnapshot().context;
    return aim === null ? null : aimOf(aim);
  }

  /** Returns whether there is anything to put back. */
  get isBusy(): boolean {
    return this.hand.length > 0 || (this.aim !== null && this.aim.kind !== 'choose');
  }

  close(): void {
    this.actor.stop();
  }
}

function leadsOn(reading: Reading | null): boolean {
  return reading !== null && (reading.complete.length > 0 || reading.useful.length > 0);
}
