import { describe, expect, it } from 'vitest';
import { CARD_IDS, CARDS, type EventType, oneDeckDungeon, PHASES, REJECTION_KEYS } from '../../../../src/engine/onedeck';
import { nameOf, tell } from '../../../../src/games/onedeck/table';
import { questionWords, wordsMeanwhile } from '../../../../src/games/onedeck/table/words/advice';
import { boxLetters, facedWords } from '../../../../src/games/onedeck/table/words/names';
import { expectSpoken, TONGUES } from '../../../support/spoken';
import { TEXTS } from '../../../support/translator';
import { TURNS } from './played';

const { en } = TEXTS;

it('joins three or more letters of boxes that follow each other', () => {
  expect(boxLetters([0, 1])).toBe('A, B');
  expect(boxLetters([0, 2, 3, 4, 8])).toBe('A, C–E, J');
  // No box has the letter H.
  expect(boxLetters([6, 7, 8])).toBe('G–J');
});

/** Sentences of the table itself, and those that tell one of two things. */
const MORE = {
  told: ['claimedBy', 'lootLost'],
  refusal: ['nothingToUndo', 'nothingToRedo', 'alwaysOn', 'notTheseDice', 'nothingFits'],
  heading: ['won', 'haleTurnStart', 'noDoors', 'onlyDoors', 'armoredPool', 'topLevel'],
  advice: ['felled', 'foe'],
} as const;

/** The keys of sentences, without the forms of their numbers. */
const keysOf = (tree: object): readonly string[] => [
  ...new Set(Object.keys(tree).map((key) => key.replace(/_(?:one|other)$/, ''))),
];

describe.each(TONGUES)('telling in %s', (_, translate) => {
  it('has a sentence for every event', { timeout: 30_000 }, () => {
    const told = new Map<EventType, string>();
    const sentences = new Set<string>();
    for (const { before, events } of TURNS) {
      let shown = before;
      for (const event of events) {
        const sentence = tell(event, shown, translate);
        told.set(event.type, sentence);
        sentences.add(sentence);
        shown = oneDeckDungeon.evolve(shown, event);
      }
    }
    const known = keysOf(en.told).filter((key) => !(MORE.told as readonly string[]).includes(key));
    expect([...told.keys()].sort()).toEqual(known.sort());
    for (const sentence of sentences) expectSpoken(sentence);
    expect(new Set(told.values()).size).toBe(told.size);
  });

  it('asks nothing in the middle of an answer', { timeout: 30_000 }, () => {
    const kept = new Set<string>();
    for (const { before, events } of TURNS) {
      let shown = before;
      const question = questionWords(before, translate);
      for (const event of events) {
        shown = oneDeckDungeon.evolve(shown, event);
        const { heading, advice } = wordsMeanwhile(shown, before, translate);
        for (const words of [heading, advice]) if (words !== '') expectSpoken(words);
        if (heading === question.heading) expect([advice, '']).toContain(question.advice);
        else if (shown.result === null && shown.floor === before.floor) expect(advice).toBe('');
        kept.add(`${advice === question.advice} ${heading === ''}`);
      }
    }
    expect([...kept].sort()).toEqual(['false false', 'false true', 'true false']);
  });

  it('names the next card at once, and the floor that the party has reached', () => {
    const moments = TURNS.flatMap(({ before, events }) =>
      events.map((event, at) => ({ before, event, shown: events.slice(0, at + 1).reduce(oneDeckDungeon.evolve, before) })),
    );
    const wordsAt = ({ shown, before }: (typeof moments)[number]) => wordsMeanwhile(shown, before, translate);
    const met = moments.filter(({ event, before }) => event.type === 'encounterBegun' && before.phase === 'consequences');
    const reached = moments.filter(({ event, shown }) => event.type === 'descended' && shown.boss === null);
    const won = moments.filter(({ event }) => event.type === 'gameWon');
    for (const { length } of [met, reached, won]) expect(length).toBeGreaterThan(0);
    for (const moment of met) expect(wordsAt(moment).heading).toBe(facedWords(moment.shown, translate));
    for (const moment of reached) expect(wordsAt(moment).advice).toBe(translate('table.floor', { floor: moment.shown.floor }));
    for (const moment of won) expect(wordsAt(moment).heading).toBe(translate('heading.won'));
  });

  it('names doors as players count them, and cards by their names', () => {
    const { before } = TURNS[0] as (typeof TURNS)[number];
    const sentence = tell({ type: 'doorOpened', door: 2, cards: ['ogre-1', 'boulder-1'] }, before, translate);
    expect(sentence).toContain('3');
    expect(sentence).toContain(translate('encounter.ogre'));
    expect(sentence).toContain(translate('encounter.boulder'));
  });

  it('has a name for every card', () => {
    for (const card of CARD_IDS) {
      expect(nameOf(card)).toBe(CARDS[card].name);
      expectSpoken(translate(`encounter.${nameOf(card)}`));
    }
  });
});

describe('the sentences', () => {
  it('are there for what the engine refuses, and for no more', () => {
    expect([...keysOf(en.refusal)].sort()).toEqual([...REJECTION_KEYS, ...MORE.refusal].sort());
  });

  it('are there for what every phase asks', () => {
    expect(Object.keys(en.heading).sort()).toEqual([...PHASES, ...MORE.heading].sort());
    expect([...keysOf(en.advice)].sort()).toEqual([...PHASES, ...MORE.heading, ...MORE.advice].sort());
  });
});
