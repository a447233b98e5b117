// Chess: no dice and no hidden cards, a board of bits. The quickest rules on the registry that list their own moves.
import { Chess } from 'chessops/chess';
import { measure } from './play.mjs';

const MOST_MOVES = 500;

measure((luck) => {
  const position = Chess.default();
  for (let commands = 0; ; commands++) {
    const moves = movesOf(position);
    if (commands === MOST_MOVES || moves.length === 0 || position.isInsufficientMaterial()) return commands;
    position.play(moves[luck(moves.length)]);
  }
}, 600);

function movesOf(position) {
  const moves = [];
  for (const [from, squares] of position.allDests()) {
    const pawn = position.board.getRole(from) === 'pawn';
    for (const to of squares) moves.push(pawn && (to < 8 || to >= 56) ? { from, to, promotion: 'queen' } : { from, to });
  }
  return moves;
}
