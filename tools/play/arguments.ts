import { parseArgs } from 'node:util';

const text = { type: 'string' } as const;
const OPTIONS = { game: text, heroes: text, dungeon: text, tier: text, seats: text, seed: text, load: text };

export type Arguments = { readonly [Name in keyof typeof OPTIONS]?: string };

/** Returns what the command line says, or the reason why it cannot be read: an option that is not known, or one without a value. */
export function argumentsOf(args: readonly string[]): Arguments | string {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (thrown) {
    const known = Object.keys(OPTIONS).map((name) => `--${name}`);
    return `${thrown instanceof Error ? thrown.message : 'The command line cannot be read'}. The options are ${known.join(', ')}.`;
  }
}
