import './signs.css';
import heart from '../../../../../assets/art/ui/heart.svg';
import hourglass from '../../../../../assets/art/ui/hourglass.svg';
import lantern from '../../../../../assets/art/ui/lantern.svg';
import magic from '../../../../../assets/art/ui/magic.svg';
import potion from '../../../../../assets/art/ui/potion.svg';
import strength from '../../../../../assets/art/ui/strength.svg';
import deck from '../../../../../assets/onedeck/art/deck/back.svg';
import stairs from '../../../../../assets/onedeck/art/deck/stairs.svg';
import door from '../../../../../assets/onedeck/art/door/closed.svg';
import { made, shape } from '../../../../pages';
import type { SymbolId } from './symbols';

const PICTURES: { readonly [Id in SymbolId]?: string } = {
  damage: heart,
  time: hourglass,
  health: heart,
  potion,
  lantern,
  item: strength,
  skill: magic,
  deck,
  stairs,
  door,
};

const shield = (): SVGElement =>
  shape('path', {
    d: 'M4 4H28Q29 22 16 30Q3 22 4 4Z',
    fill: 'color-mix(in srgb, var(--armor) 62%, #000)',
    stroke: 'color-mix(in srgb, var(--armor) 25%, #fff)',
    'stroke-width': 2,
  });
const skull = (): readonly SVGElement[] => [
  shape('g', { fill: 'var(--bone)' }, shape('circle', { cx: 16, cy: 14, r: 12 }), shape('path', { d: 'M10 20H22V30H10Z' })),
  shape('g', { fill: 'var(--ground)' }, ...[11.5, 20.5].map((cx) => shape('circle', { cx, cy: 15, r: 3.2 }))),
];
const ring = (): SVGElement =>
  shape('circle', {
    cx: 16,
    cy: 16,
    r: 14.5,
    fill: 'none',
    stroke: 'var(--magic)',
    'stroke-width': 2.5,
    'stroke-dasharray': '5 3',
  });
const star = (): SVGElement => shape('path', { d: 'M16 2L20 12L30 13L22 20L25 30L16 24L7 30L10 20L2 13L12 12Z' });
const arrows = (): SVGElement =>
  shape('path', { d: 'M4 20L16 8L28 20M4 29L16 17L28 29', fill: 'none', stroke: 'var(--lantern)', 'stroke-width': 4 });

const SQUARE = { x: 2, y: 2, width: 28, height: 28 } as const;
/** Shapes tell dice apart as much as colours do: chamfered, round, eight corners, notched. */
const BODIES = {
  strength: () => shape('rect', { ...SQUARE, rx: 4 }),
  agility: () => shape('rect', { ...SQUARE, rx: 12 }),
  magic: () => shape('path', { d: 'M9 2H23L30 9V23L23 30H9L2 23V9Z' }),
  heroic: () => shape('path', { d: 'M9 2H23Q23 9 30 9V23Q23 23 23 30H9Q9 23 2 23V9Q9 9 9 2Z' }),
} as const;

const DRAWN: { readonly [Id in SymbolId]?: () => SVGElement } = {
  strength: () => die('strength'),
  agility: () => die('agility'),
  magic: () => die('magic'),
  heroic: () => die('heroic'),
  box: () => box('var(--magic)', '5'),
  wide: () => box('var(--magic)', '9', 60),
  armor: () => drawing([shield()]),
  any: () => box('var(--any)', '6', 60),
  x: () => box('var(--strength)', 'X'),
  skull: () => drawing(skull()),
  ward: () => drawing([shape('g', { opacity: 0.75 }, ...skull()), ring()]),
  level: () => drawing([arrows()]),
  feat: () => drawing([shape('g', { fill: 'var(--lantern)' }, star())]),
};

/** Returns a sign as on the table. It is hidden from screen readers, because its name stands beside it. */
export function signElement(id: SymbolId): HTMLElement {
  const sign = made('span', { className: `sign sign-${id}` });
  const picture = PICTURES[id];
  sign.setAttribute('aria-hidden', 'true');
  if (picture === undefined) sign.append(DRAWN[id]?.() ?? '');
  else sign.append(Object.assign(made('img'), { src: picture, alt: '' }));
  return sign;
}

function die(color: keyof typeof BODIES): SVGElement {
  const [fill, pip, edge] =
    color === 'heroic' ? ['var(--heroic)', 'var(--lantern)', 'var(--lantern)'] : [`var(--${color})`, 'var(--ink)', '#fff4'];
  const pips = [10.5, 21.5].flatMap((cx) => [10.5, 21.5].map((cy) => shape('circle', { cx, cy, r: 2.7 })));
  return drawing([shape('g', { fill, stroke: edge, 'stroke-width': 1.5 }, BODIES[color]()), shape('g', { fill: pip }, ...pips)]);
}

function box(color: string, value: string, width = 32): SVGElement {
  const edge = { fill: 'var(--raised)', stroke: color, 'stroke-width': 3 };
  const letters = { 'font-family': 'Cinzel, serif', 'font-weight': 700, 'font-size': 20, 'text-anchor': 'end' };
  return drawing(
    [
      shape('rect', { x: 1.5, y: 1.5, width: width - 3, height: 29, rx: 5, ...edge }),
      shape('text', { x: width - 6, y: 26, fill: '#fff', ...letters }, value),
    ],
    width,
  );
}

function drawing(content: readonly SVGElement[], width = 32): SVGElement {
  return shape('svg', { viewBox: `0 0 ${width} 32`, height: '100%' }, ...content);
}
