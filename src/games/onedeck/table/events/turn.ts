import { type DoorSlot, type EncounterName, type EventOf, oneDeckDungeon, partyFacts } from '../../../../engine/onedeck';
import type { TextParams } from '../../../../table/ports';
import type { CardFace } from '../view';
import { questionWords } from '../words/advice';
import { cardWords, listed, nameOf } from '../words/names';
import type { EventRecord, EventSetting, GestureIn, Nothing, SoundOfThing } from './record';
import { cardsWords } from './words';

export interface TurnGestures {
  readonly timeSpent: { readonly cards: readonly EncounterName[]; readonly passed: SoundOfThing };
  readonly stairsFound: Nothing;
  readonly stairsToken: Nothing;
  readonly doorPlaced: { readonly doors: readonly DoorSlot[] };
  readonly doorOpened: { readonly door: DoorSlot; readonly face: CardFace };
  readonly doorEntered: { readonly door: DoorSlot };
  readonly doorFled: { readonly door: DoorSlot };
  readonly descended: Nothing;
  readonly stairsTaken: Nothing;
  readonly deckShuffled: { readonly cards: number };
  readonly floorReached: Nothing;
  readonly lootLit: Nothing;
}

type TurnEvent =
  | ('phaseBegun' | 'turnStarted' | 'timeSpent' | 'stairsFound' | 'stairsTokenPlaced' | 'stairsStruck' | 'doorPlaced')
  | ('cardDiscarded' | 'doorOpened' | 'doorEntered' | 'doorFled' | 'turnEnded' | 'descended' | 'deckShuffled');

