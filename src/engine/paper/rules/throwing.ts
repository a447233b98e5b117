import { type Draw, isUnseen, rollDie, type Stream } from '../../kernel';
import { COLOURS, type Colour, DICE, FACES, type Face, type FaceSymbol, SIDES, THROWN_AGAIN } from '../content/dice';

/** Throws all six dice. */
export function drawDice(stream: Stream<number>): Draw<readonly number[], number> {
  const sides: number[] = [];
  let rest = stream;
  for (let die = 0; die < DICE.length; die++) {
    const draw = rollDie(rest, SIDES);
    sides.push(draw.value);
    rest = draw.stream;
  }
  return { value: sides, stream: rest };
}

const NO_FACE: Face = { symbol: 'skull', digit: null };
const COLOUR_OF_DIE: readonly Colour[] = DICE;

export function colourOf(die: number): Colour {
  return COLOUR_OF_DIE[die] ?? COLOURS[0];
}

/** Returns what die number `die` shows; a die that does not lie there counts as a skull. */
export function faceOf(dice: readonly number[], die: number): Face {
  const side = dice[die];
  return side === undefined ? NO_FACE : (FACES[colourOf(die)][side - 1] ?? NO_FACE);
}

export function countOf(dice: readonly number[], symbol: FaceSymbol): number {
  return dice.filter((_, die) => faceOf(dice, die).symbol === symbol).length;
}

/** P9. In a view nobody knows how dice will fall, and nothing is thrown again. */
export function isThrownAgain(dice: readonly number[], stream: Stream<number>): boolean {
  return !isUnseen(stream) && THROWN_AGAIN.some(({ symbol, atLeast }) => countOf(dice, symbol) >= atLeast);
}
