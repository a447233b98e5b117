import { describe, expect, it } from 'vitest';
import { listed } from '../../../../src/engine/kernel';
import { type EventOf, type EventType, oneDeckDungeon } from '../../../../src/engine/onedeck';
import { type Chapter, type Story, storyOf } from '../../../../src/games/onedeck/table';
import { delves, hardyDelves } from '../../../support/delves';
import { lostDelve, wonDelve } from '../../../support/goldenDelves';

const GAMES = [...delves(12), ...hardyDelves(9)].map(({ start, turns }) => ({
  start,
  events: turns.flatMap(({ events }) => events),
  end: turns.at(-1)?.after ?? start,
}));

const sum = ({ chapters }: Story, what: (chapter: Chapter) => number): number =>
  chapters.reduce((all, chapter) => all + what(chapter), 0);

describe('the story of a game', () => {
  it.each(GAMES.map((game, at) => [at, game] as const))('tells all that happened, and once (%i)', (_, { start, events, end }) => {
    const story = storyOf(start, events);
    const of = <Type extends EventType>(type: Type) => events.filter((event): event is EventOf<Type> => event.type === type);
    expect(sum(story, ({ turns }) => turns)).toBe(end.turn);
    expect(sum(story, ({ doors }) => doors)).toBe(of('doorOpened').length);
    expect(sum(story, ({ time }) => time)).toBe(of('timeSpent').length + of('stairsTokenPlaced').length);
    expect(sum(story, ({ potions }) => potions)).toBe(of('potionDrunk').length);
    const damage = of('damageTaken').reduce((all, { amount }) => all + amount, 0);
    expect(sum(story, (chapter) => chapter.damage)).toBe(damage);
    expect(story.taken.reduce((all, { amount }) => all + amount, 0)).toBe(damage);
    expect(story.chapters.flatMap(({ levels }) => levels).at(-1) ?? start.level).toBe(end.level);
    expect(story.chapters.flatMap(({ loot }) => loot)).toHaveLength(of('cardClaimed').length);
    const ended = story.chapters.flatMap(({ faced }) => faced).filter(({ fate }) => fate !== 'deadly');
    expect(ended.map(({ card }) => card)).toEqual(of('encounterEnded').map(({ card }) => card));
    expect(story.chapters.flatMap(({ fled }) => fled)).toHaveLength(of('doorFled').length * (start.heroes.length === 4 ? 2 : 1));
    expect(story.chapters.flatMap(({ rounds }) => rounds)).toHaveLength(end.boss?.round ?? 0);
  });

  it('has a chapter for every floor, and one for the boss', () => {
    const { origin, past } = wonDelve();
    const events = listed(past).flatMap((move) => move.events);
    const story = storyOf(oneDeckDungeon.start(origin.setup, origin.seed), events);
    expect(story.chapters.map(({ floor }) => floor)).toEqual([1, 2, 3, null]);
    expect(story.chapters.at(-1)?.rounds.at(-1)?.strikes).toBeGreaterThan(0);
    expect(story.chapters.flatMap(({ faced }) => faced).some(({ fate }) => fate === 'deadly')).toBe(false);
  });

  it('that begins with the boss has no floor', () => {
    const { state } = wonDelve();
    expect(storyOf(state, []).chapters.map(({ floor }) => floor)).toEqual([null]);
  });

  it('says what a hero fell to', () => {
    const { origin, past } = lostDelve();
    const events = listed(past).flatMap((move) => move.events);
    const { chapters } = storyOf(oneDeckDungeon.start(origin.setup, origin.seed), events);
    const begun = events.findLast((event) => event.type === 'encounterBegun');
    const deadly = begun?.type === 'encounterBegun' && begun.card !== null ? [begun.card] : [];
    const told = chapters.flatMap(({ faced }) => faced).filter(({ fate }) => fate === 'deadly');
    expect(told.map(({ card }) => card)).toEqual(deadly);
  });

  it('tells a card that was slipped past or got away with its loot apart from one that was beaten', () => {
    const fates = GAMES.flatMap(({ start, events }) => storyOf(start, events).chapters.flatMap(({ faced }) => faced));
    expect(new Set(fates.map(({ fate }) => fate))).toEqual(new Set(['beaten', 'escaped', 'slipped', 'deadly']));
  });
});
