import type { GameObjects, Scene } from 'phaser';
import { nextTask, type Rect, type Timing } from '../../table';
import { playTween } from '../playTween';
import { middleOf } from '../spots';
import { painted } from '../views/paint';
import { type DiceFaces, type DiceOnSheet, diceSheet, isSheetPainted, PIPS } from './diceSheet';
import { numbersOf } from './dieBody';
import { type DieLook, paintShadow } from './paintDie';
import { type DieInAir, TumblingDice } from './TumblingDice';
import { type Flight, type FlightPose, RESTS, type Throw, throwOf } from './throwOf';
import { tiltOf } from './tiltOf';

/** A die by its number among all dice. */
export type NumberedDie = DieLook & { readonly id: number };

/** The place where dice lie when they do not move. */
export interface DiceGround {
  /** Adds the picture of a die that lies there, for as long as something moves. */
  picture(die: NumberedDie, at: Rect): GameObjects.Image;
  /** Hides dice that lie there, because they are in the air. */
  takeUp(ids: readonly number[]): void;
}

export interface Tumbling {
  readonly die: NumberedDie;
  /** The number it showed before, where it was visible. */
  readonly showed: number;
  readonly from: Throw['from'];
  readonly start: { readonly x: number; readonly y: number };
  readonly to: Rect;
}

export interface Tumble extends Timing, Flight {
  readonly delay: number;
  /** The share of the duration that each die takes: they begin one after the other. */
  readonly share: number;
  /** How much higher on the screen and how much larger a die is for each of its sides above the table. */
  readonly rise: number;
  readonly near: number;
  readonly signal: AbortSignal;
}

interface Flying extends Tumbling {
  readonly numbers: readonly number[];
  readonly begins: number;
  readonly poseAt: (time: number) => FlightPose;
  readonly shadow: GameObjects.Image;
  readonly lying: GameObjects.Image;
  /** Dice that lay on the table stay as they are until they leap. */
  taken: boolean;
  landed: boolean;
}

/** Where dice are thrown. Without faces of their own they have pips. */
interface Table {
  readonly scene: Scene;
  readonly ground: DiceGround;
  readonly faces?: DiceFaces;
}

/** Throws dice until they come to rest. Each is heard when it lands; when the throw is skipped, one is heard for all. */
export async function tumble(
  { scene, ground, faces = PIPS }: Table,
  dice: readonly Tumbling[],
  { move, landed }: { readonly move: Tumble; readonly landed: (at: number) => void },
): Promise<void> {
  const [first] = dice;
  if (first === undefined || isOff(move)) return;
  const sheet = { faces, side: first.to.width };
  if (!isSheetPainted(scene, sheet)) await paintFirst(scene, sheet);
  if (isOff(move)) return;
  const shadows = dice.map(({ to }) => shadowOf(scene, to.width));
  const air = new TumblingDice(scene, sheet);
  const flying = dice.map((one, at): Flying => {
    const { die, to, showed, from } = one;
    return {
      ...one,
      numbers: numbersOf(die.value, showed),
      begins: dice.length < 2 ? 0 : (at / (dice.length - 1)) * (1 - move.share),
      poseAt: throwOf({ from, flight: move, askew: (tiltOf(die.id) * Math.PI) / 180, random: Math.random }),
      shadow: shadows[at] ?? shadowOf(scene, to.width),
      lying: ground.picture(die, to).setAlpha(0),
      taken: false,
      landed: false,
    };
  });
  const clock = { time: 0 };
  const onUpdate = (): void => {
    ground.takeUp(flying.flatMap((one) => (leaps(one, clock.time) ? [one.die.id] : [])));
    for (const [at, one] of flying.entries()) if (lands(one, clock.time, move)) landed(at);
    air.show(flying.flatMap((one) => inAir(one, ownTime(one, clock.time, move), move)).sort((one, other) => one.y - other.y));
    for (const { lying } of flying) if (lying.alpha === 1) air.raiseAbove(lying);
  };
  const { duration, delay, ease, signal } = move;
  await playTween(scene, { targets: clock, time: 1, duration, delay, ease, onUpdate }, signal);
  const last = flying.findLastIndex((one) => !one.landed);
  if (signal.aborted && last >= 0) landed(last);
  air.destroy();
  for (const { shadow } of flying) shadow.destroy();
  for (const { lying } of flying) lying.destroy();
}

const isOff = ({ signal }: Tumble): boolean => signal.aborted;

/** Paints the dice in the air in a task of their own: the lying dice of the same size are painted next. */
async function paintFirst(scene: Scene, sheet: DiceOnSheet): Promise<void> {
  diceSheet(scene, sheet);
  await nextTask();
}

const ownTime = ({ begins }: Flying, time: number, { share }: Tumble): number =>
  Math.min(1, Math.max(0, (time - begins) / share));

function leaps(one: Flying, time: number): boolean {
  if (one.taken || time <= one.begins) return false;
  one.taken = true;
  return true;
}

function lands(one: Flying, time: number, move: Tumble): boolean {
  if (one.landed || move.signal.aborted || ownTime(one, time, move) < RESTS) return false;
  one.landed = true;
  return true;
}

/** Returns the die in the air at this moment and moves its shadow; returns nothing once it lies. */
function inAir({ die, numbers, poseAt, start, to, shadow, lying }: Flying, time: number, move: Tumble): readonly DieInAir[] {
  const { way, height, turn, rest, flat } = poseAt(time);
  const end = middleOf(to);
  const side = to.width;
  const ground = { x: start.x + (end.x - start.x) * way, y: start.y + (end.y - start.y) * way };
  lying.setAlpha(rest);
  const spread = 1 + height * 0.22;
  shadow
    .setPosition(ground.x + height * side * 0.34, ground.y + side * 0.12 + height * side * 0.1)
    .setDisplaySize(side * 1.5 * spread, side * 1.3 * spread)
    .setAlpha(time <= 0 ? 0 : ((1 - rest) * 0.85) / (1 + height * 0.7));
  if (time <= 0 || time >= 1) return [];
  const size = side * (1 + height * move.near);
  return [{ color: die.color, numbers, turn, rest, side: size, flat, x: ground.x, y: ground.y - height * side * move.rise }];
}

function shadowOf(scene: Scene, side: number): GameObjects.Image {
  const key = painted(scene, { name: 'shadow', width: side, height: side }, paintShadow);
  return scene.add.image(0, 0, key).setAlpha(0);
}
