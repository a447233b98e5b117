import { type Banner, bannerOf } from '../../table';
import { made } from '../dom';
import { shape } from '../pieces/shape';

/** Draws a banner. Its name stands beside it as text. */
export function bannerPicture(id: string): HTMLElement {
  const { colour, outline, sign }: Banner = bannerOf(id);
  const picture = made('span', { className: 'seat-flag' });
  picture.setAttribute('aria-hidden', 'true');
  picture.append(
    shape(
      'svg',
      { viewBox: '0 0 24 30', width: 24, height: 30 },
      shape('path', { d: outline, fill: colour }),
      shape('path', { d: sign, class: 'seat-flag-sign' }),
    ),
  );
  return picture;
}
