import type { Box, DieColor, Setup } from '../../../../../engine/onedeck';
import { made } from '../../../../../pages';
import type { Translate } from '../../../../../table';
import { signElement } from '../../signs/signElement';
import type { Station } from '../facts/station';
import { stationWords } from './stationWords';

/** The dice of a station, and the boxes that stayed open. */
export function stationDetail(station: Station, setup: Setup, translate: Translate): readonly HTMLElement[] {
  const { dice, open } = station;
  const rolled = made('span', { className: 'chips' });
  rolled.append(...dice.map(({ color, value, isUsed }) => chip({ color, value, className: isUsed ? 'used' : '' }, translate)));
  if (dice.length === 0) rolled.textContent = translate('summary.noDice');
  const left = made('span', { className: 'chips' });
  if (open.length > 0) left.append(`${translate('summary.leftOpen')}: `, ...open.map((box) => boxChip(box, translate)));
  else if (dice.length > 0) left.textContent = translate('summary.allClosed');
  return [made('strong', { textContent: stationWords(station, setup, translate) }), rolled, left];
}

interface Chip {
  readonly color: DieColor;
  readonly value: number;
  readonly className: string;
}

function chip({ color, value, className }: Chip, translate: Translate): HTMLElement {
  const die = made('span', { className: `chip chip-${color} ${className}` });
  die.append(made('span', { className: 'unseen', textContent: `${translate(`color.${color}`)} ` }), String(value));
  return die;
}

function boxChip({ color, value, damage, time }: Box, translate: Translate): HTMLElement {
  const box = made('span', { className: 'box-chip' });
  const costs = [['damage', damage] as const, ['time', time] as const].filter(([, count]) => count > 0);
  box.append(
    chip({ color, value, className: 'hole' }, translate),
    ...costs.flatMap(([sign, count]) => [signElement(sign), String(count)]),
  );
  return box;
}
