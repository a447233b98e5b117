import { isRecord } from '../kernel';
import type { Command } from './commands';

/**
 * Returns a plain copy of a command, or null where it cannot be read. A caller may hand over anything: a getter that throws or
 * returns another value each time, lists with holes, minus zero. The copy is made once, before any rule reads it.
 */
export function copyOfCommand(command: Command): Command | null {
  try {
    if (!isRecord(command)) return null;
    const copy = { ...command };
    const fields: Record<string, unknown> = copy;
    for (const name of Object.keys(fields)) {
      const value = fields[name];
      fields[name] = Array.isArray(value) ? Array.from<unknown, unknown>(value, unsigned) : unsigned(value);
    }
    return copy;
  } catch {
    return null;
  }
}

function unsigned(value: unknown): unknown {
  return value === 0 ? 0 : value;
}
