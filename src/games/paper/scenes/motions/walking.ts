import type { Scene } from 'phaser';
import type { EventOf } from '../../../../engine/paper';
import { middleOf, type Point, type Props, playTween, withProps } from '../../../../scenes';
import type { Rect } from '../../../../table';
import { standingIn, stepsIn } from '../views/map/Wanderer';
import { lightUp } from './lightUp';
import { isOwn, type MotionStage, type Performers } from './stage';

/** So many pictures of steps are shown for each room. */
const PICTURES = 8;
/** How high a step bobs, in parts of a room. */
const BOB = 0.04;
/** What is left of the wanderer in the middle of a wall. */
const THROUGH = 0.3;

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
      await playTween(scene, { ...timing, targets: clock, time: 1, onUpdate }, signal);
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

function walkerFor(scene: Scene, props: Props, { from, to, box, isThroughWall }: Walk) {
  const steps = stepsIn(scene, box.width);
  const first = steps[0] ?? '';
  const image = props.own(scene.add.image(from.x, from.y, first)).setFlipX(to.x > from.x + 1);
  return {
    pose(time: number, drift: Point): void {
      const bob = Math.abs(Math.sin(time * Math.PI * 2)) * box.height * BOB;
      image
        .setTexture(steps[Math.floor(time * PICTURES) % steps.length] ?? first)
        .setDisplaySize(box.width, box.height)
        .setPosition(from.x + (to.x - from.x) * time + drift.x, from.y + (to.y - from.y) * time - bob + drift.y)
        .setAlpha(isThroughWall ? 1 - (1 - THROUGH) * Math.sin(time * Math.PI) : 1);
    },
  };
}
