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
/** On an upright screen a boss is so much broader than the screen, whose middle its face keeps to. */
const WIDER = 1.75;
/** The number is so wide, in sizes of letters. */
const NUMBER = 9;

export interface MomentScreen {
  readonly rect: Rect;
  readonly text: number;
  /** How far across the drawing of the boss its face is, from 0 to 1. */
  readonly face: number;
}

/** Lays them beside each other on a wide screen, else above each other. The body of a boss ends with the screen. */
export function momentPlaces(screen: MomentScreen): MomentPlaces {
  return isWide(screen.rect) ? wide(screen) : tall(screen);
}

function wide({ rect, text }: MomentScreen): MomentPlaces {
  const room = inset(rect, text * EDGE);
  const high = text * 5.4;
  const head = { ...room, x: room.x + text * 1.4, width: room.width * 0.4, height: text * 7 };
  const tiers = { ...room, x: room.x + room.width * 0.44, width: room.width * 0.53, height: text * 3.4 };
  const from = tiers.y + tiers.height - text;
  const deep = rect.y + rect.height - from;
  const across = Math.min(rect.width * 0.64, deep * BROAD);
  const boss = {
    x: rect.x + rect.width - across - text,
    y: rect.y + rect.height - across / BROAD,
    width: across,
    height: across / BROAD,
  };
  const width = Math.max(room.width * 0.46, boss.x - room.x - text);
  const party = { x: room.x + text * 0.6, y: room.y + room.height - high, height: high, width };
  const top = head.y + head.height;
  const side = Math.min(party.y - top, rect.height * 0.44, room.width * 0.32);
  const wanderer = { x: room.x, y: party.y - side * 0.98, width: side, height: side };
  const strength = { x: wanderer.x + side * 0.72, y: party.y - text * 6, width: text * NUMBER, height: text * 5.6 };
  return { head, tiers, party, boss, wanderer, strength };
}

function tall({ rect, text, face }: MomentScreen): MomentPlaces {
  const room = inset(rect, text * EDGE);
  const head = { ...room, height: text * 6.6 };
  const tiers = { ...room, y: head.y + head.height, height: text * 4.6 };
  const high = text * 5;
  const party = { ...room, y: room.y + room.height - high, height: high };
  const side = Math.min(text * 13, room.width * 0.46, room.height * 0.26);
  const wanderer = { x: room.x - text * 0.4, y: party.y - side * 0.98, width: side, height: side };
  const strength = { x: wanderer.x + side * 0.92, y: party.y - text * 6, width: text * NUMBER, height: text * 5.6 };
  const from = tiers.y + tiers.height;
  const across = Math.min(rect.width * WIDER, (rect.y + rect.height - from) * BROAD);
  const left = Math.min(rect.x, Math.max(rect.x + rect.width - across, rect.x + rect.width / 2 - across * face));
  const boss = { x: left, y: rect.y + rect.height - across / BROAD, width: across, height: across / BROAD };
  return { head, tiers, party, boss, wanderer, strength };
}

/** Where the lantern hangs in the mirrored drawing of the wanderer, in parts of its side. */
const LANTERN = { x: 1 - 134 / 576, y: 330 / 576 } as const;

export const lanternIn = ({ x, y, width, height }: Rect) => ({ x: x + width * LANTERN.x, y: y + height * LANTERN.y });
