import type { BoxFacts } from '../../../../src/engine/onedeck';

const LETTERS = { strength: 'S', agility: 'A', magic: 'M', any: 'G' } as const;

/** A box in one word and its symbols: `A8w armor 2d 1t` is a wide armor box for agility 8 with 2 damage and 1 time, `1k` a skull. */
export function noted({ color, size, value, armor, damage, time, strikes = 0 }: BoxFacts): string {
  const symbols = [armor && 'armor', damage > 0 && `${damage}d`, time > 0 && `${time}t`, strikes > 0 && `${strikes}k`];
  return [`${LETTERS[color]}${value}${size === 'wide' ? 'w' : ''}`, ...symbols.filter((symbol) => symbol !== false)].join(' ');
}
