import type { Color } from '../content/facts';
import { type OptionFacts, PERILS } from '../content/perils';
import { CARDS } from '../ids';
import type { State } from '../state';

/** One of the two ways through the peril of this encounter; null where it is no peril, or none is chosen. */
export function optionFacts({ encounter }: State, option: 0 | 1 | null): OptionFacts | null {
  if (encounter === null || encounter.card === null || option === null) return null;
  const facts = CARDS[encounter.card];
  return facts.kind === 'peril' ? PERILS[facts.name][option] : null;
}

/** The time of a way through the peril: what is due, and what Speed spares of it. */
export function timeOfOption(state: State, option: 0 | 1): { readonly due: number; readonly spared: number } {
  const time = optionFacts(state, option)?.time ?? 0;
  const spared = Math.min(time, state.encounter?.prevented.time ?? 0);
  return { due: time - spared, spared };
}

/** Null outside perils, where every colour may be used. */
export function perilColor(state: State): Color | null {
  return optionFacts(state, state.encounter?.option ?? null)?.box.color ?? null;
}
