import './places.css';
import type { MarkColour } from '../../../../engine/onedeck';

const SVG = 'http://www.w3.org/2000/svg';
const CHECK = 'M7 12.5 10.6 16 17 8.6';

const SHAPES: Readonly<Record<MarkColour, string>> = {
  greenCircles: 'M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19Z',
  yellowSquares: 'M3.5 3.5h17v17h-17Z',
  redPentagons: 'M12 2 21.8 9.1 18 20.8H6L2.2 9.1Z',
};

/** Returns a row of places for marks. Shape and colour show the kind, a tick shows a mark. */
export function placeRow(colour: MarkColour, filled: number, needs: number): HTMLElement {
  const row = document.createElement('span');
  row.className = `places ${colour}`;
  row.ariaHidden = 'true';
  for (let at = 0; at < needs; at++) row.append(place(colour, at < filled ? 'marked' : at === filled ? 'next' : 'open'));
  return row;
}

/** Returns a single place as a sign for its kind. */
export function placeSign(colour: MarkColour): HTMLElement {
  return placeRow(colour, 0, 1);
}

function place(colour: MarkColour, look: 'marked' | 'next' | 'open'): SVGElement {
  const picture = document.createElementNS(SVG, 'svg');
  picture.setAttribute('viewBox', '0 0 24 24');
  picture.setAttribute('class', look);
  picture.append(path(SHAPES[colour], 'shape'));
  if (look === 'marked') picture.append(path(CHECK, 'tick'));
  return picture;
}

function path(d: string, className: string): SVGPathElement {
  const drawn = document.createElementNS(SVG, 'path');
  drawn.setAttribute('d', d);
  drawn.setAttribute('class', className);
  return drawn;
}
