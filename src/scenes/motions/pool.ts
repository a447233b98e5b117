import type { GameObjects } from 'phaser';
import type { MovingDie, Rect, TableLayout } from '../../stage';
import { playTween } from '../playTween';
import { around, middleOf } from '../spots';
import { markOf, tiltOf } from '../views/DiceTray';
import { glide, type Pace } from './glide';
import type { MotionStage, PoolChange } from './stage';

/** What was asked is answered: the buttons go, until something else is shown. */
export async function clearButtons({ scene, parts }: MotionStage, { duration, ease, signal }: Pace): Promise<void> {
  await playTween(scene, { targets: parts.buttons, alpha: 0, duration, ease }, signal);
}

/** Whatever lies in the tray makes way: dice that stay go where they will lie once others have gone or come. */
export async function makeRoom(stage: MotionStage, change: PoolChange, pace: Pace): Promise<void> {
  const { duration, ease, signal } = pace;
  const cleared = playTween(stage.scene, { targets: stage.parts.besideDice, alpha: 0, duration, ease }, signal);
  await Promise.all([cleared, moveDice(stage, change, pace)]);
}

async function moveDice(stage: MotionStage, change: PoolChange, pace: Pace): Promise<void> {
  const { parts, shown } = stage;
  const laid = stage.layoutAfter(change);
  const { gone = [] } = change;
  const { encounter, heroes = [] } = shown()?.view ?? {};
  const staying = (encounter?.pool ?? []).filter(({ id }) => !gone.includes(id));
  if (laid === null) return;
  parts.dice.own(heroes, laid.owners);
  await Promise.all(
    staying.flatMap(({ id }, at) => {
      const [image] = parts.dice.picturesOf([id]);
      const rect = laid.dice[at];
      if (image === undefined || rect === undefined) return [];
      const to = around(middleOf(rect), parts.dice.wholeOf(rect.width));
      return isAt(image, to) ? [] : [glide(image, { to, angle: tiltOf(id) }, pace)];
    }),
  );
}

const isAt = ({ x, y, displayWidth }: GameObjects.Image, to: Rect): boolean =>
  Math.hypot(x - to.x - to.width / 2, y - to.y - to.height / 2) < 0.5 && Math.abs(displayWidth - to.width) < 0.5;

export interface Placed {
  readonly die: MovingDie;
  readonly to: Rect;
  readonly mark: string;
}

/** Where dice will lie that have no place yet. */
export function placed(stage: MotionStage, dice: readonly MovingDie[]): readonly Placed[] {
  const laid = stage.layoutAfter({ come: dice });
  if (laid === null) return [];
  const places = laid.dice.slice(laid.dice.length - dice.length);
  return dice.flatMap((die, at) => {
    const to = places[at];
    return to === undefined ? [] : [{ die, to, mark: markIn(stage, laid, die) }];
  });
}

export function markIn({ shown }: MotionStage, laid: TableLayout | null, die: MovingDie): string {
  return laid === null || laid.owners.length === 0 ? '' : markOf(die, shown()?.view.heroes ?? []);
}
