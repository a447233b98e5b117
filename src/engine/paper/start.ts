import { type Script, type Seed, type Stream, seededStream, shuffle } from '../kernel';
import { DUNGEON_IDS, type DungeonId } from './content/dungeons';
import { FIRST_LEVEL } from './content/heroes';
import { MISSION_IDS, MISSIONS_IN_PLAY, type MissionId } from './content/missions';
import { OBJECTIVE_IDS, type ObjectiveId } from './content/objectives';
import { POWER_IDS, type PowerId } from './content/powers';
import { type Hand, type PlayerSeat, SEAT_IDS, type Setup, type Sheet, type State } from './state';

const CARDS_OF_A_HAND = 2;

/** The cards of all four packs. A script may fix the order of dungeons, missions, objectives and powers, in this order. */
export const ALL_CARDS: readonly string[] = [...DUNGEON_IDS, ...MISSION_IDS, ...OBJECTIVE_IDS, ...POWER_IDS];

/** Every pack is shuffled in every game, so that a seed deals the same cards whatever was agreed upon, to however many seats (P8). */
export function start(setup: Setup, seed: Seed, script: Script = {}): State {
  const packs = new Packs(seededStream<readonly string[]>(seed, 'decks', script.deck));
  const dungeons = packs.shuffled(DUNGEON_IDS);
  const missions = packs.shuffled(MISSION_IDS).slice(0, MISSIONS_IN_PLAY);
  const objectives = packs.shuffled(OBJECTIVE_IDS);
  const powers = packs.shuffled(POWER_IDS);
  const inPlay = missionsOf(setup, missions);
  return {
    setup,
    dungeon: dungeonOf(setup, dungeons),
    missions: inPlay.map((id) => ({ id, claimed: false })),
    phase: 'cards',
    turn: 0,
    dice: [],
    seats: SEAT_IDS.slice(0, setup.seats).map((id, at) => newSeat(id, handOf(at, objectives, powers), inPlay.length)),
    decks: packs.stream,
    rolls: seededStream(seed, 'dice', script.rolls),
  };
}

class Packs {
  constructor(public stream: Stream<readonly string[]>) {}

  /** What is no card of this pack stays out: the script may come from a stranger's link. */
  shuffled<Card extends string>(cards: readonly Card[]): readonly Card[] {
    const known = new Set<string>(cards);
    const script = this.stream.script.map((order) => order.filter((card): card is Card => known.has(card)));
    const draw = shuffle<Card>({ ...this.stream, script }, cards);
    this.stream = { ...draw.stream, script: this.stream.script };
    return draw.value;
  }
}

function dungeonOf({ dungeon }: Setup, [drawn = 'a']: readonly DungeonId[]): DungeonId {
  return dungeon === 'drawn' ? drawn : dungeon;
}

function missionsOf({ missions }: Setup, drawn: readonly MissionId[]): readonly MissionId[] {
  if (missions === 'drawn') return drawn;
  return missions === 'none' ? [] : missions;
}

function handOf(seat: number, objectives: readonly ObjectiveId[], powers: readonly PowerId[]): Hand {
  const from = seat * CARDS_OF_A_HAND;
  const to = from + CARDS_OF_A_HAND;
  return { objectives: objectives.slice(from, to), powers: powers.slice(from, to) };
}

function newSeat(id: PlayerSeat['id'], hand: Hand, missions: number): PlayerSeat {
  return {
    id,
    hand,
    objective: null,
    power: null,
    alignment: null,
    ready: false,
    sheet: newSheet(missions),
    open: null,
    told: [],
  };
}

function newSheet(missions: number): Sheet {
  return {
    heroes: { warrior: FIRST_LEVEL, wizard: FIRST_LEVEL, cleric: FIRST_LEVEL, rogue: FIRST_LEVEL },
    items: {
      'flaming-sword': 0,
      'death-scepter': 0,
      'khar-medallion': 0,
      'intangibility-cloak': 0,
      'crown-of-the-righteous-king': 0,
      'alchemists-cauldron': 0,
      'armour-of-heroes': 0,
      'tome-of-wisdom': 0,
    },
    potions: 0,
    hearts: 0,
    damage: 0,
    resurrected: false,
    gems: 0,
    taken: [],
    gone: [],
    beaten: [],
    path: [],
    lair: false,
    bosses: [],
    missions: Array.from({ length: missions }, () => 0),
    digits: [],
    used: [],
    changed: [],
    walk: null,
    due: [],
  };
}
