import { playTween } from '../../../../scenes';
import { standingIn } from '../views/map/Wanderer';
import { lightUp } from './lightUp';
import { isOwn, type Performers } from './stage';

/** The height of a step, in parts of a room. */
const HOP = 0.09;
/** Two feet for each room. */
const STEPS = 2;

export const WALKING: Performers = {
  /** The wanderer walks in from the room before, or through the door from below. */
  async roomEntered(stage, { event, move }) {
    const { scene, views, shown, layout } = stage;
    const { rooms } = layout;
    if (rooms === null || !isOwn(stage, event)) return lightUp(stage, event, move);
    const { path } = shown.seat.sheet;
    const to = rooms[event.room];
    const before = path.at(-2);
    const from = event.by === 'door' || before === undefined ? { ...to, y: to.y + to.height } : rooms[before];
    const isAround = Math.abs(from.x - to.x) > to.width * 1.5;
    const [start, end] = [standingIn(from), standingIn(to)];
    const far = isAround ? Math.sign(end.x - start.x) * -to.width : start.x - end.x;
    const { image } = views.wanderer;
    const home = { x: image.x, y: image.y };
    const clock = { left: 1 };
    const onUpdate = (): void => {
      const hop = Math.abs(Math.sin(clock.left * Math.PI * STEPS)) * to.height * HOP;
      image.setPosition(home.x + (isAround ? -far : far) * clock.left, home.y + (start.y - end.y) * clock.left - hop);
      image.setAlpha(event.by === 'wall' ? 1 - 0.6 * Math.sin(clock.left * Math.PI) : 1);
    };
    onUpdate();
    const { signal, ...timing } = move;
    await playTween(scene, { ...timing, targets: clock, left: 0, onUpdate }, signal);
  },
};
