import { CARDS, type Command, canAddDoor, canHide, costOf, partyFacts, type State } from '../../../../engine/onedeck';
import { amountWords, boxLetter, facedCard, facedCards, optionWords } from '../words/names';
import { wayWords } from '../words/ways';
import { byHero, type Setting, type Wording } from './record';

/** Several commands that are given as one: each but the first answers a question that reveals and costs nothing. */
export interface DoorGesture {
  readonly commands: readonly [Command, ...Command[]];
  readonly shortcut: string;
  readonly wording: (setting: Setting) => Wording;
}

const OPTIONS = [0, 1] as const;
const CONFRONT = { type: 'confront' } as const;

/** Returns the gestures at a door, and at the last moment for Invisibility. */
export function gesturesIn(state: State): readonly DoorGesture[] {
  if (!isAlone(state)) return [];
  const early = state.phase === 'door' ? hidingAtDoor(state) : [];
  return [...waysThrough(state, early.length > 0), ...early, ...(state.phase === 'door' ? stealing(state) : [])];
}

/** Returns whether one card is met by those who are there, so that facing it asks nobody who fights what. */
export function isAlone(state: State): boolean {
  if (state.phase === 'invisibility') return facedCard(state) !== null;
  return state.phase === 'door' && facedCards(state).length === 1 && state.heroes.length <= partyFacts(state).fighters;
}

function waysThrough(state: State, asksAgain: boolean): readonly DoorGesture[] {
  const card = facedCard(state);
  if (card === null || CARDS[card].kind !== 'peril') return [];
  return OPTIONS.map((option) => ({
    // Where Invisibility is known, the party is asked once more before the peril begins.
    commands: [CONFRONT, ...(asksAgain ? [CONFRONT] : []), { type: 'chooseOption', option }],
    shortcut: boxLetter(option),
    wording: ({ translate }) => ({
      label: optionWords(card, option, translate),
      detail: wayWords(state, option, translate),
      spot: { kind: 'way', option },
    }),
  }));
}

function hidingAtDoor(state: State): readonly DoorGesture[] {
  if (!canHide(state)) return [];
  return state.heroes.map(({ id: hero }): DoorGesture => {
    const skip = { type: 'skipEncounter', hero } as const;
    return {
      commands: [CONFRONT, skip],
      shortcut: '',
      wording: (setting) => ({
        label: byHero(setting.translate('act.skipEncounter'), hero, setting),
        detail: setting.translate('cost.skipEncounter', { time: amountWords(costOf(state, skip), setting.translate) }),
      }),
    };
  });
}

/** R30: a rogue who flees may add a door. */
function stealing(state: State): readonly DoorGesture[] {
  if (!canAddDoor(state)) return [];
  return [
    {
      commands: [{ type: 'flee' }, { type: 'addDoor' }],
      shortcut: '',
      wording: ({ translate }) => ({ label: translate('act.fleeUnseen'), detail: translate('cost.fleeUnseen') }),
    },
  ];
}
