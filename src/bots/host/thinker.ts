import { type BotId, type Fact, type Game, type History, hashOf, type Seat, type Seed } from '../../engine/kernel';
import type { BotHost } from './BotHost';

/** The port `think` of the turn chart: asks the host what the bot of this seat does, and tells it no more than the seat may know. */
export function thinker<Setup, State, Command extends Fact, Event extends Fact>(
  rules: Game<Setup, State, Command, Event>,
  botOf: (seat: Seat) => BotId,
  host: Pick<BotHost, 'decide'>,
) {
  return (history: History<Setup, State, Command, Event>, seat: Seat, signal: AbortSignal): Promise<Command> => {
    const view = rules.view(history.state, seat);
    // The seed of the game would tell a bot the cards. Counting the moves keeps a bot from going round in circles.
    const seed = `${hashOf(view)}/${seat}/${history.past?.length ?? 0}` as Seed;
    return host.decide({ rules, bot: botOf(seat), seat, view, seed }, signal);
  };
}
