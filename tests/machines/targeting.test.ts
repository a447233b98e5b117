import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { Command, DieId } from '../../src/engine/onedeck';
import { type Aim, targetingMachine } from '../../src/machines';

/** A box takes one die of at least its number; a pile takes two dice, whichever. */
const DICE: Readonly<Record<DieId, number>> = { 1: 1, 2: 2, 3: 3, 4: 4 };
const PILE = 'pile';
const box = (least: number): Aim => `box ${least}`;
const nothing = 'nothing';
const leastOf = (aim: Aim): number => (aim.startsWith('box ') ? Number(aim.slice(4)) : Number.POSITIVE_INFINITY);

function said(aim: Aim, hand: readonly DieId[]): Command | null {
  const least = leastOf(aim);
  if (hand.length === 1 && (DICE[hand[0] ?? 0] ?? 0) >= least) return { type: 'cover', box: least, dice: hand };
  return aim === PILE && hand.length === 2 ? { type: 'chooseDice', dice: hand } : null;
}

function canLead(aim: Aim, hand: readonly DieId[]): boolean {
  if (said(aim, hand) !== null) return true;
  return (hand.length === 0 && leastOf(aim) <= 4) || (aim === PILE && hand.length < 2);
}

function aiming(demanded: Aim | null = null) {
  const done: Command[] = [];
  const refused: (readonly [Aim, readonly DieId[]])[] = [];
  let wanted = demanded;
  const actor = createActor(targetingMachine<Command, DieId>(), {
    input: {
      demanded: () => wanted,
      atOnce: (aim, hand) => (aim.startsWith('box ') ? said(aim, hand) : null),
      together: said,
      canLead,
      perform: (command) => done.push(command),
      refuse: (aim, hand) => refused.push([aim, hand]),
    },
  });
  actor.start();
  const send = (...events: readonly Parameters<typeof actor.send>[0][]): void => {
    for (const event of events) actor.send(event);
  };
  return {
    done,
    refused,
    send,
    at: () => actor.getSnapshot().value,
    hand: () => actor.getSnapshot().context.hand,
    aim: () => actor.getSnapshot().context.aim,
    demand: (aim: Aim | null) => {
      wanted = aim;
    },
  };
}

const pick = (die: DieId) => ({ type: 'PICK', die }) as const;
const at = (aim: Aim) => ({ type: 'AIM', aim }) as const;
const drop = (die: DieId, aim: Aim) => ({ type: 'DROP', die, aim }) as const;
const CANCEL = { type: 'CANCEL' } as const;
const CONFIRM = { type: 'CONFIRM' } as const;
const REST = { type: 'REST' } as const;

describe('dice first', () => {
  it('takes dice up and puts them down again', () => {
    const { send, hand, at: state } = aiming();
    send(pick(2), pick(4));
    expect([state(), hand()]).toEqual(['holding', [2, 4]]);
    send(pick(2));
    expect(hand()).toEqual([4]);
    send(pick(4));
    expect([state(), hand()]).toEqual(['resting', []]);
  });

  it('does at once what the hand completes', () => {
    const { send, done } = aiming();
    send(pick(3), at(box(3)));
    expect(done).toEqual([{ type: 'cover', box: 3, dice: [3] }]);
  });

  it('refuses what the hand can never serve, and keeps the hand', () => {
    const { send, done, refused, hand, at: state } = aiming();
    send(pick(2), at(box(3)));
    expect([done, refused, hand(), state()]).toEqual([[], [[box(3), [2]]], [2], 'holding']);
  });

  it('aims with a hand that is not enough yet, and waits to be told', () => {
    const { send, done, hand, at: state } = aiming();
    send(pick(1), at(PILE));
    expect([state(), hand()]).toEqual(['aiming', [1]]);
    send(pick(2));
    expect(done).toEqual([]);
    send(CONFIRM);
    expect(done).toEqual([{ type: 'chooseDice', dice: [1, 2] }]);
  });

  it('puts everything back', () => {
    const { send, hand, at: state } = aiming();
    send(pick(1), CANCEL);
    expect([state(), hand()]).toEqual(['resting', []]);
  });
});

describe('the thing first', () => {
  it('takes the die that completes it at once', () => {
    const { send, done, at: state } = aiming();
    send(at(box(2)));
    expect(state()).toBe('aiming');
    send(pick(1));
    expect(done).toEqual([]);
    send(pick(1), pick(4));
    expect(done).toEqual([{ type: 'cover', box: 2, dice: [4] }]);
  });

  it('refuses what nothing serves', () => {
    const { send, refused, at: state } = aiming();
    send(at(nothing));
    expect([refused, state()]).toEqual([[[nothing, []]], 'resting']);
  });

  it('pressed again is put back while its hand is empty, refused while it is not enough, done when it is', () => {
    const { send, done, refused, at: state } = aiming();
    send(at(PILE), at(PILE));
    expect(state()).toBe('resting');
    send(at(PILE), pick(1), at(PILE));
    expect([state(), refused.length]).toEqual(['aiming', 1]);
    send(pick(2), at(PILE));
    expect(done).toEqual([{ type: 'chooseDice', dice: [1, 2] }]);
  });

  it('turns to another thing with an empty hand', () => {
    const { send, aim, hand } = aiming();
    send(at(PILE), pick(1), at(box(2)));
    expect([aim(), hand()]).toEqual([box(2), []]);
  });

  it('confirms nothing that is not complete', () => {
    const { send, done, refused } = aiming();
    send(at(PILE), CONFIRM);
    expect([done, refused]).toEqual([[], [[PILE, []]]]);
  });

  it('can always be cancelled', () => {
    const { send, aim, at: state } = aiming();
    send(at(PILE), pick(1), CANCEL);
    expect([state(), aim()]).toEqual(['resting', null]);
  });
});

describe('a die that is dragged', () => {
  it('does what it completes, alone or with the hand it lies in', () => {
    const { send, done } = aiming();
    send(drop(3, box(3)));
    send(pick(1), pick(2), drop(2, PILE));
    expect(done).toEqual([
      { type: 'cover', box: 3, dice: [3] },
      { type: 'chooseDice', dice: [1, 2] },
    ]);
  });

  it('leaves the hand it does not lie in', () => {
    const { send, done } = aiming();
    send(pick(1), drop(3, box(3)));
    expect(done).toEqual([{ type: 'cover', box: 3, dice: [3] }]);
  });

  it('aims when more is needed, and is refused where it serves nothing', () => {
    const { send, hand, refused, at: state } = aiming();
    send(drop(1, box(4)));
    expect([state(), refused]).toEqual(['resting', [[box(4), [1]]]]);
    send(drop(1, PILE));
    expect([state(), hand()]).toEqual(['aiming', [1]]);
  });
});

describe('a game that asks for dice', () => {
  it('takes nothing else, and its hand can be emptied', () => {
    const { send, done, hand, aim, at: state } = aiming(PILE);
    send(REST);
    expect([state(), aim()]).toEqual(['choosing', PILE]);
    send(pick(1), at(box(1)), CANCEL);
    expect([state(), hand(), done]).toEqual(['choosing', [], []]);
    send(pick(1), pick(2), CONFIRM);
    expect(done).toEqual([{ type: 'chooseDice', dice: [1, 2] }]);
  });

  it('rests when it asks no more, whatever was in the hand', () => {
    const { send, hand, aim, at: state, demand } = aiming(PILE);
    send(REST, pick(1));
    demand(null);
    send(REST);
    expect([state(), hand(), aim()]).toEqual(['resting', [], null]);
  });
});
