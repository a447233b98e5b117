import {
  GEM_POINTS,
  type GemId,
  type HeroId,
  type Loot,
  MONSTER_POINTS,
  MONSTERS,
  type MonsterId,
  POWERS,
  ROOM_IDS,
  ROOMS,
  type Sheet,
  WEAK_TO,
} from '../../../../engine/paper';
import { NO_WAY, PLACES } from './ground';
import { heartsOf, woundCost } from './harm';
import type { Reading } from './reading';
import { isDone } from './strength';
import type { Track } from './track';

interface Room {
  readonly isTrap: boolean;
  readonly monster: MonsterId | null;
  readonly level: number;
  readonly hero: HeroId;
  readonly loot: readonly Loot[];
}

const PLACED: readonly Room[] = ROOM_IDS.map((room) => {
  const { trap, monster, loot } = ROOMS[room];
  const facts = monster === null ? null : MONSTERS[monster];
  return { isTrap: trap, monster, level: facts?.level ?? 0, hero: WEAK_TO[facts?.type ?? 'orc'], loot };
});

export function gemGain({ gems }: Sheet): number {
  return ((GEM_POINTS[gems + 2] ?? 50) - (GEM_POINTS[gems] ?? 50)) / 2;
}

/** Rooms that were not entered yet, the near ones above all. */
export function treasureWorth(
  reading: Reading,
  sheet: Sheet,
  { track, steps, dice }: { readonly track: Track; readonly steps: Uint8Array; readonly dice: number },
): number {
  const finds = new Finds(reading, sheet);
  const from = track.at * PLACES;
  let sum = 0;
  for (let place = 0; place < PLACES; place++) {
    if (track.seen[place] === 1) continue;
    const far = steps[from + place] ?? NO_WAY;
    if (far > dice * 2) continue;
    const room = PLACED[place];
    if (room === undefined) continue;
    const worth = finds.in(room);
    if (worth > 0) sum += worth * (DECAY.of(reading.weights.far)[far] ?? 0);
  }
  return reading.weights.treasure * sum;
}

class Decay {
  private base = 0;
  private powers: readonly number[] = [];

  of(base: number): readonly number[] {
    if (base !== this.base) {
      this.base = base;
      this.powers = Array.from({ length: 40 }, (_, far) => base ** far);
    }
    return this.powers;
  }
}

const DECAY = new Decay();

/** Returns what the rooms of a map are worth to one sheet. */
class Finds {
  private readonly gem: number;
  private readonly monster: number;
  private readonly wound: number;
  private readonly armour: number;
  private readonly trap: number;

  constructor(
    private readonly reading: Reading,
    private readonly sheet: Sheet,
  ) {
    const beaten = sheet.beaten.length;
    this.gem = gemGain(sheet);
    this.monster = ((MONSTER_POINTS[beaten + 2] ?? 25) - (MONSTER_POINTS[beaten] ?? 25)) / 2;
    this.wound = woundCost(sheet.damage) * (heartsOf(sheet) > 0 ? 0.6 : 1);
    this.armour = isDone(sheet, 'armour-of-heroes') ? 1 : 0;
    const isScout = reading.power !== null && POWERS[reading.power].trait?.spares?.trap === 'all';
    this.trap = isScout ? 0 : this.wound;
  }

  in({ isTrap, monster, level, hero, loot }: Room): number {
    let worth = isTrap ? -this.trap : 0;
    if (monster !== null && !this.sheet.beaten.includes(monster)) {
      worth += this.monster - this.wound * Math.max(0, level - this.sheet.heroes[hero] - this.armour);
    }
    for (const one of loot) worth += this.lootWorth(one);
    return worth;
  }

  private lootWorth(loot: Loot): number {
    const { weights } = this.reading;
    if (loot === 'potion') return weights.potion;
    if (loot === 'item') return weights.item;
    if (loot === 'levelUp') return weights.level;
    return this.isThere(loot) ? this.gem : 0;
  }

  private isThere(gem: GemId): boolean {
    return !this.sheet.taken.includes(gem) && !this.sheet.gone.includes(gem);
  }
}
