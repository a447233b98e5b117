import './gameArch.css';
import type { GameFace } from '../../games/contract';
import { made } from '../dom';

/** What a game without pictures of its own shows. */
const BARE: GameFace = { light: '#8a7bb8', rim: '#cbbdf0', layers: [] };

/** Returns the arch of a game with what is seen through it. It is hidden from screen readers: the name stands beside it. */
export function gameArch(face: GameFace | null): HTMLElement {
  const { light, rim, layers } = face ?? BARE;
  const arch = made('span', { className: 'game-arch' });
  const [ring, edge, theatre] = [made('span'), made('span'), made('span')];
  arch.style.setProperty('--arch-light', light);
  arch.style.setProperty('--arch-rim', rim);
  arch.setAttribute('aria-hidden', 'true');
  for (const { picture, left, width, above = 0 } of layers) {
    const image = Object.assign(made('img'), { src: picture, alt: '', decoding: 'async' });
    for (const [name, value] of Object.entries({ left, width, above })) image.style.setProperty(`--${name}`, String(value));
    theatre.append(image);
  }
  edge.append(theatre);
  ring.append(edge);
  arch.append(ring);
  return arch;
}

/** The wanderer, in the sheets of the title picture that move. */
export function wanderer(): HTMLElement {
  const figure = made('span', { className: 'wanderer' });
  const field = made('span', { className: 'field' });
  for (const sheet of ['glow', 'scarf', 'cloak', 'lantern', 'flame']) field.append(made('i', { className: sheet }));
  figure.append(field);
  return figure;
}
