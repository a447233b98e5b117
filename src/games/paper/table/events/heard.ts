import { DICE, type EventOf, type HeroId, MONSTERS, type MonsterId, type Round, type Way } from '../../../../engine/paper';
import type { PaperSound } from '../sounds';

/** The bell of each hero whose level is written. */
export const BELLS: Readonly<Record<HeroId, PaperSound>> = {
  warrior: 'levelWarrior',
  wizard: 'levelWizard',
  cleric: 'levelCleric',
  rogue: 'levelRogue',
};

/** The bosses of the three rounds. */
export const ROARS: Readonly<Record<Round, PaperSound>> = { 1: 'firstBoss', 2: 'secondBoss', 3: 'thirdBoss' };

const WAYS: Readonly<Record<Exclude<Way, 'open'>, PaperSound>> = {
  door: 'doorEntered',
  wall: 'wallCrossed',
  river: 'riverCrossed',
};

const CRIES: Readonly<Record<(typeof MONSTERS)[MonsterId]['type'], PaperSound>> = {
  ghost: 'ghostFalls',
  goblin: 'goblinFalls',
  orc: 'orcFalls',
  zombie: 'zombieFalls',
};

export const cryOf = (monster: MonsterId): PaperSound => CRIES[MONSTERS[monster].type];

/** A walk falls on one foot and the other. */
export function wayIn({ by, lair, steps }: EventOf<'roomEntered'>): PaperSound {
  if (lair) return 'lairEntered';
  if (by !== 'open') return WAYS[by];
  return steps % 2 === 0 ? 'step' : 'stepOther';
}

/** White dice are of bone, black ones of ebony. */
export const landingOf = (die: number): PaperSound => (DICE[die] === 'black' ? 'ebonyLands' : 'boneLands');

/** Of a blow that potions take whole, only the potion is heard. */
export function harm({ cause, amount, absorbed }: EventOf<'damageTaken'>): PaperSound {
  if (absorbed >= amount) return 'potionDrunk';
  return cause === 'skulls' ? 'skullFalls' : 'damage';
}
