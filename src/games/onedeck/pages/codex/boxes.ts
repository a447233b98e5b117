import type { BoxFacts } from '../../../../engine/onedeck';
import { lines, made } from '../../../../pages';
import type { Translate } from '../../../../table';
import { printedBoxWords } from '../../table';

/** Returns challenge boxes as they look on a card, described for screen readers. */
export function boxList(boxes: readonly BoxFacts[], translate: Translate): HTMLElement | null {
  return lines(
    boxes.map((box) => boxChip(box, translate)),
    'boxes',
  );
}

function boxChip(box: BoxFacts, translate: Translate): HTMLElement {
  const { color, size, value, armor, damage, time, strikes = 0 } = box;
  const chip = made('span', { className: `box box-${color} box-${size}` });
  const picture = made('span', { className: 'box-picture' });
  const cost = made('span', { className: 'box-cost' });
  cost.append(...marks('heart', damage), ...marks('hourglass', time), ...marks('skull', strikes));
  picture.append(...marks('shield', armor ? 1 : 0), made('b', { textContent: String(value) }), cost);
  picture.ariaHidden = 'true';
  chip.append(picture, made('span', { className: 'unseen', textContent: printedBoxWords(box, translate) }));
  return chip;
}

type Mark = 'heart' | 'hourglass' | 'skull' | 'shield' | 'strength' | 'agility' | 'magic';

/** Draws a box without words for screen readers, because the words stand beside it. */
export function mark(kind: Mark): HTMLElement {
  const drawn = made('span', { className: `mark mark-${kind}` });
  drawn.ariaHidden = 'true';
  return drawn;
}

function marks(kind: Mark, count: number): readonly HTMLElement[] {
  return Array.from({ length: count }, () => mark(kind));
}
