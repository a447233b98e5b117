import { required } from '../../src/engine/kernel';
import { type Command, type Event, type PlayerSeat, paperDungeons, type State } from '../../src/engine/paper';
import { commandWords, recordOf, tell } from '../../src/games/paper/table';
import { sheetParts } from '../../src/games/paper/table/view';
import { objectiveWords, powerWords, seatWords } from '../../src/games/paper/table/words';
import { PAPER } from '../table/games';
import { mapLines } from './paperMap';
import type { PlayedGame, Terminal, Wishes } from './playedGame';

const { translate } = PAPER;

/** Paper Dungeons in a terminal. Where several play, the screen is that of the party that chooses now. */
export const paperInTerminal: PlayedGame = {
  tool: PAPER,
  chooseSetup,
  screenOf: (state: State) => screenOf(state),
  commandInWords: (state: State, command: Command) => inWords(state, command),
  eventInWords: (event: Event) => (recordOf(event).rule === null ? null : tell(event, translate)),
  promptOf: (state: State) => `${seatWords(seatOf(state).id, translate)}, ${state.phase}`,
  endingOf: ({ seats }: State, { standings }) =>
    standings
      .map(({ place, points, seat }) => {
        const party = required(
          seats.find(({ id }) => (id as string) === seat),
          'a seat',
        );
        return `${place}. ${seatWords(party.id, translate)}: ${points}`;
      })
      .join('; '),
};

async function chooseSetup(terminal: Terminal, wishes: Wishes): Promise<unknown> {
  for (let wish = wishes; ; wish = {}) {
    const seats = wish['seats'] ?? (await terminal.ask('How many parties, 1 to 8? '));
    const dungeon = wish['dungeon'] ?? (await terminal.ask('Which dungeon, a to l, or drawn? '));
    if (seats === null || dungeon === null) return null;
    const agreed = { missions: 'drawn', dispersal: false, openObjectives: false } as const;
    const setup = paperDungeons.parseSetup({ seats: Number(seats), dungeon: dungeon.trim(), ...agreed });
    if (setup.ok) return setup.value;
    terminal.say(`That is no game: see ${String(setup.rejection.params?.['path'])}.`);
  }
}

/** The party that chooses now, or the first. */
function seatOf(state: State): PlayerSeat {
  const [acting] = paperDungeons.toAct(state);
  const { seats } = state;
  return required(seats.find(({ id }) => (id as string) === acting) ?? seats[0], 'a seat');
}

function screenOf(state: State): readonly string[] {
  const seat = seatOf(state);
  const parts = sheetParts({ state, seat, translate }, null);
  return [...parts.flatMap(({ title, lines }) => [`${title}:`, ...lines.map((line) => `  ${line}`)]), ...mapLines(state, seat)];
}

function inWords(state: State, command: Command): string {
  const { label } = commandWords(command, state, translate);
  if (command.type === 'keep')
    return `${label}: ${objectiveWords(command.objective, translate)}, ${powerWords(command.power, translate)}`;
  if (command.type !== 'raise' || command.change === undefined) return label;
  return `${label} (${translate(`paperDungeons.change.${command.change}`)})`;
}
