import { answerOdds } from '../../../engine/onedeck/odds';
import type { Answered, Asked } from './messages';

/** Counts, in a worker or in the page. */
export function answer({ id, view, question }: Asked): Answered {
  try {
    return { id, ok: true, answer: answerOdds(view, question) };
  } catch (problem) {
    return { id, ok: false, problem: String(problem) };
  }
}
