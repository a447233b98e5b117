import type { State } from '../../../../engine/onedeck';
import type { Entry } from '../menu';
import { type Target, targetOf } from '../targets';

/** A state that waits or waited, and what it offered. */
export interface Offer {
  readonly state: State;
  readonly entries: readonly Entry[];
}

/** Returns whether a press on this id means the same in both states. A press for one phase never serves another. */
export function isSameAim(id: string, before: Offer, now: Offer): boolean {
  const target = targetOf(id);
  switch (target.kind) {
    case 'die':
      return isSameDie(target.die, before.state, now.state);
    case 'box':
      return isSamePhase(before, now) && isSameBox(target.box, before.state, now.state);
    case 'ability':
    case 'potion':
      return isSamePhase(before, now);
    case 'hero':
    case 'prize':
      return true;
    default:
      return isSamePhase(before, now) && isSameEntry(id, before, now);
  }
}

const isSamePhase = ({ state: before }: Offer, { state: now }: Offer): boolean =>
  before.phase === now.phase && before.boss?.round === now.boss?.round && faced(before) === faced(now);

const faced = ({ encounter }: State): string => JSON.stringify(encounter?.card ?? null);

/** A die that is only just rolled can be taken up, and one that lay there for as long as dice are taken up for the same. */
function isSameDie(id: number, before: State, now: State): boolean {
  const isIn = ({ encounter }: State): boolean => encounter?.pool.some((die) => die.id === id) === true;
  return isIn(now) && (isIn(before) ? before.phase === now.phase : now.phase === 'pool');
}

function isSameBox(at: number, before: State, now: State): boolean {
  const diceOn = ({ encounter }: State): number | undefined => encounter?.boxes[at]?.dice.length;
  return diceOn(before) !== undefined && diceOn(before) === diceOn(now);
}

/** An entry that begins the same command, and that is not refused since it was pressed. */
function isSameEntry(id: string, before: Offer, now: Offer): boolean {
  const [one, other] = [before, now].map(({ entries }) => entries.find((entry) => entry.id === id));
  if (one === undefined || other === undefined || isOfHand(targetOf(id))) return false;
  return (
    JSON.stringify([one.choice?.command, one.choice?.then]) === JSON.stringify([other.choice?.command, other.choice?.then]) &&
    (other.refusal === null || one.refusal !== null)
  );
}

/** Dice in the hand are put back when the game changes. */
const isOfHand = ({ kind }: Target): boolean => kind === 'confirm' || kind === 'handCommand' || kind === 'cancel';
