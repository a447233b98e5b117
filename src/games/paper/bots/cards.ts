import type { CommandOf, Hand, ObjectiveId, PowerId } from '../../../engine/paper';

/** From the best to the worst, by what they were worth over many games. */
const POWER_ORDER: readonly PowerId[] = [
  'veteran',
  'barbarian',
  'fortune-teller',
  'healer',
  'shaman',
  'scout',
  'merchant',
  'assassin',
  'craftsman',
  'treasure-hunter',
  'beastmaster',
  'psionic',
  'noble',
  'alchemist',
  'berserker',
  'ranger',
];

const OBJECTIVE_ORDER: readonly ObjectiveId[] = [
  'four-corners',
  'warden-of-the-gates',
  'travelling-apothecary',
  'gem-fever',
  'hunter-of-the-middle-depths',
  'rising-star',
  'armourer',
  'exterminator',
  'hunter-of-the-deep',
  'no-obstacle',
  'giant-slayer',
  'cartographer',
  'round-the-walls',
  'straight-shafts',
  'floor-by-floor',
  'company-of-masters',
];

/** The better card of each pair. */
export function bestCards({ objectives, powers }: Hand): Pick<CommandOf<'keep'>, 'objective' | 'power'> {
  return { objective: firstOf(OBJECTIVE_ORDER, objectives), power: firstOf(POWER_ORDER, powers) };
}

function firstOf<Card extends string>(order: readonly Card[], hand: readonly string[]): Card {
  const found = order.find((card) => hand.includes(card));
  if (found === undefined) throw new Error('a hand is empty');
  return found;
}
