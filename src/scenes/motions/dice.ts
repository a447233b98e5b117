import type { MotionStage, PerformersOf } from './stage';

export function diceMotions({ parts, shown, layout, layoutWith }: MotionStage): PerformersOf<'dieRolled' | 'boxCovered'> {
  return {
    async dieRolled({ dice, landed }, move) {
      const heroes = shown()?.view.heroes ?? [];
      const fresh = dice.filter(({ id }) => parts.dice.placeOf(id) === null);
      const owners = fresh.map(({ hero }) =>
        Math.max(
          0,
          heroes.findIndex(({ id }) => id === hero),
        ),
      );
      const places = layoutWith(owners)?.dice.slice(-owners.length) ?? [];
      const rolls = dice.map(async (die, at) => {
        const to = parts.dice.placeOf(die.id) ?? places[fresh.indexOf(die)];
        if (to !== undefined) await parts.dice.roll(die, to, move);
        if (!move.signal.aborted) landed(at);
      });
      await Promise.all(rolls);
    },
    async boxCovered({ box, dice }, move) {
      const on = layout()?.boxes[box];
      if (on !== undefined) await parts.dice.lay(dice, on, move);
    },
  };
}
