import type { TuningSheet } from './parseTuning';

/** Joins the tuning of all games with that of one. The records stay the same objects, so that a change to one of them shows. */
export function mergedTuning<Shared extends TuningSheet, Own extends TuningSheet>(shared: Shared, own: Own): Shared & Own {
  const sections = Object.keys({ ...shared, ...own });
  const both = Object.fromEntries(sections.map((section) => [section, { ...shared[section], ...own[section] }]));
  return Object.assign({}, shared, own, both);
}
