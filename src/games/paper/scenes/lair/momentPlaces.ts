import { isWide } from '../../../../scenes';
import { inset, type Rect } from '../../../../table';

/** Where things stand while a boss wakes. */
export interface MomentPlaces {
  /** Name, note and standing; thresholds; the party; the boss; the wanderer; the number of its strength. */
  readonly head: Rect;
  readonly tiers: Rect;
  readonly party: Rect;
  readonly boss: Rect;
  readonly wanderer: Rect;
  readonly strength: Rect;
}

/** The drawing of a boss is so much broader than high. */
const BROAD = 4 / 3;
/** The burnt edge leaves so much room inside it, in sizes of letters. */
const EDGE = 2.6;
/** On an upright screen a boss reaches so far beyond each side, in parts of the screen. */
const WIDER = 0.13;
/** The number is so wide, in sizes of letters. */
const NUMBER = 9;

/** Lays them beside each other on a wide screen, else above each other. */
export function momentPlaces(rect: Rect, text: number): MomentPlaces {
  return isWide(rect) ? wide(rect, text) : tall(rect, text);
}

function wide(rect: Rect, text: number): MomentPlaces {
  const room = inset(rect, text * EDGE);
  const high = text * 5.4;
  const head = { ...room, x: room.x + text * 1.4, width: room.width * 0.4, height: text * 7 };
  const tiers = { ...room, x: room.x + room.width * 0.44, width: room.width * 0.53, height: text * 3.4 };
  const from = tiers.y + tiers.height - text;
  const area = { ...room, x: room.x + room.width * 0.36, width: room.width * 0.64, y: from, height: room.y + room.height - from };
  const boss = atFoot(area, 'right');
  const party = {
    ...room,
    y: room.y + room.height - high,
    height: high,
    width: Math.max(room.width * 0.46, boss.x - room.x - text),
  };
  const top = head.y + head.height;
  const side = Math.min(party.y - top, rect.height * 0.44, room.width * 0.32);
  const wanderer = { x: room.x, y: party.y - side * 0.98, width: side, height: side };
  const strength = { x: wanderer.x + side * 0.72, y: party.y - text * 6, width: text * NUMBER, height: text * 5.6 };
  return { head, tiers, party, boss, wanderer, strength };
}

function tall(rect: Rect, text: number): MomentPlaces {
  const room = inset(rect, text * EDGE);
  const head = { ...room, height: text * 6.6 };
  const tiers = { ...room, y: head.y + head.height, height: text * 4.6 };
  const high = text * 5;
  const party = { ...room, x: room.x + text * 0.6, y: room.y + room.height - high, height: high };
  const side = Math.min(text * 13, room.width * 0.46, room.height * 0.26);
  const wanderer = { x: room.x - text * 0.4, y: party.y - side * 0.98, width: side, height: side };
  const strength = { x: wanderer.x + side * 0.92, y: party.y - text * 6, width: text * NUMBER, height: text * 5.6 };
  const from = tiers.y + tiers.height;
  const area = { ...rect, x: rect.x - rect.width * WIDER, width: rect.width * (1 + WIDER * 2) };
  const boss = atFoot({ ...area, y: from, height: party.y - side * 0.35 - from }, 'middle');
  return { head, tiers, party, boss, wanderer, strength };
}

/** Returns the largest place for the drawing of a boss that stands at the foot of an area. */
function atFoot({ x, y, width, height }: Rect, stands: 'right' | 'middle'): Rect {
  const across = Math.min(width, height * BROAD);
  const left = stands === 'right' ? x + width - across : x + (width - across) / 2;
  return { x: left, y: y + height - across / BROAD, width: across, height: across / BROAD };
}

/** Where the lantern hangs in the mirrored drawing of the wanderer, in parts of its side. */
const LANTERN = { x: 1 - 134 / 576, y: 330 / 576 } as const;

export const lanternIn = ({ x, y, width, height }: Rect) => ({ x: x + width * LANTERN.x, y: y + height * LANTERN.y });
