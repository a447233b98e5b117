import './gameArch.css';
import type { GameFace } from '../../games/contract';
import { made } from '../dom';

/** Returns the figure of a game in its arch. It is hidden from screen readers: the name stands beside it. */
export function gameArch({ picture, light }: GameFace): HTMLElement {
  const arch = made('span', { className: 'game-arch' });
  const inside = made('span');
  const image = made('img');
  Object.assign(image, { src: picture, alt: '', decoding: 'async' });
  inside.append(image);
  arch.style.setProperty('--arch-light', light);
  arch.setAttribute('aria-hidden', 'true');
  arch.append(inside);
  return arch;
}
