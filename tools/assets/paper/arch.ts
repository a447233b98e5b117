import { dice } from '../drawing/shapes';

const WIDTH = 320;
const HEIGHT = 190;
const COLUMNS = 5;
const ROWS = 4;

/** A point of the map, in rooms: the sheet lies on the ground and grows narrower to the back. */
function at(x: number, y: number): string {
  const across = (x / COLUMNS - 0.5) * (0.78 + (0.3 * y) / ROWS);
  return `${(WIDTH * (0.5 + across)).toFixed(1)} ${(8 + 44 * y).toFixed(1)}`;
}

const line = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], place) => `${place === 0 ? 'M' : 'L'}${at(x, y)}`).join('');

const GRID = [
  ...[1, 2, 3].map((y) =>
    line([
      [0, y],
      [COLUMNS, y],
    ]),
  ),
  ...[1, 2, 3, 4].map((x) =>
    line([
      [x, 0],
      [x, ROWS],
    ]),
  ),
].join('');

const WALLS = [
  line([
    [1, 0.05],
    [1, 1],
    [2, 1],
  ]),
  line([
    [3, 0.1],
    [3, 1],
  ]),
  line([
    [4, 1],
    [5, 1],
  ]),
  line([
    [1, 2],
    [2, 2],
  ]),
  line([
    [3, 2],
    [4, 2],
    [4, 3],
  ]),
  line([
    [2, 3],
    [3, 3],
  ]),
].join('');

const WAY = line([
  [0.5, 3.95],
  [0.5, 2.5],
  [2.5, 2.5],
  [2.5, 1.5],
  [3.5, 1.5],
  [3.5, 0.5],
]);

/** The upper edge is torn like paper, not cut. */
function outline(): string {
  const next = dice(12);
  const torn = Array.from({ length: 11 }, (_, place) => at((COLUMNS * place) / 10, -0.06 - next() * 0.12));
  return `M${torn.join('L')}L${at(COLUMNS, ROWS + 0.3)}L${at(0, ROWS + 0.3)}Z`;
}

/** The map of the title: a sheet on the ground, and the ink of a way through it. */
export const MAP = [
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
  '<defs><linearGradient id="sheet" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#caa360"/><stop offset="1" stop-color="#f4dca6"/></linearGradient></defs>',
  `<path d="${outline()}" fill="url(#sheet)" stroke="#fff3cf" stroke-width="1.6"/>`,
  `<path d="${GRID}" fill="none" stroke="#7a5527" stroke-opacity=".5" stroke-width="1.3"/>`,
  `<path d="${WALLS}" fill="none" stroke="#2a180b" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`,
  `<path d="${WAY}" fill="none" stroke="#8f2f1c" stroke-width="4" stroke-dasharray="10 6" stroke-linecap="round" stroke-linejoin="round"/>`,
  '<path d="M196 176L206 164 276 100 287 112 216 174 204 184Z" fill="#1a0f08" stroke="#ffe3a8" stroke-width="1.6"/><path d="M196 176L206 164 216 174 204 184Z" fill="#f6e0b0"/><path d="M196 176L199 172 201 178Z" fill="#1a0f08"/>',
  '</svg>\n',
].join('\n');
