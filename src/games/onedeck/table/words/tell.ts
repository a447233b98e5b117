import {
  type Die,
  type DieId,
  type Event,
  type EventOf,
  type EventType,
  type HeroId,
  partyFacts,
  type State,
  xpOf,
} from '../../../../engine/onedeck';
import type { TextParams, Translate } from '../../../../table/ports';
import { adviceWords } from './advice';
import {
  amountWords,
  boxWords,
  cardWords,
  diceWords,
  faced,
  facedCard,
  featWords,
  heroWords,
  listed,
  optionWords,
} from './names';

/** An event as a sentence, for the live region and the log. */
export function tell(event: Event, shown: State, translate: Translate): string {
  const words = WORDS[event.type] as Words<EventType> | undefined;
  return translate(`told.${sentenceFor(event)}`, words?.(event, { shown, translate }) ?? {});
}

/** Two events tell one of two things. */
function sentenceFor(event: Event): EventType | 'claimedBy' | 'lootLost' {
  if (event.type === 'cardClaimed' && event.hero !== null) return 'claimedBy';
  return event.type === 'encounterEnded' && event.to === 'discard' ? 'lootLost' : event.type;
}

interface Setting {
  readonly shown: State;
  readonly translate: Translate;
}
type Words<Type extends EventType> = (event: EventOf<Type>, setting: Setting) => TextParams;

/** What a sentence leaves open. Sentences without an entry say all by themselves. */
const WORDS: { readonly [Type in EventType]?: Words<Type> } = {
  phaseBegun: ({ phase }, { shown, translate }) => ({ advice: adviceWords(shown, phase, translate) }),
  turnStarted: ({ turn }) => ({ turn }),
  timeSpent: ({ card }, { translate }) => ({ card: cardWords(card, translate) }),
  stairsTokenPlaced: ({ tokens }, { shown }) => ({ count: tokens, limit: partyFacts(shown).tokensPerStairsDamage }),
  doorPlaced: ({ door }) => ({ number: door + 1 }),
  cardDiscarded: ({ card }, { translate }) => ({ card: cardWords(card, translate) }),
  doorOpened: doorway,
  doorEntered: doorway,
  doorFled: ({ door }) => ({ number: door + 1 }),
  descended: ({ floor }) => ({ floor }),
  deckShuffled: ({ cards }) => ({ count: cards }),
  damageTaken: ({ hero, amount, cause }, { translate }) => ({
    ...named(hero, translate),
    damage: amountWords({ damage: amount }, translate),
    cause: translate(`cause.${cause}`),
  }),
  damageHealed: ({ hero, amount, cause }, { translate }) => ({
    ...named(hero, translate),
    amount,
    cause: translate(`cause.${cause}`),
  }),
  dieStored: ({ hero }, { translate }) => named(hero, translate),
  storedDiceLost: ({ hero }, { translate }) => named(hero, translate),
  potionDrunk: ({ hero, potion }, { translate }) => ({ ...named(hero, translate), potion: translate(`ability.${potion}`) }),
  potionsGained: ({ potions }) => ({ count: potions }),
  cardClaimed: ({ card, as, hero }, { translate }) => ({
    card: cardWords(card, translate),
    as: translate(`form.${as}`),
    ...(hero === null ? {} : named(hero, translate)),
  }),
  cardReplaced: ({ card }, { translate }) => ({ card: cardWords(card, translate) }),
  itemDrained: ({ card, hero }, { translate }) => ({ ...named(hero, translate), card: cardWords(card, translate) }),
  xpSpent: ({ cards }, { translate }) => ({ lanterns: translate('amount.lanterns', { count: xpOf(cards) }) }),
  levelGained: ({ level }) => ({ level }),
  heroFell: ({ hero }, { translate }) => named(hero, translate),
  encounterBegun: ({ card, heroes }, { shown, translate }) => ({
    heroes: heroWords(heroes, translate),
    card: card === null ? faced(shown, translate) : cardWords(card, translate),
  }),
  optionChosen: ({ option }, { shown, translate }) => ({ option: optionWords(facedCard(shown), option, translate) }),
  boxesSet: ({ boxes }) => ({ count: boxes.length }),
  featUsed: ({ hero }, { shown, translate }) => ({ ...named(hero, translate), feat: featWords(shown, hero, translate) }),
  bonusDieGiven: ({ hero }, { translate }) => named(hero, translate),
  rollOrderChosen: ({ hero }, { translate }) => named(hero, translate),
  skillUsed: ({ hero, skill }, { translate }) => ({ ...named(hero, translate), skill: translate(`ability.${skill}`) }),
  effectBegun: ({ skill }, { translate }) => ({ skill: translate(`ability.${skill}`) }),
  diceChosen: ({ dice }, setting) => ({ dice: poolWords(dice, setting) || setting.translate('act.chooseNone') }),
  symbolsPrevented: ({ damage, time }, { translate }) => ({ what: amountWords({ damage, time }, translate) }),
  preventionSpent: ({ time }, { translate }) => ({ time: amountWords({ time }, translate) }),
  boxCovered: covering,
  wardBroken: covering,
  consequencesCounted: ({ damage, time }, { translate }) => ({
    what: amountWords({ damage, time }, translate) || translate('cost.nothing'),
  }),
  encounterEnded: ({ card }, { translate }) => ({ card: cardWords(card, translate) }),
  dieRolled: ownDie,
  dieRerolled: ({ die, value }, setting) => ({ die: dieWords(setting, { ...dieIn(setting.shown, die), value }) }),
  dieGained: ownDie,
  dieChanged: ({ value, cause }, { translate }) => ({
    value,
    cause: cause === 'poison-aura' ? translate('cause.poison-aura') : translate(`ability.${cause}`),
  }),
  dieRecolored: ({ color }, { translate }) => ({ color: translate(`color.${color}`) }),
  dieDiscarded: ({ die, cause }, setting) => ({
    die: poolWords([die], setting),
    cause: setting.translate(`cause.${cause}`),
  }),
  dieWithheld: ({ hero, color }, { translate }) => ({ ...named(hero, translate), color: translate(`color.${color}`) }),
  bossMet: ({ boss }, { translate }) => ({ boss: translate(`boss.${boss}`) }),
  bossRoundBegun: ({ round }) => ({ round }),
  bossHealed: bossAmount,
  bossStruck: bossAmount,
  bossFightEnded: ({ heroes }, { translate }) => ({ heroes: heroWords(heroes, translate) }),
  gameWon: (_, { shown, translate }) => ({ boss: faced(shown, translate) }),
};

