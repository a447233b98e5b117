import type { Scene } from 'phaser';
import { type EventOf, ROOMS } from '../../../../engine/paper';
import {
  around,
  blaze,
  glide,
  grown,
  LIGHTS,
  middleOf,
  type Point,
  type Props,
  playTween,
  ringOut,
  withProps,
} from '../../../../scenes';
import type { Rect } from '../../../../table';
import { LANTERN, standingIn, stepsIn } from '../views/map/Wanderer';
import { lightUp } from './lightUp';
import { isOwn, type MotionStage, type Move, type Performers, type Played } from './stage';

/** So many pictures of steps are shown for each room. */
const PICTURES = 8;
/** How high a step bobs, in parts of a room. */
const BOB = 0.04;
/** What is left of the wanderer in the middle of a wall. */
const THROUGH = 0.3;
/** How far the lantern's light reaches on the way, in parts of the drawing's side. */
const LIGHT = 2.6;

export const WALKING: Performers = {
  /** The wanderer walks in from the room before, or through the door from below. */
  async roomEntered(stage, { event, move }) {
    const { scene, views } = stage;
    const way = isOwn(stage, event) ? wayInto(stage, event) : null;
    if (way === null) return lightUp(stage, event, move);
    const { image } = views.wanderer;
    await withProps(scene, async (props) => {
      image.setAlpha(0);
      const walker = walkerFor(scene, props, way);
      const clock = { time: 0 };
      const onUpdate = (): void => walker.pose(clock.time, views.drift);
      onUpdate();
      const { signal, ...timing } = move;
      const crossing = event.by === 'wall' || event.by === 'river' ? cross(props, way, { by: event.by, move }) : null;
      const walking = playTween(scene, { ...timing, targets: clock, time: 1, onUpdate }, signal);
      await Promise.all([walking, crossing, lightRoom(props, stage, { event, move })]);
    });
    image.setAlpha(1);
  },
};

interface Walk {
  readonly from: Point;
  readonly to: Point;
  readonly box: Rect;
  readonly isThroughWall: boolean;
}

/** A way around the map comes in from beyond its edge. Returns null where no map lies there. */
function wayInto({ shown, layout: { rooms } }: MotionStage, { room, by }: EventOf<'roomEntered'>): Walk | null {
  if (rooms === null) return null;
  const place = rooms[room];
  const before = shown.seat.sheet.path.at(-2);
  const box = standingIn(place);
  const to = middleOf(box);
  const isThroughWall = by === 'wall';
  if (by === 'door' || before === undefined) return { from: { x: to.x, y: to.y + place.height }, to, box, isThroughWall };
  const start = middleOf(standingIn(rooms[before]));
  const isAround = Math.abs(start.x - to.x) > place.width * 1.5;
  const from = isAround ? { x: to.x + Math.sign(to.x - start.x) * place.width, y: to.y } : start;
  return { from, to, box, isThroughWall };
}

/** The room lights up as the lantern comes in; a treasure in it is circled. */
async function lightRoom(
  props: Props,
  { layout: { rooms }, shown }: MotionStage,
  { event: { room }, move }: Played<'roomEntered'>,
): Promise<void> {
  if (rooms === null) return;
  const rect = rooms[room];
  const spot = middleOf(rect);
  const glow = props.glow(around(spot, rect.width * 1.9, rect.height * 1.9), LIGHTS.gold);
  const { path } = shown.seat.sheet;
  const isNew = path.indexOf(room) === path.length - 1;
  const { loot, monster } = ROOMS[room];
  const isCircled = isNew && loot.length > 0;
  const at = monster === null ? spot : { x: rect.x + rect.width * 0.76, y: rect.y + rect.height * 0.74 };
  const side = Math.min(rect.width, rect.height) * (monster === null ? 0.8 : 0.5);
  await Promise.all([
    blaze(glow, { swell: 0.1, alpha: 0.5, peak: 0.7 }, move),
    isCircled ? circle(props, around(at, side), { ...move, delay: move.delay + move.duration * 0.6 }) : null,
  ]);
}

/** A ring is drawn around a treasure, and it glows. */
async function circle(props: Props, rect: Rect, move: Move): Promise<void> {
  const ink = props.image('mark/circle', grown(rect, 1.9)).setTint(LIGHTS.gold).setAlpha(0);
  await glide(ink, { to: grown(rect, 1.04), alpha: 1 }, move);
  await ringOut(props, { at: middleOf(rect), reach: rect.width * 1.6, light: LIGHTS.gold }, move);
}

/** Water parts before the wanderer, or the wall glows where the cloak goes through it. */
async function cross(
  props: Props,
  { from, to, box }: Walk,
  { by, move }: { readonly by: 'wall' | 'river'; readonly move: Move },
) {
  const at = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const isAcross = Math.abs(to.x - from.x) > Math.abs(to.y - from.y);
  const side = box.width * 0.62;
  if (by === 'wall') {
    const glow = props.glow(around(at, side * (isAcross ? 1.2 : 2.4), side * (isAcross ? 2.4 : 1.2)), LIGHTS.violet);
    await Promise.all([
      blaze(glow, { swell: 0.6, alpha: 1 }, { ...move, duration: move.duration * 1.5 }),
      ringOut(props, { at, reach: side * 2, light: LIGHTS.violet }, { ...move, duration: move.duration * 1.5 }),
    ]);
    return;
  }
  const waves = [-1, 1].map((way) => {
    const wave = props.image('mark/river', around(at, side, side * 0.5)).setAngle(isAcross ? 90 : 0);
    const aside = around(
      { x: at.x + (isAcross ? 0 : way * side * 0.9), y: at.y + (isAcross ? way * side * 0.9 : 0) },
      side * 1.1,
      side * 0.7,
    );
    return glide(
      wave,
      { to: aside, alpha: 0, angle: isAcross ? 90 : 0 },
      { ...move, duration: move.duration * 1.4, ease: 'Cubic.easeOut' },
    );
  });
  const drops = { count: 12, size: side * 0.2, speed: side * 2.4, fall: side * 5 };
  props.sparks(at, drops, { light: LIGHTS.blue, lifespan: move.duration * 2 });
  await Promise.all([
    ...waves,
    ringOut(props, { at, reach: side * 1.8, light: LIGHTS.blue }, { ...move, duration: move.duration * 1.4 }),
  ]);
}

function walkerFor(scene: Scene, props: Props, { from, to, box, isThroughWall }: Walk) {
  const steps = stepsIn(scene, box.width);
  const first = steps[0] ?? '';
  const isMirrored = to.x > from.x + 1;
  const light = props.glow(around(from, box.width * LIGHT), LIGHTS.gold);
  const image = props.own(scene.add.image(from.x, from.y, first)).setFlipX(isMirrored);
  const aside = box.width * (isMirrored ? 0.5 - LANTERN.x : LANTERN.x - 0.5);
  return {
    pose(time: number, drift: Point): void {
      const bob = Math.abs(Math.sin(time * Math.PI * 2)) * box.height * BOB;
      image
        .setTexture(steps[Math.floor(time * PICTURES) % steps.length] ?? first)
        .setDisplaySize(box.width, box.height)
        .setPosition(from.x + (to.x - from.x) * time + drift.x, from.y + (to.y - from.y) * time - bob + drift.y)
        .setAlpha(isThroughWall ? 1 - (1 - THROUGH) * Math.sin(time * Math.PI) : 1);
      light.setPosition(image.x + aside, image.y + box.height * (LANTERN.y - 0.5)).setAlpha(0.75);
    },
  };
}
