import type { BossId, FaceSymbol, HeroId, ItemId, MonsterId } from '../../../../engine/paper';
import { made } from '../../../../pages';

const FILES: Readonly<Record<string, string>> = import.meta.glob(
  ['../../../../../assets/paper/art/{boss,bust,crest,face,hero,item,mark}/*.svg', '!**/*-{hurt,fallen,other}.svg'],
  { query: '?url', import: 'default', eager: true },
);
/** The keys of `FILES` begin with it. */
const ART = '../../../../../assets/paper/art/';

type MonsterType = MonsterId extends `${infer Type}-${number}` ? Type : never;

/** A picture by its folder and name: `crest/lich`. */
export type PicturePlace =
  | `boss/${BossId}`
  | `bust/${MonsterType}`
  | `crest/${BossId}`
  | `face/${FaceSymbol}`
  | `hero/${HeroId}`
  | `item/${ItemId}`
  | `mark/${'anvil' | 'flask' | 'gem' | 'heart' | 'level' | 'river' | 'swap' | 'trap'}`;

/** The hue of the light behind a boss, as on the table. */
const HUES: Readonly<Record<BossId, number>> = {
  mimic: 45,
  minotaur: 27,
  weaver: 318,
  'ghoul-king': 90,
  basilisk: 68,
  chimera: 16,
  vampire: 350,
  sphinx: 192,
  dragon: 6,
  watcher: 162,
  lich: 256,
  mummy: 52,
};

/** Returns the address of a picture. */
export const fileOf = (place: PicturePlace): string => FILES[`${ART}${place}.svg`] ?? '';

/** Returns a picture in a pointed window in the rock. */
export function arched(shown: HTMLElement): HTMLElement {
  const arch = made('span', { className: 'paper-arch' });
  const inside = made('span', { className: 'paper-arch-in' });
  arch.setAttribute('aria-hidden', 'true');
  inside.append(shown);
  arch.append(inside);
  return arch;
}

/** Returns a picture in a round light. It is hidden from screen readers, because its name always stands beside it. */
export function picture(place: PicturePlace): HTMLElement {
  const [kind = '', name = ''] = place.split('/');
  const frame = made('span', { className: `paper-picture paper-${kind}` });
  const image = made('img');
  Object.assign(image, { src: fileOf(place), alt: '', loading: 'lazy', decoding: 'async' });
  if (kind === 'crest' || kind === 'boss') frame.style.setProperty('--glow', `hsl(${HUES[name as BossId]} 80% 52%)`);
  frame.setAttribute('aria-hidden', 'true');
  frame.append(image);
  return frame;
}