function named(hero: HeroId, translate: Translate): TextParams {
  return { hero: translate(`hero.${hero}`) };
}

function doorway({ door, cards }: EventOf<'doorOpened' | 'doorEntered'>, { translate }: Setting): TextParams {
  const words = cards.map((card) => cardWords(card, translate));
  return { number: door + 1, card: listed(words, translate) };
}

function covering({ box, dice }: EventOf<'boxCovered' | 'wardBroken'>, setting: Setting): TextParams {
  const { shown, translate } = setting;
  const target = shown.encounter?.boxes[box];
  return { box: target === undefined ? '' : boxWords(box, target, translate), dice: poolWords(dice, setting) };
}

function ownDie(event: EventOf<'dieRolled' | 'dieGained'>, { shown, translate }: Setting): TextParams {
  const only = event.type === 'dieGained' ? event.only : null;
  const alone = { ...shown, encounter: null };
  return { ...named(event.hero, translate), die: diceWords([{ ...event, only }], alone, translate) };
}

function bossAmount({ amount }: EventOf<'bossHealed' | 'bossStruck'>, { shown, translate }: Setting): TextParams {
  return { boss: faced(shown, translate), amount };
}

function dieIn(state: State, id: DieId): Die | undefined {
  return state.encounter?.pool.find((die) => die.id === id);
}

function poolWords(ids: readonly DieId[], { shown, translate }: Setting): string {
  return diceWords(
    ids.flatMap((id) => dieIn(shown, id) ?? []),
    shown,
    translate,
  );
}

function dieWords({ shown, translate }: Setting, die: Partial<Die>): string {
  return die.color === undefined ? '' : diceWords([die as Die], shown, translate);
}
