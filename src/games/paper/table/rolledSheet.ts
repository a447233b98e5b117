const SPACE = 'http://www.w3.org/2000/svg';

type Facts = Readonly<Record<string, string | number>>;

/** A sheet that is rolled up and sealed with an initial: it lies between two people at one device. */
export function rolledSheet(name: string): Element {
  const picture = drawn('svg', { viewBox: '0 0 320 116', class: 'curtain-picture', 'aria-hidden': 'true' });
  const ribbon = drawn('rect', { x: 145, y: 20, width: 30, height: 76, fill: '#6E1420' });
  const initial = drawn('text', { x: 160, y: 70, 'text-anchor': 'middle', 'font-size': 34, fill: '#FFE9C8', 'font-weight': 700 });
  initial.textContent = name.charAt(0).toUpperCase();
  picture.append(shades(), ...roll(), ribbon, ...seal(), initial);
  return picture;
}

function drawn(tag: string, facts: Facts): Element {
  const element = document.createElementNS(SPACE, tag);
  for (const [name, value] of Object.entries(facts)) element.setAttribute(name, String(value));
  return element;
}

/** Parchment is lit from above. */
function shades(): Element {
  const shade = drawn('linearGradient', { id: 'curtain-parchment', x1: 0, y1: 0, x2: 0, y2: 1 });
  const stops: readonly (readonly [number, string])[] = [
    [0, '#8C5E33'],
    [0.28, '#FBEDC4'],
    [0.62, '#C9974F'],
    [1, '#5A3A1E'],
  ];
  shade.append(...stops.map(([offset, colour]) => drawn('stop', { offset, 'stop-color': colour })));
  const all = drawn('defs', {});
  all.append(shade);
  return all;
}

/** The roll, and the curls at its ends. */
function roll(): readonly Element[] {
  const line = { stroke: '#3A2413', 'stroke-width': 2 };
  const body = drawn('rect', { x: 26, y: 24, width: 268, height: 68, fill: 'url(#curtain-parchment)', ...line });
  const ends = [26, 294].flatMap((cx) => [
    drawn('ellipse', { cx, cy: 58, rx: 15, ry: 40, fill: '#C9974F', ...line }),
    drawn('ellipse', { cx, cy: 58, rx: 9, ry: 27, fill: '#8C5E33', ...line }),
    drawn('ellipse', { cx, cy: 58, rx: 4, ry: 13, fill: '#2A1A0E', ...line }),
  ]);
  return [body, ...ends];
}

const DROPS = 11;

/** Wax runs out around the stamp. */
function seal(): readonly Element[] {
  const drops = Array.from({ length: DROPS }, (_, at) => {
    const angle = (at / DROPS) * Math.PI * 2;
    const place = { cx: 160 + Math.cos(angle) * 28, cy: 58 + Math.sin(angle) * 28 };
    return drawn('circle', { ...place, r: at % 3 === 0 ? 10 : 8, fill: '#8E1620' });
  });
  const wax = drawn('circle', { cx: 160, cy: 58, r: 33, fill: '#B3202A' });
  const stamp = drawn('circle', { cx: 160, cy: 58, r: 25, fill: '#8E1620', stroke: '#E0605C', 'stroke-width': 2 });
  return [...drops, wax, stamp];
}
