import { createActor } from 'xstate';
import type { Rejection } from '../../engine/kernel';
import type { Command, DieId, State } from '../../engine/onedeck';
import { type Aim, aimNamed, nameOfAim, type Reading, readingOf, whyNot } from '../../games/onedeck/table';
import { targetingMachine } from '../../machines';

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
    const read = (name: string, hand: readonly DieId[]): Reading | null => {
      const aim = aimNamed(name);
      return aim === null ? null : readingOf(aim, hand, this.state);
    };
    const only = (commands: readonly Command[] = []): Command | null => (commands.length === 1 ? (commands[0] ?? null) : null);
    this.actor = createActor(targetingMachine<Command, DieId>(), {
      input: {
        demanded: () => (this.state.phase === 'effect' ? nameOfAim({ kind: 'choose' }) : null),
        atOnce: (name, hand) => (read(name, hand)?.plain === true ? only(read(name, hand)?.complete) : null),
        together: (name, hand) => only(read(name, hand)?.complete),
        canLead: (name, hand) => leadsOn(read(name, hand)),
        perform,
        refuse: (name, hand) => {
          const aim = aimNamed(name);
          if (aim !== null) refuse(whyNot(aim, hand, this.state) ?? { key: 'notTheseDice' });
        },
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
    this.actor.send({ type: 'AIM', aim: nameOfAim(aim) });
  }

  drop(die: DieId, aim: Aim): void {
    this.actor.send({ type: 'DROP', die, aim: nameOfAim(aim) });
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
    return aim === null ? null : aimNamed(aim);
  }

  /** Something could be put back. */
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
