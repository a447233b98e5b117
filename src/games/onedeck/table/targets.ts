import {
  COLORS,
  type Color,
  type DieId,
  type DoorSlot,
  HERO_IDS,
  type HeroId,
  POTION_IDS,
  type PotionId,
} from '../../../engine/onedeck';
import { TOOL_IDS, type ToolId } from '../../../table';

/** Things on the table that explain themselves and are never pressed. */
const ABOUTS = ['dungeon', 'deck', 'discard', 'level', 'potions', 'foe', 'special', 'worth', 'stop'] as const;
export type About = (typeof ABOUTS)[number];
type Stat = Color | 'health';
/** More items than this have no place at the table. */
const MOST_ITEMS = 8;
const LOOT = ['item', 'lore', 'lanterns'] as const;

/** Everything at the table that can be pressed, aimed at or explained. Canvas, mirror and keys name it by its id. */
export type Target =
  | { readonly kind: 'tool'; readonly tool: ToolId }
  | { readonly kind: 'back' }
  | { readonly kind: 'confirm' }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'page'; readonly by: 1 | -1 }
  | { readonly kind: 'die'; readonly die: DieId }
  /** What can be done with one die that no thing on the table takes. */
  | { readonly kind: 'dieMenu'; readonly die: DieId }
  | { readonly kind: 'box'; readonly box: number }
  | { readonly kind: 'ability'; readonly hero: HeroId; readonly ability: string }
  | { readonly kind: 'potion'; readonly potion: PotionId }
  /** The tab of a hero, on small screens that show one hero's abilities. */
  | { readonly kind: 'hero'; readonly hero: HeroId }
  /** A card that was won, by its place among them. */
  | { readonly kind: 'prize'; readonly card: number }
  /** The next page of a hero's cards. Only the canvas has pages of them. */
  | { readonly kind: 'cards'; readonly hero: HeroId }
  /** The choice of dice that an effect asks for. No thing on the table begins it. */
  | { readonly kind: 'choose' }
  /** All choices of one topic. */
  | { readonly kind: 'folder'; readonly topic: string }
  /** A choice of the menu, by the name of its command. */
  | { readonly kind: 'command'; readonly name: string }
  /** The same for the dice in the hand. */
  | { readonly kind: 'handCommand'; readonly name: string }
  | { readonly kind: 'about'; readonly what: About }
  /** A place for a door, with or without one. Its explanation says why it cannot be entered. */
  | { readonly kind: 'door'; readonly door: DoorSlot }
  | { readonly kind: 'stat'; readonly hero: HeroId; readonly stat: Stat }
  | { readonly kind: 'floor'; readonly floor: number }
  /** An edge of the card at the door. */
  | { readonly kind: 'loot'; readonly as: (typeof LOOT)[number] }
  | { readonly kind: 'item'; readonly hero: HeroId; readonly item: number }
  /** A hero before the party splits, who changes places with another. */
  | { readonly kind: 'seat'; readonly hero: HeroId }
  /** Two heroes that change places in one gesture. */
  | { readonly kind: 'swap'; readonly hero: HeroId; readonly other: HeroId }
  /** The card that is fought first. */
  | { readonly kind: 'order'; readonly side: 0 | 1 }
  /** Asks for the odds of what is at the door. */
  | { readonly kind: 'odds' };

export type TargetOf<Kind extends Target['kind']> = Extract<Target, { kind: Kind }>;

/** What the player wants to do, before the dice for it are chosen. */
export type Aim = TargetOf<'box' | 'ability' | 'potion' | 'choose'>;

export function idOf(target: Target): string {
  switch (target.kind) {
    case 'tool':
      return target.tool;
    case 'back':
    case 'confirm':
    case 'cancel':
    case 'choose':
      return target.kind;
    case 'page':
      return target.by > 0 ? 'page-next' : 'page-previous';
    case 'die':
      return `press-die-${target.die}`;
    case 'dieMenu':
      return `menu-die-${target.die}`;
    case 'box':
      return `press-box-${target.box}`;
    case 'ability':
      return `press-ability-${target.hero}-${target.ability}`;
    case 'potion':
      return `press-potion-${target.potion}`;
    case 'hero':
      return `press-hero-${target.hero}`;
    case 'prize':
      return `press-prize-${target.card}`;
    case 'cards':
      return `turn-${target.hero}`;
    default:
      return idOfOthers(target);
  }
}

