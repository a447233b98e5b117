import { type EventOf, ROOMS, type RoomId } from '../../../../engine/paper';
import {
  around,
  blaze,
  breakInTwo,
  glide,
  grown,
  inTurn,
  LIGHTS,
  middleOf,
  playTween,
  ringOut,
  withProps,
} from '../../../../scenes';
import { bounds, type Rect } from '../../../../table';
import { type Announcement, announce } from './announce';
import { lightUp } from './lightUp';
import { placeOf } from './places';
import type { MotionStage, Move, Performers } from './stage';

/** How much larger a stamp is before it lands, and when it does, in parts of the duration. */
const STAMP = { from: 3.2, lands: 0.4 } as const;
/** How far the shadow of a finished item rises, and how much it grows. */
const RISE = { high: 2.2, grown: 2.4 } as const;
/** The side of the seal of a gift, in sizes of letters. */
const SEAL = 3.4;

/** The groups that bring points, in the order in which they are counted. */
const COUNTED = ['items', 'gems', 'monsters', 'missions', 'boss', 'life'] as const;

export interface Stamp {
  readonly key: string;
  readonly rect: Rect;
  readonly tint?: number;
}

/** A mark comes down large and fades once it has landed: what it stands for is written there. */
export async function stamp({ scene }: MotionStage, { key, rect, tint = 0xffffff }: Stamp, move: Move): Promise<void> {
  await withProps(scene, async (props) => {
    const mark = props.image(key, grown(rect, STAMP.from)).setTint(tint).setAlpha(0);
    const half = { ...move, duration: move.duration * STAMP.lands };
    await glide(mark, { to: rect, alpha: 1 }, half);
    const { signal, duration } = move;
    await playTween(scene, { targets: mark, alpha: 0, duration: duration * (1 - STAMP.lands), ease: 'Sine.easeIn' }, signal);
  });
}

export const HONOURS: Performers = {
  /** The card of a mission is sealed. */
  async missionClaimed(stage, { event, move }) {
    const place = placeOf(stage, event);
    const seal = { key: 'mark/seal', rect: around(middleOf(place), stage.layout.text * 4) };
    const half = { ...move, duration: move.duration / 2 };
    await Promise.all([stamp(stage, seal, half), lightUp(stage, event, half), announce(stage, missionWon(stage, event), move)]);
  },
  /** Gems that another party has taken are crossed out. */
  async gemsVanished(stage, { event, move }) {
    const { rooms } = stage.layout;
    if (rooms === null) return lightUp(stage, event, move);
    const isGone = (room: RoomId): boolean => ROOMS[room].loot.some((loot) => (event.gems as readonly string[]).includes(loot));
    const { taken } = stage.shown.seat.sheet;
    const own = event.gems.filter((gem) => !taken.includes(gem));
    const letters = own.map((gem) => gem.slice(-1).toUpperCase()).join(' · ');
    const said = { title: letters, words: stage.shown.labels.vanish, tone: 'lost' } as const;
    const gone = (Object.keys(rooms) as RoomId[]).filter(isGone);
    const crossed = inTurn(gone, { ...move, stagger: 0.3 }, (room, _, delay) => {
      const rect = grown(rooms[room], 0.6);
      return stamp(stage, { key: 'mark/cross-other', rect, tint: LIGHTS.red }, { ...move, delay });
    });
    await Promise.all([crossed, own.length === 0 ? null : announce(stage, said, move)]);
  },
  /** The reward of the strongest is stamped beside the boss. */
  async rewardWon(stage, { event, move }) {
    const place = placeOf(stage, event);
    const side = Math.min(place.height, stage.layout.text * 5);
    const chest = { key: 'mark/chest', rect: around(middleOf(place), side), tint: LIGHTS.gold };
    await Promise.all([stamp(stage, chest, move), lightUp(stage, event, move)]);
  },
  /** The groups of the sheet light up one after the other, as their points are counted. */
  async gameEnded(stage, { move }) {
    const { heroes, parts } = stage.layout;
    const groups = [bounds(Object.values(heroes)), ...COUNTED.flatMap((id) => parts[id] ?? [])];
    await inTurn(groups, { ...move, stagger: 0.5 }, ({ x, y, width, height }, _, delay) =>
      withProps(stage.scene, (props) => {
        const glow = props.glow(around(middleOf({ x, y, width, height }), width * 1.3, height * 1.6), LIGHTS.gold);
        return blaze(glow, { swell: 0.2, alpha: 0.9, peak: 0.4 }, { ...move, delay });
      }),
    );
  },
};

/** A mission is worth its points to all who fulfil it in the same turn. */
function missionWon({ shown }: MotionStage, { mission, points, seats }: EventOf<'missionClaimed'>): Announcement {
  const { state, seat, labels } = shown;
  const title = labels.goals[state.missions.findIndex(({ id }) => id === mission)]?.name ?? '';
  const names = labels.seats.filter(({ id }) => seats.includes(id)).map(({ name }) => name);
  return { title, words: `+${points} · ${names.join(', ')}`, tone: seats.includes(seat.id) ? 'won' : 'other' };
}

/** The shadow of an item that is finished rises from its slip. */
export async function riseFrom(
  stage: MotionStage,
  key: string,
  { rect, move }: { readonly rect: Rect; readonly move: Move },
): Promise<void> {
  await withProps(stage.scene, async (props) => {
    const side = Math.min(rect.width, rect.height);
    const sign = props.image(key, around(middleOf(rect), side)).setTint(LIGHTS.gold);
    const { x, y } = middleOf(rect);
    await glide(sign, { to: around({ x, y: y - side * RISE.high }, side * RISE.grown), alpha: 0 }, move);
  });
}

/** The seal over the box that wins the gift breaks in two, in a ring of light. */
export async function breakSeal({ scene, layout: { text } }: MotionStage, row: Rect, move: Move): Promise<void> {
  const side = Math.min(row.height, text * SEAL);
  const place = around({ x: row.x + row.width * 0.56, y: row.y + row.height * 0.62 }, side);
  await withProps(scene, async (props) => {
    const seal = props.image('mark/seal', place).setAlpha(0);
    const { duration } = move;
    await glide(seal, { to: grown(place, 1.25), alpha: 1 }, { ...move, duration: duration * 0.35 });
    seal.setAlpha(0);
    const rest = { ...move, delay: 0, duration: duration * 0.65, ease: 'Cubic.easeIn' };
    const burst = { count: 16, size: text * 0.8, speed: text * 12, fall: text * 14 };
    props.sparks(middleOf(place), burst, { light: LIGHTS.gold, lifespan: duration });
    await Promise.all([
      breakInTwo(props, 'mark/seal', { ...rest, place: grown(place, 1.25), fall: side * 1.1 }),
      ringOut(props, { at: middleOf(place), reach: row.width * 0.7, light: LIGHTS.gold }, rest),
    ]);
  });
}
