import { describe, expect, it, vi } from 'vitest';
import { oneDeckDungeon, type State, suggestedSplit } from '../../../../../src/engine/onedeck';
import { answerOdds } from '../../../../../src/engine/onedeck/odds';
import type { OddsWanted } from '../../../../../src/games/onedeck/odds/TableOdds';
import { idOf, tableView, targetOf } from '../../../../../src/games/onedeck/table';
import { Splitting } from '../../../../../src/games/onedeck/table/picking/Splitting';
import { aChoice, enter, open } from '../../../../support/scenes';
import { splitsIn, stepsToSplit } from '../../../../support/splits';
import { translatorIn } from '../../../../support/translator';

const FOUR = ['warrior', 'mage', 'paladin', 'archer'] as const;
const t = translatorIn('en').t;
const parting = (): State => aChoice({ heroes: FOUR, doors: [open('skeleton-1', 'shadow-1')] }).do(enter(0)).state;

function splittingAt(state: State, wanted: OddsWanted = 'request') {
  const oddsOf = vi.fn(async () => answerOdds(state, { ask: 'split' }, { samples: 40 }));
  const changed = vi.fn();
  const splitting = new Splitting({
    odds: { wanted: () => wanted, oddsOf: oddsOf as never },
    translate: t,
    viewOf: (one) => tableView(one, t),
    changed,
  });
  splitting.rest(state);
  return { splitting, oddsOf, changed };
}

const pairsOf = (splitting: Splitting, state: State) => splitting.shown(state)?.arrangement.pairs;

describe('a party that splits', () => {
  it('stands in a split that the rules allow, and in the same one each time', () => {
    const state = parting();
    const suggested = suggestedSplit(state);
    expect(suggested).not.toBeNull();
    expect(oneDeckDungeon.legal(state)).toContainEqual(suggested);
    expect(suggestedSplit(structuredClone(state))).toEqual(suggested);
    expect(suggestedSplit({ ...state, phase: 'pool' })).toBeNull();
  });

  it('sends the strong against blades and the quick against claws', () => {
    const state = aChoice({ heroes: FOUR, doors: [open('ogre-1', 'phantom-1')] }).do(enter(0)).state;
    const suggested = suggestedSplit(state);
    const ogre = suggested?.card === 'ogre-1' ? suggested.heroes : FOUR.filter((hero) => !suggested?.heroes.includes(hero));
    expect(ogre).toContain('warrior');
  });

  it('lets two heroes of different fights change places by two presses, and tells it', () => {
    const state = parting();
    const { splitting } = splittingAt(state);
    const [[one = 'warrior'], [, other = 'mage']] = pairsOf(splitting, state) ?? [[], []];
    splitting.press(one);
    expect(splitting.shown(state)?.taken).toBe(one);
    expect(splitting.news()).toContain(t(`hero.${one}`));
    splitting.press(other);
    expect(pairsOf(splitting, state)?.[0]).toContain(other);
    expect(pairsOf(splitting, state)?.[1]).toContain(one);
    expect(splitting.shown(state)?.taken).toBeNull();
    const news = splitting.news() ?? '';
    expect(news).toContain(t('split.swapped', { hero: t(`hero.${one}`), other: t(`hero.${other}`) }));
    expect(news).toContain('Skeleton:');
    expect(splitting.news()).toBeNull();
  });

  it('takes up the companion instead, and puts a hero back who is pressed again', () => {
    const state = parting();
    const { splitting } = splittingAt(state);
    const before = pairsOf(splitting, state);
    const [[one = 'warrior', companion = 'mage']] = before ?? [[], []];
    splitting.press(one);
    splitting.press(companion);
    expect(splitting.shown(state)?.taken).toBe(companion);
    splitting.press(companion);
    expect(splitting.shown(state)?.taken).toBeNull();
    expect(pairsOf(splitting, state)).toEqual(before);
  });

  it('is brought into every split of the rules by its own entries', () => {
    const state = parting();
    for (const command of splitsIn(state)) {
      const { splitting } = splittingAt(state);
      const steps = stepsToSplit(command, state, t);
      for (const { id } of steps.slice(0, -1)) {
        const target = targetOf(id);
        if (target.kind === 'seat') splitting.press(target.hero);
        else if (target.kind === 'order') splitting.order(target.side);
      }
      expect(steps.at(-1)?.choice?.command).toEqual(command);
      expect(steps.length).toBeLessThanOrEqual(6);
      const { pairs, first } = splitting.shown(state)?.arrangement ?? { pairs: [[], []], first: 0 };
      expect([...(pairs[first] ?? [])].sort()).toEqual([...command.heroes].sort());
    }
  });

  it('compares the odds of a split with those of the one before', async () => {
    const state = parting();
    const { splitting, oddsOf, changed } = splittingAt(state);
    expect(splitting.shown(state)?.odds.kind).toBe('offered');
    splitting.ask();
    splitting.ask();
    expect(splitting.shown(state)?.odds.kind).toBe('counting');
    await vi.waitFor(() => expect(changed).toHaveBeenCalled());
    expect(oddsOf).toHaveBeenCalledTimes(1);
    const odds = splitting.shown(state)?.odds;
    if (odds?.kind !== 'counted') throw new Error('nothing was counted');
    for (const { unhurt, hurt, dead, lives } of odds.sides) {
      expect(unhurt + hurt + dead).toBe(100);
      expect(lives).toHaveLength(2);
    }
    expect(odds.sides.some(({ line }) => line.includes('→'))).toBe(false);
    const [[one = 'warrior'], [other = 'mage']] = pairsOf(splitting, state) ?? [[], []];
    splitting.swap(one, other);
    const after = splitting.shown(state)?.odds;
    expect(after?.kind === 'counted' && after.sides.some(({ line }) => line.includes('→'))).toBe(true);
    expect(splitting.news()).toMatch(/In (about )?100:/);
  });

  it('asks at once or never, as the setting says', () => {
    const state = parting();
    const always = splittingAt(state, 'always');
    expect(always.oddsOf).toHaveBeenCalledTimes(1);
    const never = splittingAt(state, 'never');
    expect(never.splitting.shown(state)?.odds.kind).toBe('none');
  });

  it('names the seats of heroes by ids of their own', () => {
    expect(targetOf(idOf({ kind: 'swap', hero: 'mage', other: 'rogue' }))).toEqual({
      kind: 'swap',
      hero: 'mage',
      other: 'rogue',
    });
  });
});