/** Returns the ids of menu entries and of things that are only explained. */
function idOfOthers(
  target: TargetOf<
    | ('folder' | 'command' | 'handCommand' | 'about' | 'door' | 'stat' | 'floor' | 'loot' | 'item' | 'odds')
    | ('seat' | 'swap' | 'order')
  >,
): string {
  switch (target.kind) {
    case 'folder':
      return `open-${target.topic}`;
    case 'command':
      return target.name;
    case 'handCommand':
      return `hand-${target.name}`;
    case 'about':
      return `about-${target.what}`;
    case 'door':
      return `about-door-${target.door + 1}`;
    case 'stat':
      return `about-${target.stat}-${target.hero}`;
    case 'floor':
      return `about-floor-${target.floor}`;
    case 'loot':
      return `about-loot-${target.as}`;
    case 'item':
      return `about-item-${target.hero}-${target.item}`;
    case 'odds':
      return 'press-odds';
    case 'seat':
      return `press-seat-${target.hero}`;
    case 'swap':
      return `press-swap-${target.hero}-${target.other}`;
    case 'order':
      return `press-order-${target.side + 1}`;
  }
}

const BARE = [{ kind: 'back' }, { kind: 'confirm' }, { kind: 'cancel' }, { kind: 'choose' }] as const satisfies readonly Target[];
const STATS: readonly Stat[] = ['health', ...COLORS];

/** All targets with a fixed id. */
const KNOWN: readonly Target[] = [
  ...BARE,
  ...TOOL_IDS.map((tool): Target => ({ kind: 'tool', tool })),
  ...([1, -1] as const).map((by): Target => ({ kind: 'page', by })),
  ...POTION_IDS.map((potion): Target => ({ kind: 'potion', potion })),
  ...LOOT.map((as): Target => ({ kind: 'loot', as })),
  { kind: 'odds' },
  ...ABOUTS.map((what): Target => ({ kind: 'about', what })),
  ...[1, 2, 3].map((floor): Target => ({ kind: 'floor', floor })),
  ...[0, 1, 2, 3].map((door): Target => ({ kind: 'door', door })),
  ...[0, 1].map((card): Target => ({ kind: 'prize', card })),
  ...([0, 1] as const).map((side): Target => ({ kind: 'order', side })),
  ...HERO_IDS.flatMap((hero): readonly Target[] => [
    { kind: 'hero', hero },
    { kind: 'cards', hero },
    { kind: 'seat', hero },
    ...HERO_IDS.map((other): Target => ({ kind: 'swap', hero, other })),
    ...STATS.map((stat): Target => ({ kind: 'stat', hero, stat })),
    ...Array.from({ length: MOST_ITEMS }, (_, item): Target => ({ kind: 'item', hero, item })),
  ]),
];
const BY_ID: ReadonlyMap<string, Target> = new Map(KNOWN.map((target) => [idOf(target), target]));

/** Parses an id. An id of no other target is the name of a command, legal or not. */
export function targetOf(id: string): Target {
  const known = BY_ID.get(id);
  if (known !== undefined) return known;
  const [, what, number] = /^(press-die|press-box|menu-die)-(0|[1-9]\d{0,8})$/.exec(id) ?? [];
  if (what === 'menu-die') return { kind: 'dieMenu', die: Number(number) };
  if (what === 'press-die') return { kind: 'die', die: Number(number) };
  if (what === 'press-box') return { kind: 'box', box: Number(number) };
  const hero = HERO_IDS.find((one) => id.startsWith(idOf({ kind: 'ability', hero: one, ability: '' })));
  if (hero !== undefined) return { kind: 'ability', hero, ability: after(id, { kind: 'ability', hero, ability: '' }) };
  if (id.startsWith('open-')) return { kind: 'folder', topic: after(id, { kind: 'folder', topic: '' }) };
  if (id.startsWith('hand-')) return { kind: 'handCommand', name: after(id, { kind: 'handCommand', name: '' }) };
  return { kind: 'command', name: id };
}

const after = (id: string, empty: Target): string => id.slice(idOf(empty).length);

/** Returns the aim of this id; null where it is none. */
export function aimOf(id: string): Aim | null {
  const target = targetOf(id);
  return isAim(target) ? target : null;
}

function isAim(target: { readonly kind: string }): target is Aim {
  return ['box', 'ability', 'potion', 'choose'].includes(target.kind);
}
