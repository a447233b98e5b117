import { canonicalJson } from '../../kernel';
import { DICE_OF_A_TURN } from '../content/dice';
import { OBJECTIVES } from '../content/objectives';
import { foldedSheet } from '../evolvers/sheet';
import { isSecret } from '../rules/seats';
import type { PlayerSeat, State } from '../state';
import { whySheetUnsound } from './sheet';

/** Returns a sentence for fields of a seat that contradict each other; null when all is well. */
export function whySeatUnsound(state: State, seat: PlayerSeat): string | null {
  if (!areCardsSound(state, seat)) return 'the cards of a seat do not fit the phase';
  if (!isReadinessSound(state, seat)) return 'a seat waits for nothing';
  if (!isSecretSound(state, seat)) return 'what was done in secret does not lead to the sheet';
  return whySheetUnsound(state, seat.sheet);
}

function areCardsSound({ phase }: State, { hand, objective, power, alignment, ready }: PlayerSeat): boolean {
  if (phase !== 'cards') {
    if (hand !== null || objective === null || objective === 'unknown' || power === null) return false;
    return canonicalJson(alignment) === canonicalJson(OBJECTIVES[objective].alignment);
  }
  const isChosen = objective !== null && power !== null && hand === null;
  const isOpen = objective === null && power === null && hand?.objectives.length === 2 && hand.powers.length === 2;
  return alignment === null && (ready ? isChosen : isOpen);
}

function isReadinessSound({ phase }: State, { ready, sheet: { due, walk, used } }: PlayerSeat): boolean {
  const isBusy = due.length > 0 || walk !== null;
  switch (phase) {
    case 'setup':
      return walk === null && ready === (due.length === 0);
    case 'dice':
      return !ready || (!isBusy && used.length === DICE_OF_A_TURN);
    case 'reward':
      return walk === null && !ready;
    case 'cards':
      return !isBusy;
    default:
      return !isBusy && !ready;
  }
}

function isSecretSound(state: State, { open, told, sheet, id }: PlayerSeat): boolean {
  if (open === null || told.length === 0) return open === null && told.length === 0;
  const isOwn = told.every(({ seat }) => seat === id);
  return isSecret(state) && isOwn && canonicalJson(foldedSheet(open, told)) === canonicalJson(sheet);
}
