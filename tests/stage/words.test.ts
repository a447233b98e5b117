import { describe, expect, it } from 'vitest';
import { CARD_IDS, ENCOUNTERS, type EventType } from '../../src/engine/onedeck';
import { nameOf, tell } from '../../src/stage';
import { delves } from '../support/delves';
import { expectSpoken, TONGUES } from './spoken';

const TURNS = delves(20).flatMap(({ turns }) => turns);

/** A type the games never told would be a test that proves nothing: each is here by name, and the compiler counts them. */
const TYPES: Readonly<Record<EventType, true>> = {
  turnStarted: true,
  timeSpent: true,
  stairsFound: true,
  stairsTokenPlaced: true,
  stairsStruck: true,
  choiceBegun: true,
  doorPlaced: true,
  doorOpened: true,
  doorFled: true,
  turnEnded: true,
  gameLost: true,
};

describe.each(TONGUES)('telling in %s', (_, translate) => {
  it('has a sentence for every event', () => {
    const told = new Map<EventType, string>();
    for (const { before, events } of TURNS) for (const event of events) told.set(event.type, tell(event, before, translate));
    expect([...told.keys()].sort()).toEqual(Object.keys(TYPES).sort());
    for (const sentence of told.values()) expectSpoken(sentence);
    expect(new Set(told.values()).size).toBe(told.size);
  });

  it('names doors as players count them, and cards by their names', () => {
    const { before } = TURNS[0] as (typeof TURNS)[number];
    const sentence = tell({ type: 'doorOpened', door: 2, card: 'ogre-1' }, before, translate);
    expect(sentence).toContain('3');
    expect(sentence).toContain(translate('encounter.ogre'));
  });

  it('has a name for every card', () => {
    for (const card of CARD_IDS) {
      expect(nameOf(card)).toBe(ENCOUNTERS[card].name);
      expectSpoken(translate(`encounter.${nameOf(card)}`));
    }
  });
});
