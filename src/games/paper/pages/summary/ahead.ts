import { SCORE_BOXES, type Score, totalOf } from '../../../../engine/paper';
import { listed, type Translate } from '../../../../table';
import { signed } from '../pieces/signed';

/** How many boxes are named: the largest differences. */
const NAMED = 3;

/** Says what the ghost has made of the same dice and cards, and where it was ahead. */
export function aheadWords(own: Score, ghost: Score, translate: Translate): string {
  const total = totalOf(ghost);
  const ahead = SCORE_BOXES.map((box) => ({ box, by: ghost[box] - own[box] }))
    .filter(({ by }) => by > 0)
    .sort((one, other) => other.by - one.by)
    .slice(0, NAMED);
  if (ahead.length === 0) return translate('paperDungeons.count.nowhere', { total });
  const boxes = ahead.map(({ box, by }) => `${translate(`paperDungeons.box.${box}`)} ${signed(by)}`);
  return translate('paperDungeons.count.ahead', { total, gains: listed(boxes, translate) });
}
