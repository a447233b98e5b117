import { made } from '../../../../pages';
import { drawingAt, imageUrl } from '../../../../table';
import { figureUrl } from './figure';

/** Every group of a drawing but those that shine: eyes, flames and stones. */
const DARK_GROUP = /<g id="(?!eye|flame|stone|gem|crystal|light)[^"]*"[\s\S]*?<\/g>/g;

/** Lays a glow over a figure of this place, `hero/mage`: once more what shines in its picture, which the style sheet blurs and lets come and go. */
export function withGlow(figure: HTMLElement, place: string): HTMLElement {
  // Where nothing may move, there is nothing to add.
  if (document.documentElement.dataset['motion'] !== 'full') return figure;
  const glow = made('img', { className: 'figure-glow' });
  glow.alt = '';
  void shiningIn(figureUrl(place)).then(
    (drawing) => {
      glow.src = imageUrl(drawing);
      figure.append(glow);
    },
    // Without it the figure is complete.
    () => undefined,
  );
  return figure;
}

async function shiningIn(url: string): Promise<string> {
  return (await drawingAt(url)).replaceAll(DARK_GROUP, '');
}
