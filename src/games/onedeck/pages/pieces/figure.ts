import './figure.css';
import bosses from '../../../../../assets/onedeck/art/boss/bosses.json';
import hues from '../../../../../assets/onedeck/art/foe/hues.json';
import type { BossId, EncounterName, HeroId } from '../../../../engine/onedeck';
import { made } from '../../../../pages';
import { DrawingSets, drawingAt, imageUrl } from '../../../../table';
import { FIGURE_SETS } from '../../art';
import type { Condition } from '../../table';

const FILES: Readonly<Record<string, string>> = import.meta.glob(
  ['../../../../../assets/onedeck/art/{boss,hero}/*.svg', '!**/*-{hurt,fallen}.svg'],
  { query: '?url', import: 'default', eager: true },
);
const SETS = new DrawingSets(FIGURE_SETS);

/** The colour and the strength of the light behind a figure. */
interface Glow {
  readonly hue: number;
  readonly saturation: number;
}

/** The keys of `FILES` begin with it. */
const ART = '../../../../../assets/onedeck/art/';
const BOSS_WIDTH = 960;
const LIGHTS: Readonly<Record<Condition, Glow>> = {
  hale: { hue: 38, saturation: 85 },
  hurt: { hue: 16, saturation: 48 },
  fallen: { hue: 216, saturation: 30 },
};
const FOES: Readonly<Record<EncounterName, Glow>> = hues;

/** Returns a figure in its light. It is hidden from screen readers, because its name always stands beside it. */
export function heroFigure(hero: HeroId): HTMLElement {
  return heroFigureWhen(hero, 'hale');
}

export function heroFigureWhen(hero: HeroId, condition: Condition): HTMLElement {
  const frame = figure(condition === 'hale' ? `hero/${hero}` : `hero/${hero}-${condition}`, LIGHTS[condition]);
  frame.classList.add('figure-hero');
  return frame;
}

export function foeFigure(name: EncounterName): HTMLElement {
  const frame = figure(`foe/${name}`, FOES[name]);
  frame.classList.add('figure-foe');
  return frame;
}

/** Returns the boss in a round window, with the face in the middle. */
export function bossFigure(boss: BossId): HTMLElement {
  const { face, ...glow } = bosses[boss];
  const frame = figure(`boss/${boss}`, glow);
  frame.classList.add('figure-boss');
  frame.style.setProperty('--face', `${Math.round(((face[0] ?? 0) / BOSS_WIDTH) * 100)}%`);
  return frame;
}

/** Returns the address of the drawing of a hero or a boss: `hero/mage`. */
export const figureUrl = (place: string): string => FILES[`${ART}${place}.svg`] ?? '';

function figure(place: string, { hue, saturation }: Glow): HTMLElement {
  const frame = made('span', { className: 'figure' });
  frame.style.setProperty('--glow', `hsl(${hue} ${saturation}% 52%)`);
  const picture = made('img');
  Object.assign(picture, { alt: '', loading: 'lazy', decoding: 'async' });
  const url = figureUrl(place);
  if (SETS.has(place)) void drawFrom(SETS.drawing(place), picture);
  // The table draws heroes from the same text, and need not fetch them again.
  else if (place.startsWith('hero/')) void drawFrom(drawingAt(url), picture);
  else picture.src = url;
  frame.append(picture);
  return frame;
}

/** A picture that does not come leaves its place empty. */
async function drawFrom(drawing: Promise<string>, picture: HTMLImageElement): Promise<void> {
  const svg = await drawing.catch(() => null);
  if (svg !== null) picture.src = imageUrl(svg);
}
