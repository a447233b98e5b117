import {
  ABILITIES,
  type AbilityId,
  type Cost,
  type DieColor,
  type EventOf,
  type EventType,
  type State,
} from '../../../engine/onedeck';
import type { SoundName } from '../../../table/ports';

/** When an event is heard: the table as it is by then, and how many of its like are heard with it. */
interface Moment {
  readonly shown: State;
  readonly run: number;
}
type Voice<Type extends EventType> = SoundName | null | ((event: EventOf<Type>, moment: Moment) => SoundName | null);

const FEW_DICE = 5;

/** How an event begins to sound; null for what is only seen, or heard in the event that comes with it. */
export function soundOf<Type extends EventType>(event: EventOf<Type>, moment: Moment): SoundName | null {
  const voice: Voice<Type> = VOICES[event.type];
  return typeof voice === 'function' ? voice(event, moment) : voice;
}

/** A die comes to rest. */
export const landing = (color: DieColor): SoundName => `${color}Lands`;

const VOICES: { readonly [Type in EventType]: Voice<Type> } = {
  phaseBegun: ({ phase }) => (phase === 'feats' ? 'diceShaken' : null),
  turnStarted: null,
  timeSpent: 'timePasses',
  stairsFound: 'stairsFound',
  stairsTokenPlaced: 'timePasses',
  stairsStruck: 'stairsStruck',
  doorPlaced: 'doorPlaced',
  cardDiscarded: 'timePasses',
  doorOpened: 'doorOpened',
  doorEntered: null,
  doorFled: 'doorShut',
  turnEnded: null,
  descended: 'descended',
  deckShuffled: 'page',
  damageTaken: 'damage',
  damageHealed: 'healed',
  dieStored: 'dieStored',
  storedDiceLost: 'dieGone',
  potionDrunk: 'potion',
  potionsGained: 'potionsGained',
  cardClaimed: ({ as }) => CLAIMED[as],
  cardReplaced: null,
  itemDrained: 'itemDrained',
  xpSpent: null,
  levelGained: 'levelGained',
  heroFell: 'heroFell',
  fightsSet: null,
  encounterBegun: ({ kind }, { shown }) => {
    if (kind === 'boss') return (shown.boss?.round ?? 0) > 1 ? 'foeMet' : null;
    return kind === 'combat' ? 'foeMet' : 'perilMet';
  },
  optionChosen: null,
  boxesSet: null,
  featUsed: 'feat',
  bonusDieGiven: 'diceShaken',
  rollOrderChosen: 'diceShaken',
  skillUsed: ({ skill }) => skillSound(skill),
  effectBegun: null,
  diceChosen: null,
  symbolsPrevented: 'prevented',
  preventionSpent: null,
  boxCovered: 'boxCovered',
  wardBroken: 'wardBroken',
  consequencesCounted: null,
  encounterEnded: ({ to }) => (to === 'loot' ? 'overcome' : 'dieGone'),
  dieRolled: (_, { run }) => cast(run),
  dieRerolled: 'dieRerolled',
  dieGained: null,
  dieChanged: 'dieTurned',
  dieRecolored: 'dieTurned',
  dieDiscarded: ({ cause }) => {
    if (cause === 'cost') return null;
    return cause === 'heroic' ? 'heroicForged' : 'dieGone';
  },
  dieWithheld: ({ why }) => (why === 'supply' ? 'dieGone' : null),
  bossMet: 'bossMet',
  bossRoundBegun: null,
  bossHealed: 'bossHealed',
  bossStruck: 'bossStruck',
  bossFightEnded: null,
  gameWon: 'victory',
  gameLost: 'defeat',
};

/** An identified potion is heard when its flask is set down. */
const CLAIMED = { xp: 'lanternLit', item: 'itemTaken', skill: 'skillLearnt', potion: null } as const;

function cast(dice: number): SoundName {
  if (dice === 1) return 'rollOne';
  return dice <= FEW_DICE ? 'rollFew' : 'rollMany';
}

/** By what pays for it. */
function skillSound(skill: AbilityId): SoundName {
  const cost: Cost = ABILITIES[skill].cost;
  if (cost.pay === 'potion') return 'potion';
  if (cost.pay === 'free') return 'freeSkill';
  return cost.pay === 'mana' ? 'magicSkill' : `${cost.color}Skill`;
}
