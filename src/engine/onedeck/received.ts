import { isRecord } from '../kernel';
import type { Command } from './commands';

/**
 * A caller may hand over anything: a getter that throws, or answers differently when asked again, lists with holes, minus
 * zero. It is read once, before the first question; null when even that cannot be done.
 */
export function received(command: Command): Command | null {
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
