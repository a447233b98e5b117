import { BOSSES } from './bosses';
import { partsOf } from './drawing/figure';
import { figureSvg } from './drawing/paper';
import { MOMENTS } from './moments';

/** Everything under `assets/art` that is drawn by code, by its place there. */
export function drawPictures(): ReadonlyMap<string, string> {
  const bosses = Object.entries(BOSSES);
  return new Map([
    ...bosses.map(([name, boss]) => [`boss/${name}.svg`, figureSvg(boss)] as const),
    ...Object.entries(MOMENTS).map(([name, moment]) => [`moment/${name}.svg`, figureSvg(moment)] as const),
    ['boss/bosses.json', table(bosses.map(([name, boss]) => [name, { ...boss.glow, face: boss.face, parts: partsOf(boss) }]))],
  ]);
}

/** A line for whatever holds no lists of its own. */
function table(rows: readonly (readonly [string, Readonly<Record<string, unknown>>])[]): string {
  const blocks = rows.map(([name, fields]) => {
    const lines = Object.entries(fields).map(([field, value]) => `    ${JSON.stringify(field)}: ${listed(value)}`);
    return `  ${JSON.stringify(name)}: {\n${lines.join(',\n')}\n  }`;
  });
  return `{\n${blocks.join(',\n')}\n}\n`;
}

function listed(value: unknown): string {
  if (!Array.isArray(value) || typeof value[0] !== 'object') return spaced(value);
  return `[\n${value.map((row) => `      ${spaced(row)}`).join(',\n')}\n    ]`;
}

const spaced = (value: unknown): string =>
  JSON.stringify(value).replaceAll(',', ', ').replaceAll('":', '": ').replaceAll('{', '{ ').replaceAll('}', ' }');
