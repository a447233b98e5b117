import { assign, setup } from 'xstate';

/** The id of a box or a skill. The rules say what it means with dice in the hand; the chart only remembers it. */
export type Aim = string;

/** The id of a die or a card that can be taken into the hand. */
export type Thing = string | number;

export interface TargetingPorts<Command, Item extends Thing> {
  /** Returns the aim when the game waits for one thing only. */
  readonly demanded: () => Aim | null;
  /** Returns the command that is complete and needs no confirming; with an empty hand the only one that the aim can mean. */
  readonly atOnce: (aim: Aim, hand: readonly Item[]) => Command | null;
  /** Returns the command that aim and hand make together. */
  readonly together: (aim: Aim, hand: readonly Item[]) => Command | null;
  /** Returns whether these dice, or these and more, could serve the aim. */
  readonly canLead: (aim: Aim, hand: readonly Item[]) => boolean;
  readonly perform: (command: Command) => void;
  readonly refuse: (aim: Aim, hand: readonly Item[]) => void;
}

export type TargetingEvent<Item extends Thing> =
  /** A new state of the game: everything is put back. */
  | { readonly type: 'REST' }
  | { readonly type: 'PICK'; readonly die: Item }
  | { readonly type: 'AIM'; readonly aim: Aim }
  /** A die is dragged onto something, with what is in the hand if it is one of those. */
  | { readonly type: 'DROP'; readonly die: Item; readonly aim: Aim }
  | { readonly type: 'CONFIRM' }
  | { readonly type: 'CANCEL' };

interface Targeting<Command, Item extends Thing> {
  readonly ports: TargetingPorts<Command, Item>;
  readonly aim: Aim | null;
  readonly hand: readonly Item[];
}

function targetingSetup<Command, Item extends Thing>() {
  return setup({
    types: {
      context: {} as Targeting<Command, Item>,
      events: {} as TargetingEvent<Item>,
      input: {} as TargetingPorts<Command, Item>,
    },
    guards: {
      demanded: ({ context }) => context.ports.demanded() !== null,
      emptyHand: ({ context }) => context.hand.length === 0,
      same: ({ context: { aim }, event }) => event.type === 'AIM' && aim === event.aim,
      atOnce: ({ context, event }) => saidAtOnce(context, event) !== null,
      dropped: ({ context, event }) => saidByDrop(context, event) !== null,
      complete: ({ context }) => saidTogether(context) !== null,
      canLead: ({ context, event }) => 'aim' in event && context.ports.canLead(event.aim, handFor(context, event)),
    },
    actions: {
      putBack: assign({ aim: null, hand: [] }),
      demand: assign(({ context }) => ({ aim: context.ports.demanded(), hand: [] })),
      pick: assign(({ context: { hand }, event }) => (event.type === 'PICK' ? { hand: toggled(hand, event.die) } : {})),
      take: assign(({ context, event }) => ('aim' in event ? { aim: event.aim, hand: handFor(context, event) } : {})),
      emptyHand: assign({ hand: [] }),
      performAtOnce: ({ context, event }) => performed(context, saidAtOnce(context, event)),
      performDrop: ({ context, event }) => performed(context, saidByDrop(context, event)),
      perform: ({ context }) => performed(context, saidTogether(context)),
      performIfReady: ({ context }) => performed(context, saidWithLastDie(context)),
      refuse: ({ context, event }) => {
        const aim = 'aim' in event ? event.aim : context.aim;
        if (aim !== null) context.ports.refuse(aim, handFor(context, event));
      },
    },
  });
}

const start = [
  { guard: 'atOnce', actions: 'performAtOnce' },
  { guard: 'canLead', target: '#targeting.aiming', actions: 'take' },
  { actions: 'refuse' },
] as const;
const drop = [
  { guard: 'dropped', actions: 'performDrop' },
  { guard: 'canLead', target: '#targeting.aiming', actions: 'take' },
  { actions: 'refuse' },
] as const;
const confirm = [{ guard: 'complete', actions: 'perform' }, { actions: 'refuse' }] as const;

const states = {
  resting: { on: { PICK: { target: '#targeting.holding', actions: 'pick' }, AIM: start, DROP: drop } },
  holding: {
    on: {
      PICK: { target: '#targeting.sorting', actions: 'pick' },
      AIM: start,
      DROP: drop,
      CANCEL: { target: '#targeting.resting', actions: 'putBack' },
    },
  },
  sorting: {
    always: [{ guard: 'emptyHand', target: '#targeting.resting' }, { target: '#targeting.holding' }],
  },
  aiming: {
    on: {
      PICK: { actions: ['pick', 'performIfReady'] },
      AIM: [{ guard: 'same', target: '#targeting.settling' }, ...start],
      DROP: drop,
      CONFIRM: confirm,
      CANCEL: { target: '#targeting.resting', actions: 'putBack' },
    },
  },
  // The same thing a second time: done if it is complete, put back if nothing was taken up for it.
  settling: {
    always: [
      { guard: 'complete', target: '#targeting.aiming', actions: 'perform' },
      { guard: 'emptyHand', target: '#targeting.resting', actions: 'putBack' },
      { target: '#targeting.aiming', actions: 'refuse' },
    ],
  },
  // The game itself asks for dice: there is nothing else to do, but the hand can be emptied.
  choosing: {
    on: {
      PICK: { actions: 'pick' },
      CONFIRM: confirm,
      CANCEL: { actions: 'emptyHand' },
    },
  },
} as const;

/** Choosing dice for a box, a skill or an effect: in the hand first or aimed first, and always a way back. */
export function targetingMachine<Command, Item extends Thing>() {
  return targetingSetup<Command, Item>().createMachine({
    id: 'targeting',
    context: ({ input }) => ({ ports: input, aim: null, hand: [] }),
    initial: 'resting',
    on: {
      REST: [
        { guard: 'demanded', target: '.choosing', actions: 'demand' },
        { target: '.resting', actions: 'putBack' },
      ],
    },
    states,
  });
}

/** Aiming anew while something else is aimed at takes up nothing that was taken up for that. */
function handFor<Command, Item extends Thing>(
  { aim, hand }: Targeting<Command, Item>,
  event: TargetingEvent<Item>,
): readonly Item[] {
  if (event.type === 'DROP') return hand.includes(event.die) ? hand : [event.die];
  return event.type === 'AIM' && aim !== null ? [] : hand;
}

function saidAtOnce<Command, Item extends Thing>(context: Targeting<Command, Item>, event: TargetingEvent<Item>): Command | null {
  return event.type === 'AIM' ? context.ports.atOnce(event.aim, handFor(context, event)) : null;
}

function saidTogether<Command, Item extends Thing>({ aim, hand, ports }: Targeting<Command, Item>): Command | null {
  return aim === null ? null : ports.together(aim, hand);
}

function saidWithLastDie<Command, Item extends Thing>({ aim, hand, ports }: Targeting<Command, Item>): Command | null {
  return aim === null || hand.length === 0 ? null : ports.atOnce(aim, hand);
}

function saidByDrop<Command, Item extends Thing>(context: Targeting<Command, Item>, event: TargetingEvent<Item>): Command | null {
  return event.type === 'DROP' ? context.ports.together(event.aim, handFor(context, event)) : null;
}

function performed<Command, Item extends Thing>({ ports }: Targeting<Command, Item>, command: Command | null): void {
  if (command !== null) ports.perform(command);
}

function toggled<Item extends Thing>(hand: readonly Item[], die: Item): readonly Item[] {
  return hand.includes(die) ? hand.filter((other) => other !== die) : [...hand, die];
}