/** Records of the events of a turn outside encounters, and of going down. */
export const TURN_EVENTS: { readonly [Type in TurnEvent]: EventRecord<Type, GestureIn<TurnGestures>> } = {
  phaseBegun: {
    gesture: ({ phase }) => (phase === 'loot' ? { after: { motion: 'lootLit' } } : {}),
    company: { lootLit: [] },
    sound: ({ phase }) => (phase === 'feats' ? 'diceShaken' : null),
    beat: 'alone',
    announcement: (event, { shown, translate }) =>
      translate('told.phaseBegun', { advice: questionWords(oneDeckDungeon.evolve(shown, event), translate).advice }),
    log: null,
  },
  turnStarted: {
    gesture: null,
    sound: null,
    beat: 'alone',
    announcement: ({ turn }, { translate }) => translate('told.turnStarted', { turn }),
    log: null,
  },
  timeSpent: {
    gesture: (_, { run, play }) => ({
      before: { motion: 'timeSpent', cards: run.map(({ card }) => nameOf(card)), passed: () => play('timePasses') },
    }),
    company: { timeSpent: ['particles.grains'] },
    sound: 'timePasses',
    beat: 'together',
    announcement: ({ card }, { translate }) => translate('told.timeSpent', { card: cardWords(card, translate) }),
    log: {
      rule: 'timeSpent',
      likeness: ({ type }) => type,
      sentence: (events, { translate }) =>
        translate('log.timeSpent', { count: events.length, cards: cardsWords(events, translate) }),
    },
  },
  stairsFound: {
    gesture: () => ({ after: { motion: 'stairsFound' } }),
    company: { stairsFound: ['particles.sparks'] },
    sound: 'stairsFound',
    beat: 'alone',
    announcement: 'stairsFound',
    log: { rule: 'stairsFound' },
  },
  stairsTokenPlaced: {
    gesture: () => ({ before: { motion: 'stairsToken' } }),
    company: { stairsToken: ['particles.sparks'] },
    sound: 'timePasses',
    beat: 'alone',
    announcement: ({ tokens }, { shown, translate }) =>
      translate('told.stairsTokenPlaced', { count: tokens, limit: partyFacts(shown).tokensPerStairsDamage }),
    log: {
      rule: (_, { shown }) => ({ key: 'stairsTokenPlaced', params: { count: partyFacts(shown).tokensPerStairsDamage } }),
      likeness: ({ type }) => type,
    },
  },
  stairsStruck: {
    gesture: null,
    sound: 'stairsStruck',
    beat: 'alone',
    announcement: 'stairsStruck',
    log: { rule: ({ heroes }) => ({ key: 'stairsStruck', params: { count: heroes } }) },
  },
  doorPlaced: {
    gesture: (_, { run }) => ({ before: { motion: 'doorPlaced', doors: run.map(({ door }) => door) } }),
    company: { doorPlaced: [] },
    sound: 'doorPlaced',
    beat: 'together',
    announcement: ({ door }, { translate }) => translate('told.doorPlaced', { number: door + 1 }),
    log: {
      rule: 'doorPlaced',
      likeness: ({ type }) => type,
      sentence: (events, { translate }) => {
        const numbers = events.map(({ door }) => String(door + 1));
        return translate('log.doorPlaced', { count: events.length, numbers: listed(numbers, translate) });
      },
    },
  },
  cardDiscarded: {
    gesture: ({ card }) => ({ before: { motion: 'timeSpent', cards: [nameOf(card)], passed: () => undefined } }),
    company: { timeSpent: ['particles.grains'] },
    sound: 'timePasses',
    beat: 'alone',
    announcement: ({ card }, { translate }) => translate('told.cardDiscarded', { card: cardWords(card, translate) }),
    log: {
      rule: 'cardDiscarded',
      likeness: ({ type }) => type,
      sentence: (events, { translate }) =>
        translate('log.cardDiscarded', { count: events.length, cards: cardsWords(events, translate) }),
    },
  },
  doorOpened: {
    gesture: (event, { faceOf }) => {
      const face = faceOf(event);
      return {
        before: face && { motion: 'doorOpened', door: event.door, face },
        after: { motion: 'doorEntered', door: event.door },
      };
    },
    company: { doorOpened: [], doorEntered: [] },
    sound: 'doorOpened',
    beat: 'alone',
    announcement: (event, setting) => setting.translate('told.doorOpened', doorway(event, setting)),
    log: { rule: 'doorOpened' },
  },
  doorEntered: {
    gesture: ({ door }) => ({ before: { motion: 'doorEntered', door } }),
    company: { doorEntered: [] },
    sound: null,
    beat: 'alone',
    announcement: (event, setting) => setting.translate('told.doorEntered', doorway(event, setting)),
    log: { rule: 'doorEntered' },
  },
  doorFled: {
    gesture: ({ door }) => ({ after: { motion: 'doorFled', door } }),
    company: { doorFled: [] },
    sound: 'doorShut',
    beat: 'alone',
    announcement: ({ door }, { translate }) => translate('told.doorFled', { number: door + 1 }),
    log: { rule: 'doorFled' },
  },
  turnEnded: { gesture: null, sound: null, beat: 'alone', announcement: 'turnEnded', log: null },
  descended: {
    gesture: () => ({ before: { motion: 'descended' }, after: { motion: 'stairsTaken' } }),
    company: { descended: [], stairsTaken: [] },
    sound: 'descended',
    beat: 'alone',
    announcement: ({ floor }, { translate }) => translate('told.descended', { floor }),
    log: { rule: 'descended' },
  },
  deckShuffled: {
    gesture: ({ cards }) => ({ before: { motion: 'deckShuffled', cards }, after: { motion: 'floorReached' } }),
    company: { deckShuffled: [], floorReached: [] },
    sound: 'page',
    beat: 'alone',
    announcement: ({ cards }, { translate }) => translate('told.deckShuffled', { count: cards }),
    log: { rule: 'deckShuffled' },
  },
};

function doorway({ door, cards }: EventOf<'doorOpened' | 'doorEntered'>, { translate }: EventSetting): TextParams {
  const words = cards.map((card) => cardWords(card, translate));
  return { number: door + 1, card: listed(words, translate) };
}
