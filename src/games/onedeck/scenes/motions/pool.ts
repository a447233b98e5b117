import type { GameObjects } from 'phaser';
import { around, glide, middleOf, playTween, tiltOf } from '../../../../scenes';
import type { Rect } from '../../../../table';
import type { MovingDie } from '../../table';
import { type MotionStage, type PoolChange, timingOf } from './stage';

/** Fades out what was asked in the tray, which dice need now, until something else is shown. */
export async function clearTray(stage: MotionStage, change: PoolChange, move: Skippable): Promise<void> {
  stage.layOut(change);
  await fadeOut(stage, stage.parts.besideDice, move);
}

/** Fades out the buttons: with other dice, other things will be asked. */
export function clearButtons(stage: MotionStage, move: Skippable): Promise<void> {
  return fadeOut(stage, stage.parts.buttons, move);
}

async function fadeOut(stage: MotionStage, all: readonly GameObjects.Image[], move: Skippable): Promise<void> {
  const { scene } = stage;
  const { duration, ease, signal } = timingOf(stage, 'trayCleared', move);
  const targets = all.filter(({ visible, alpha }) => visible && alpha > 0);
  if (targets.length > 0) await playTween(scene, { targets, alpha: 0, duration, ease }, signal);
}

/** Fades an image in after the fade-out is over. */
function fadeIn(stage: MotionStage, image: GameObjects.Image, move: Skippable): Promise<void> {
  const { duration, ease, signal } = timingOf(stage, 'trayCleared', move);
  return playTween(stage.scene, { targets: image.setAlpha(0), alpha: 1, duration, delay: duration, ease }, signal);
}

interface Skippable {
  readonly signal: AbortSignal;
}

/** Moves the dice that stay to their places once others have gone or come. */
export async function makeRoom(stage: MotionStage, change: PoolChange, move: Skippable): Promise<void> {
  const pace = timingOf(stage, 'ranksClosed', move);
  const { parts, shown } = stage;
  const laid = stage.layoutAfter(change);
  const { gone = [] } = change;
  const { encounter, heroes = [] } = shown()?.view ?? {};
  const staying = (encounter?.pool ?? []).filter(({ id }) => !gone.includes(id));
  if (laid === null) return;
  const { plates } = parts.dice;
  const wereThere = plates.visible;
  parts.dice.own(heroes, laid.owners);
  await Promise.all([
    wereThere || !plates.visible ? null : fadeIn(stage, plates, move),
    ...staying.flatMap(({ id }, at) => {
      const [image] = parts.dice.picturesOf([id]);
      const rect = laid.dice[at];
      if (image === undefined || rect === undefined) return [];
      const to = around(middleOf(rect), parts.dice.wholeOf(rect.width));
      return isAt(image, to) ? [] : [glide(image, { to, angle: tiltOf(id) }, pace)];
    }),
  ]);
}

const isAt = ({ x, y, displayWidth }: GameObjects.Image, to: Rect): boolean =>
  Math.hypot(x - to.x - to.width / 2, y - to.y - to.height / 2) < 0.5 && Math.abs(displayWidth - to.width) < 0.5;

export interface Placed {
  readonly die: MovingDie;
  readonly to: Rect;
}

/** Returns the places of dice that are not on the table yet. */
export function placed(stage: MotionStage, dice: readonly MovingDie[]): readonly Placed[] {
  const laid = stage.layoutAfter({ come: dice });
  if (laid === null) return [];
  const places = laid.dice.slice(laid.dice.length - dice.length);
  return dice.flatMap((die, at) => {
    const to = places[at];
    return to === undefined ? [] : [{ die, to }];
  });
}
