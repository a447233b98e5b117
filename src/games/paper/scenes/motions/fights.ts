import { MONSTERS, type MonsterId } from '../../../../engine/paper';
import {
  around,
  LIGHTS,
  middleOf,
  type Props,
  painted,
  paintFigure,
  picture,
  playTween,
  ringOut,
  withProps,
} from '../../../../scenes';
import type { Rect } from '../../../../table';
import { stamp } from './honours';
import { lightUp } from './lightUp';
import { placeOf, roomOf } from './places';
import { isOwn, type MotionStage, type Move, type Performers } from './stage';

/** How much larger a monster is when it has lunged, and when it lunges furthest, in parts of the duration. */
const LUNGE = { grown: 0.75, at: 0.45 } as const;
/** How high spikes stand above the sign of a trap, in parts of it. */
const SPIKES = { high: 1.7, wide: 1.25 } as const;
const HUE = 40;

export const FIGHTS: Performers = {
  /** Spikes rise from the floor, tremble, and go back. */
  async trapSprung(stage, { event, move }) {
    if (!isOwn(stage, event) || stage.layout.rooms === null) return lightUp(stage, event, move);
    await Promise.all([lightUp(stage, event, move), raiseSpikes(stage, placeOf(stage, event), move)]);
  },
  /** The shadow of the monster lunges out of its room, and is crossed out. */
  async monsterBeaten(stage, { event, move }) {
    const { rooms, parts } = stage.layout;
    if (!isOwn(stage, event) || rooms === null) return lightUp(stage, event, move);
    const room = rooms[roomOf(event.monster)];
    const side = Math.min(room.width, room.height) * 0.8;
    const rect = around({ x: room.x + room.width * 0.34, y: room.y + room.height * 0.4 }, side);
    const cross = { key: 'mark/cross', rect, tint: LIGHTS.red };
    await Promise.all([
      lunge(stage, { monster: event.monster, rect }, move),
      stamp(stage, cross, { ...move, delay: move.delay + move.duration * LUNGE.at }),
      parts.monsters === undefined ? null : withProps(stage.scene, (props) => glint(props, parts.monsters ?? rect, move)),
    ]);
  },
};

async function raiseSpikes({ scene }: MotionStage, room: Rect, move: Move): Promise<void> {
  await withProps(scene, async (props) => {
    const side = Math.min(room.width, room.height) * 0.5;
    const foot = room.y + room.height * 0.82;
    const spikes = [-0.62, 0, 0.62].map((aside) => {
      const x = room.x + room.width / 2 + aside * side;
      return props
        .image('mark/trap', { x: x - side / 2, y: foot - side, width: side, height: side })
        .setOrigin(0.5, 1)
        .setY(foot);
    });
    const clock = { share: 0 };
    const onUpdate = (): void => {
      for (const [at, spike] of spikes.entries()) {
        const up = Math.min(1, Math.max(0, clock.share * 5 - at * 0.5)) * Math.min(1, (1 - clock.share) * 3);
        const shake = Math.sin(clock.share * 70 + at) * (1 - clock.share) * side * 0.03;
        spike
          .setTint(clock.share < 0.3 ? LIGHTS.red : 0x1a0808)
          .setX(room.x + room.width / 2 + (at - 1) * side * 0.62 + shake)
          .setDisplaySize(side * SPIKES.wide, Math.max(0.1, side * SPIKES.high * up))
          .setAlpha(Math.min(1, up * 3));
      }
    };
    onUpdate();
    const { signal, ...timing } = move;
    await playTween(scene, { ...timing, targets: clock, share: 1, ease: 'Linear', onUpdate }, signal);
  });
}

async function lunge(
  { scene }: MotionStage,
  { monster, rect }: { readonly monster: MonsterId; readonly rect: Rect },
  move: Move,
): Promise<void> {
  const { type } = MONSTERS[monster];
  await withProps(scene, async (props) => {
    const key = painted(
      scene,
      { name: `lunging ${type}`, width: rect.width * 2, height: rect.height * 2 },
      (pen, { width, height }) => {
        const bleed = width * 0.06;
        paintFigure(pen, picture(scene, `bust/${type}`), {
          box: { x: bleed, y: bleed, width: width - bleed * 2, height: height - bleed * 2 },
          hue: HUE,
        });
      },
    );
    const glow = props.glow(around(middleOf(rect), rect.width * 3), LIGHTS.red);
    const shadow = props.image(key, rect);
    const clock = { share: 0 };
    const onUpdate = (): void => {
      const { share } = clock;
      const out = share < LUNGE.at ? (share / LUNGE.at) ** 2 : 1 - (share - LUNGE.at) / (1 - LUNGE.at);
      const side = rect.width * (1 + LUNGE.grown * out);
      shadow
        .setPosition(middleOf(rect).x, middleOf(rect).y + rect.height * 0.22 * out)
        .setDisplaySize(side, side)
        .setAlpha(share < LUNGE.at ? 1 : out);
      glow.setAlpha(out * 0.7);
    };
    onUpdate();
    const { signal, ...timing } = move;
    await playTween(scene, { ...timing, targets: clock, share: 1, ease: 'Linear', onUpdate }, signal);
  });
}

/** A ring of light runs over the place where something was written down. */
function glint(props: Props, rect: Rect, move: Move): Promise<void> {
  return ringOut(props, { at: middleOf(rect), reach: rect.height * 2, light: LIGHTS.gold }, move);
}
