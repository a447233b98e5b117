import { LORD_IDS, type LordId } from '../../../src/engine/digger';
import { type Glow, hexPath, type Paint, tilePaints } from '../../../src/games/digger/table/tile';

/** A fork behind a door: it shows a lord's light, border and walls. */
const FORK = { sides: 'C-C-C-', arms: [[0, 2], [4]] } as const;
const SIDE = 200;

function tileSvg(lord: LordId, seed: number): string {
  const { walls, front } = tilePaints(FORK, { turn: 1, lord, look: 'own', seed });
  const paints = [...walls, ...front].map((paint, at) => paintSvg(paint, `g${at}`));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">
  <clipPath id="hex"><path d="${hexPath(1)}"/></clipPath>
  <g transform="translate(100 100)"><g clip-path="url(#hex)">
${paints.map((paint) => `    ${paint}`).join('\n')}
  </g></g>
</svg>
`;
}

/** `id` names the paint's gradient. */
function paintSvg({ d, fill, stroke, width = 1, dash, opacity = 1, inside }: Paint, id: string): string {
  const paper = typeof fill === 'object' ? `url(#${id})` : (fill ?? 'none');
  const line =
    stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;
  const dashes = dash === undefined ? '' : ` stroke-dasharray="${dash.join(' ')}"`;
  const share = opacity === 1 ? '' : ` opacity="${Math.round(opacity * 100) / 100}"`;
  const path = `<path d="${d}" fill="${paper}"${line}${dashes}${share}/>`;
  const cut =
    inside === undefined ? path : `<clipPath id="${id}c"><path d="${inside}"/></clipPath><g clip-path="url(#${id}c)">${path}</g>`;
  return typeof fill === 'object' ? gradient(fill, id) + cut : cut;
}

const gradient = ({ at, reach, stops }: Glow, id: string): string =>
  `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${at.x}" cy="${at.y}" r="${reach}">${stops
    .map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`)
    .join('')}</radialGradient>`;

/** One tile for each lord, for lists of seats and lords. Tiles on the mountain are painted from the same paints. */
export const TILES: Readonly<Record<string, string>> = Object.fromEntries(
  LORD_IDS.map((lord, seed) => [lord, tileSvg(lord, seed)]),
);
