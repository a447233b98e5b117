import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PHASES } from '../../../src/engine/onedeck';
import { COMMAND_TYPES, EVENT_TYPES } from '../../../src/games/onedeck/table';

/** The names in the first column of every table. */
function rowsOf(name: string): readonly string[] {
  const text = readFileSync(resolve(import.meta.dirname, '..', '..', '..', 'docs', name), 'utf8');
  return text.split('\n').flatMap((line) => {
    const [, cell = ''] = line.split('|');
    return [...cell.matchAll(/`(\w+)`/g)].map(([, word = '']) => word);
  });
}

describe('the documents name exactly what there is', () => {
  it('commands and phases', () => {
    expect([...rowsOf('COMMANDS.md')].sort()).toEqual([...COMMAND_TYPES, ...PHASES].sort());
  });

  it('events', () => {
    expect([...rowsOf('EVENTS.md')].sort()).toEqual([...EVENT_TYPES].sort());
  });
});
