import type { DieId, State } from '../../../engine/onedeck';
import type { Rect } from '../../../table';
import type { ScriptTime } from '../../contract';
import type { TableLayout } from '../table';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The things that a script can do at a table in place of a player. */
export interface Hands {
  layout(): TableLayout | null;
  /** Moves the pointer there; null takes it away. */
  point(at: Point | null): void;
  /** Drags a die. */
  lift(die: DieId, at: Point): void;
  carry(to: Point): void;
  putBack(): void;
  /** Presses a die, which takes it up or puts it back. */
  pick(die: DieId): void;
  /** Aims at this box. */
  aim(box: number): void;
  /** Moves the eye, from -1 to 1 across and down. */
  look(x: number, y: number): void;
  /** Tilts the device by these degrees. */
  tilt(across: number, down: number): void;
  /** Holds the button of an end that kills, and lets it go. */
  holdEnd(): void;
  letGo(): void;
  /** Asks for the odds at a door. */
  askOdds(): void;
  /** Presses a box in vain. */
  shake(box: number): void;
  /** Shows a blow at the heroes. */
  blow(): Promise<void>;
}

interface Stagehand extends ScriptTime {
  readonly hands: Hands;
  readonly state: State;
}

type Script = (stagehand: Stagehand) => Promise<void>;

/** Milliseconds between two actions of a script, and for showing motions that have no end. */
const MOMENT = 450;
const WHILE = 3600;

const hand: Script = async ({ hands, state, after, during }) => {
  const die = state.encounter?.pool[0]?.id;
  const [from, to] = [hands.layout()?.dice[0], hands.layout()?.boxes[0]].map((rect) => rect && middle(rect));
  if (die === undefined || from === undefined || to === undefined) return;
  hands.point(from);
  await after(MOMENT);
  hands.point(null);
  hands.lift(die, from);
  await after(MOMENT);
  await during(MOMENT, (share) => hands.carry(between(from, to, share)));
  hands.putBack();
  await after(MOMENT);
  hands.pick(die);
  await after(MOMENT);
  hands.pick(die);
  await after(MOMENT);
};

/** Moves the lantern from box to box. */
const aim: Script = async ({ hands, state, after }) => {
  const boxes = state.encounter?.boxes ?? [];
  await after(MOMENT);
  for (const at of [...boxes.keys()].slice(0, 4)) {
    hands.aim(at);
    await after(MOMENT * 2);
  }
};

const blow: Script = async ({ hands, after }) => {
  hands.aim(0);
  await after(MOMENT * 2);
  await hands.blow();
  await after(MOMENT);
};

/** Hearts loosen in their boxes, and fall back before the ring is closed. */
const hold: Script = async ({ hands, after }) => {
  await after(MOMENT);
  hands.holdEnd();
  await after(MOMENT * 1.4);
  hands.letGo();
  await after(MOMENT);
};

/** Bars fill once the odds are counted. */
const count: Script = async ({ hands, after }) => {
  await after(MOMENT);
  hands.askOdds();
  await after(WHILE);
};

const shake: Script = async ({ hands, after }) => {
  await after(MOMENT);
  hands.shake(0);
  await after(MOMENT);
};

/** Moves the eye in a circle and back to the middle. */
const look: Script = async ({ hands, after, during }) => {
  await during(WHILE, (share) => {
    const turn = share * Math.PI * 2;
    hands.look(Math.sin(turn), Math.sin(turn * 2));
  });
  hands.look(0, 0);
  await after(MOMENT);
};

const tilt: Script = async ({ hands, after, during }) => {
  await during(WHILE, (share) => {
    const turn = share * Math.PI * 2;
    hands.tilt(Math.sin(turn) * FAR, Math.sin(turn * 2) * FAR);
  });
  hands.look(0, 0);
  await after(MOMENT);
};
const FAR = 20;

const rest: Script = ({ round, after }) => after(round > 0 ? round : WHILE);

export const SCRIPTS = { hand, aim, hold, count, shake, blow, look, tilt, rest } as const satisfies Readonly<
  Record<string, Script>
>;
export type Doing = keyof typeof SCRIPTS;

const middle = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 });

const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});
