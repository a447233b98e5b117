import './arch.css';
import { made } from '../../../../pages';

/** Returns a pointed window in the rock around a picture. */
export function arch(...content: readonly HTMLElement[]): HTMLElement {
  const frame = made('span', { className: 'arch' });
  const inside = made('span', { className: 'arch-in' });
  inside.append(...content);
  frame.append(inside);
  return frame;
}
