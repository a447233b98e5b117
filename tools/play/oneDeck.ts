import type { Command, Event, State } from '../../src/engine/onedeck';
import { ONE_DECK } from '../table/games';
import type { PlayedGame } from './playedGame';
import { screenOf } from './screen';
import { chooseSetup } from './setup';
import { commandInWords, eventInWords } from './words';

const ENDINGS = {
  victory: 'The boss is beaten: you have won!',
  defeat: 'A hero has fallen: the game is lost.',
} as const;

export const oneDeckInTerminal: PlayedGame = {
  tool: ONE_DECK,
  chooseSetup: (terminal, { heroes, dungeon, tier }) => chooseSetup(terminal, { heroes, dungeon, tier }),
  screenOf: (state: State) => screenOf(state),
  commandInWords: (state: State, command: Command) => commandInWords(state, command),
  eventInWords: (event: Event) => eventInWords(event),
  promptOf: ({ phase }: State) => phase,
  endingOf: (_state, { result }) => ENDINGS[result === 'victory' ? 'victory' : 'defeat'],
};
