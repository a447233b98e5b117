import { made } from '../../../../pages';
import { imageUrl } from '../../../../table';

/** Every group of a drawing but those that shine: eyes, flames and stones. */
const DARK_GROUP = /<g id="(?!eye|flame|stone|gem|crystal|light)[^"]*"[\s\S]*?<\/g>/g;

/** Lays a glow over a figure: once more what shines in its picture, which the style sheet blurs and lets come and go. */
export function withGlow(figure: HTMLElement): HTMLElement {
  // Where nothing may move, there is nothing to add.
  if (document.documentElement.dataset['motion'] !== 'full') return figure;
  const glow = made('img', { className: 'figure-glow' });
  const url = figure.querySelector('img')?.src ?? '';
  glow.alt = '';
  void shiningIn(url).then(
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
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return (await answer.text()).replaceAll(DARK_GROUP, '');
}
