import { type Event, type EventType, lairOf, type MonsterId, ROOMS, type RoomId } from '../../../../engine/paper';
import { bounds, type Rect } from '../../../../table';
import { seenRoom } from '../../table';
import { isOwn, type MotionStage } from './stage';

/** Returns the room of a monster. */
export function roomOf(monster: MonsterId): RoomId {
  const found = Object.entries(ROOMS).find(([, facts]) => facts.monster === monster)?.[0];
  return (found as RoomId | undefined) ?? 'A1';
}

/** Returns the place that an event is about. What happens to another party happens at its name. */
export function placeOf(stage: MotionStage, event: Event): Rect {
  const { layout, shown } = stage;
  if (!isOwn(stage, event) && 'seat' in event) return chipOf(stage, event.seat);
  const { parts, map, title } = layout;
  const roomAt = (room: RoomId): Rect => seenRoom(layout, room) ?? map;
  switch (event.type) {
    case 'heroRaised':
      return layout.heroes[event.hero];
    case 'boxFilled':
      return layout.items?.[event.item] ?? parts.items ?? map;
    case 'dieUsed':
      return layout.dice[event.die] ?? bounds(layout.dice);
    case 'diceRolled':
      return bounds(layout.dice);
    case 'roomEntered':
    case 'trapSprung':
      return roomAt(event.room);
    case 'monsterBeaten':
      return roomAt(roomOf(event.monster));
    case 'bossWoke':
      return roomAt(lairOf(shown.state).room);
    default:
      return parts[PARTS[event.type] ?? 'turn'] ?? title;
  }
}

/** The group of the sheet that an event is written in. */
const PARTS: Readonly<Partial<Record<EventType, keyof MotionStage['layout']['parts']>>> = {
  potionsGained: 'satchel',
  gemMarked: 'gems',
  gemsVanished: 'gems',
  damageTaken: 'life',
  damageSpared: 'life',
  resurrected: 'life',
  missionClaimed: 'missions',
  bossFought: 'boss',
  bossFled: 'boss',
  rewardWon: 'boss',
};

function chipOf({ shown: { state }, layout: { seats, title } }: MotionStage, seat: string): Rect {
  return seats[state.seats.findIndex(({ id }) => (id as string) === seat)] ?? title;
}
