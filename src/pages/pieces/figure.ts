import hues from '../../../assets/art/foe/hues.json';
import type { EncounterName, HeroId } from '../../engine/onedeck';
import { made } from '../dom';

const FILES: Readonly<Record<string, string>> = import.meta.glob('../../../assets/art/{foe,hero}/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The light behind a figure, and how much of it. */
interface Glow {
  readonly hue: number;
  readonly saturation: number;
}

const LANTERN: Glow = { hue: 38, saturation: 85 };
const FOES: Readonly<Record<EncounterName, Glow>> = hues;

/** A figure in its light, for the eyes alone: its name always stands beside it. */
export function heroFigure(hero: HeroId): HTMLElement {
  return figure(`hero/${hero}`, LANTERN);
}

export function foeFigure(name: EncounterName): HTMLElement {
  return figure(`foe/${name}`, FOES[name]);
}

function figure(place: string, { hue, saturation }: Glow): HTMLElement {
  const frame = made('span', { className: 'figure' });
  frame.style.setProperty('--glow', `hsl(${hue} ${saturation}% 52%)`);
  const picture = made('img');
  Object.assign(picture, { src: FILES[`../../../assets/art/${place}.svg`] ?? '', alt: '', loading: 'lazy', decoding: 'async' });
  frame.append(picture);
  return frame;
}
