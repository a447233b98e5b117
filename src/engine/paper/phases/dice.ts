import { shown } from '../../kernel';
import { POTIONS_OF_A_DIE, STEPS } from '../content/dice';
import { reject } from '../rejections';
import { Chain } from '../rules/Chain';
import { isChange, isHero, isItem, whyNotCrafted, whyNotDie, whyNotRaised } from '../rules/dice';
import { faceOf } from '../rules/throwing';
import { dueOf } from '../rules/traits';
import type { DieUse } from '../sheetEvents';
import type { Change } from '../state';
import type { Telling } from '../telling';
import type { Act } from './act';

export const raise: Act<'raise'> = {
  whyIllegal({ state, seat }, { die, hero, change }) {
    const why = whyNotDie(state, seat.sheet, die);
    if (why !== null) return why;
    if (!isHero(hero)) return reject('noSuchHero', { hero: shown(hero) });
    if (change !== undefined && !isChange(change)) return reject('changeUnknown', { change: shown(change) });
    const key = whyNotRaised(state, seat, { die, hero, change: change ?? null });
    return key === null ? null : reject(key, { hero });
  },
  carryOut(telling, at, { die, hero, change }) {
    spend(telling, at, { die, as: 'raise', change: change ?? null });
    const chain = new Chain(telling, at);
    chain.raise(hero);
    chain.run();
  },
};

export const craft: Act<'craft'> = {
  whyIllegal({ state, seat: { sheet } }, { die, item }) {
    const why = whyNotDie(state, sheet, die);
    if (why !== null) return why;
    if (!isItem(item)) return reject('noSuchItem', { item: shown(item) });
    const key = whyNotCrafted(faceOf(state.dice, die), sheet, item);
    return key === null ? null : reject(key, { item });
  },
  carryOut(telling, at, { die, item }) {
    spend(telling, at, { die, as: 'craft', change: null });
    const chain = new Chain(telling, at);
    chain.fill(item);
    chain.run();
  },
};

/** P16: a full satchel is no reason not to brew. */
export const brew: Act<'brew'> = {
  whyIllegal: ({ state, seat: { sheet } }, { die }) => whyNotDie(state, sheet, die),
  carryOut(telling, at, { die }) {
    spend(telling, at, { die, as: 'brew', change: null });
    const chain = new Chain(telling, at);
    chain.add(dueOf(telling.seat(at), 'brew'), { op: 'potions', times: POTIONS_OF_A_DIE });
    chain.run();
  },
};

export const walk: Act<'walk'> = {
  whyIllegal: ({ state, seat: { sheet } }, { die }) => whyNotDie(state, sheet, die),
  carryOut(telling, at, { die }) {
    const { symbol } = faceOf(telling.state.dice, die);
    spend(telling, at, { die, as: 'walk', change: null });
    telling.tell({ type: 'walkBegun', seat: telling.seat(at).id, steps: STEPS[symbol] });
  },
};

interface Spent {
  readonly die: number;
  readonly as: DieUse;
  readonly change: Change | null;
}

function spend(telling: Telling, at: number, { die, as, change }: Spent): void {
  const digit = faceOf(telling.state.dice, die).digit ?? 0;
  telling.tell({ type: 'dieUsed', seat: telling.seat(at).id, die, digit, as, change });
}
