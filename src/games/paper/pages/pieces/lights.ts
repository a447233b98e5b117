import './pieces.css';
import { LIGHT_IDS } from '../../../../engine/paper';
import { made } from '../../../../pages';
import type { Translate } from '../../../../table';

/** Returns the five lights of a dungeon, so many of them lit, with the number for screen readers. */
export function lightsRow(lit: number, translate: Translate): HTMLElement {
  const row = made('span', { className: 'lights' });
  const drawn = made('span', { className: 'lights-drawn' });
  drawn.append(...LIGHT_IDS.map((_, at) => made('i', { className: at < lit ? 'lit' : '' })));
  drawn.setAttribute('aria-hidden', 'true');
  row.append(drawn, made('span', { className: 'unseen', textContent: translate('paperDungeons.lights.lit', { value: lit }) }));
  return row;
}
