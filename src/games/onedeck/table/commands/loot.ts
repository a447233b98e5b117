import type { Command, CommandOf } from '../../../../engine/onedeck';

/** Returns the topic of all cards that a hero could give up for this one. */
export function swapsOf({
  card,
  as,
  hero = '',
}: Pick<CommandOf<'claim'>, 'card' | 'as'> & { readonly hero?: string | undefined }): string {
  return `swap-${card}-${as}-${hero}`;
}

/**
 * Sorts claims as their places lie: item, skill or potion, lanterns, one card after the other. Claims that give up a card
 * although there is room come last.
 */
export function byPlace(commands: readonly Command[]): readonly Command[] {
  const claims = commands.filter((command) => command.type === 'claim');
  if (claims.length < commands.length) return commands;
  const roomy = new Set(claims.filter(({ replace }) => replace === undefined).map(swapsOf));
  const cards = [...new Set(claims.map(({ card }) => card))];
  const rankOf = (claim: CommandOf<'claim'>): number => {
    const late = claim.replace !== undefined && roomy.has(swapsOf(claim));
    return (late ? cards.length * 2 : 0) + cards.indexOf(claim.card) * 2 + (claim.as === 'xp' ? 1 : 0);
  };
  return [...claims].sort((one, other) => rankOf(one) - rankOf(other));
}
