import {
  type CardId,
  type Event,
  type EventOf,
  type EventType,
  type HeroId,
  partyFacts,
  type State,
  sideFacts,
} from '../../../../engine/onedeck';
import type { TextKey, TextParams, Translate } from '../../../../table/ports';
import { costWords } from '../words/abilities';
import { specialOf } from '../words/names';

type RuleKey = TextKey extends infer Key ? (Key extends `rule.${infer Rule}` ? Rule : never) : never;

interface Rule {
  readonly key: RuleKey;
  readonly params?: TextParams;
  /** What the card, skill or potion itself says. */
  readonly own?: string;
}

interface Setting {
  readonly shown: State;
  readonly translate: Translate;
}

type RuleOf<Type extends EventType> = RuleKey | ((event: EventOf<Type>, setting: Setting) => Rule) | null;

/** The rule behind an event: what it is, and why it happened. Null for what a heading or the next question says. */
export function ruleOf<Type extends EventType>(event: EventOf<Type>, shown: State, translate: Translate): string | null {
  const found: RuleOf<Type> = RULES[event.type];
  if (found === null) return null;
  const { key, params = {}, own = '' }: Rule = typeof found === 'function' ? found(event, { shown, translate }) : { key: found };
  const rule = translate(`rule.${key}`, params);
  return own === '' ? rule : `${own} ${rule}`;
}

/** Whether the log has a line for it. */
export const isTold = ({ type }: Event): boolean => RULES[type] !== null;

const RULES: { readonly [Type in EventType]: RuleOf<Type> } = {
  phaseBegun: null,
  turnStarted: null,
  timeSpent: 'timeSpent',
  stairsFound: 'stairsFound',
  stairsTokenPlaced: (_, { shown }) => ({ key: 'stairsTokenPlaced', params: { count: partyFacts(shown).tokensPerStairsDamage } }),
  stairsStruck: ({ heroes }) => ({ key: 'stairsStruck', params: { count: heroes } }),
  doorPlaced: 'doorPlaced',
  cardDiscarded: 'cardDiscarded',
  doorOpened: 'doorOpened',
  doorEntered: 'doorEntered',
  doorFled: 'doorFled',
  turnEnded: null,
  descended: 'descended',
  deckShuffled: 'deckShuffled',
  damageTaken: ({ cause }) => ({ key: `damageTaken.${cause}` }),
  damageHealed: ({ cause }) => ({ key: `damageHealed.${cause}` }),
  dieStored: ({ hero }, setting) => ({ key: 'dieStored', own: featEffect(hero, setting) }),
  storedDiceLost: 'storedDiceLost',
  potionDrunk: ({ potion }, { translate }) => ({ key: 'potionDrunk', own: translate(`effect.${potion}`) }),
  potionsGained: 'potionsGained',
  cardClaimed: ({ as }) => ({ key: `cardClaimed.${as}` }),
  cardReplaced: 'cardReplaced',
  itemDrained: 'itemDrained',
  xpSpent: 'xpSpent',
  levelGained: 'levelGained',
  heroFell: 'heroFell',
  fightsSet: null,
  encounterBegun: ({ kind, card }, setting) => ({ key: `encounterBegun.${kind}`, own: special(card, setting) }),
  // The command has said it.
  optionChosen: null,
  boxesSet: 'boxesSet',
  featUsed: ({ hero }, setting) => ({ key: 'featUsed', own: featEffect(hero, setting) }),
  bonusDieGiven: 'bonusDieGiven',
  rollOrderChosen: 'rollOrderChosen',
  skillUsed: ({ skill }, { translate }) => ({
    key: 'skillUsed',
    params: { cost: costWords(skill, translate) },
    own: translate(`effect.${skill}`),
  }),
  effectBegun: null,
  diceChosen: 'diceChosen',
  symbolsPrevented: 'symbolsPrevented',
  preventionSpent: 'preventionSpent',
  boxCovered: ({ box }, { shown }) => ({ key: `boxCovered.${shown.encounter?.boxes[box]?.size ?? 'normal'}` }),
  wardBroken: 'wardBroken',
  consequencesCounted: 'consequencesCounted',
  encounterEnded: ({ to }) => ({ key: `encounterEnded.${to}` }),
  dieRolled: ({ from }) => ({ key: `dieRolled.${from}` }),
  dieRerolled: 'dieRerolled',
  dieGained: 'dieGained',
  dieChanged: ({ cause }, { translate }) =>
    cause === 'poison-aura'
      ? { key: 'dieChanged.poison-aura' }
      : { key: 'dieChanged.ability', own: translate(`effect.${cause}`) },
  dieRecolored: 'dieRecolored',
  dieDiscarded: ({ cause }) => ({ key: `dieDiscarded.${cause}` }),
  dieWithheld: ({ why }) => ({ key: `dieWithheld.${why}` }),
  bossMet: 'bossMet',
  bossRoundBegun: null,
  bossHealed: 'bossHealed',
  bossStruck: 'bossStruck',
  bossFightEnded: 'bossFightEnded',
  gameWon: 'gameWon',
  gameLost: 'gameLost',
};

function featEffect(hero: HeroId, { shown, translate }: Setting): string {
  return translate(`featEffect.${sideFacts(shown, hero).feat.name}`);
}

function special(card: CardId | null, { translate }: Setting): string {
  const name = card === null ? null : specialOf(card);
  return name === null
    ? ''
    : translate('table.named', { name: translate(`special.${name}`), effect: translate(`specialEffect.${name}`) });
}
