import { type EventOf, ROOMS, type RoomId } from '../../../../engine/paper';
import { around, glide, grown, inTurn, LIGHTS, middleOf, playTween, withProps } from '../../../../scenes';
import type { Rect } from '../../../../table';
import { type Announcement, announce } from './announce';
import { lightUp } from './lightUp';
import { placeOf } from './places';
import { isOwn, type MotionStage, type Move, type Performers } from './stage';

/** How much larger a stamp is before it lands, and when it does, in parts of the duration. */
const STAMP = { from: 3.2, lands: 0.4 } as const;
/** How far the shadow of a finished item rises, and how much it grows. */
const RISE = { high: 2.2, grown: 2.4 } as const;

interface Stamp {
  readonly key: string;
  readonly rect: Rect;
  readonly tint?: number;
}

/** A mark comes down large and fades once it has landed: what it stands for is written there. */
async function stamp({ scene }: MotionStage, { key, rect, tint = 0xffffff }: Stamp, move: Move): Promise<void> {
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
  /** It becomes dark, and one spark is left. */
  async resurrected(stage, { event, move }) {
    const { map } = stage.layout;
    const { duration, signal } = move;
    const dark = withProps(stage.scene, async (props) => {
      const night = props.night(map, stage.layout.text);
      await playTween(stage.scene, { targets: night, alpha: 0.9, duration: duration / 2, yoyo: true }, signal);
    });
    await Promise.all([dark, isOwn(stage, event) ? lightUp(stage, event, move) : null]);
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
