/** A line for whatever holds no lists of its own. */
export function table(rows: readonly (readonly [string, Readonly<Record<string, unknown>>])[]): string {
  const blocks = rows.map(([name, fields]) => {
    const lines = Object.entries(fields).map(([field, value]) => `    ${JSON.stringify(field)}: ${listed(value)}`);
    const flat = lines.every((line) => !line.includes('\n'));
    const inside =
      flat && lines.join().length < 100 ? ` ${lines.map((line) => line.trim()).join(', ')} ` : `\n${lines.join(',\n')}\n  `;
    return `  ${JSON.stringify(name)}: {${inside}}`;
  });
  return `{\n${blocks.join(',\n')}\n}\n`;
}

function listed(value: unknown): string {
  if (!Array.isArray(value) || typeof value[0] !== 'object') return spaced(value);
  return `[\n${value.map((row) => `      ${spaced(row)}`).join(',\n')}\n    ]`;
}

const spaced = (value: unknown): string =>
  JSON.stringify(value).replaceAll(',', ', ').replaceAll('":', '": ').replaceAll('{', '{ ').replaceAll('}', ' }');
