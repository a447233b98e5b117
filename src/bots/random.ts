import { type Fact, type Game, offerOf, required } from '../engine/kernel';
import type { Bot } from '../games/contract';

/** Chooses among the commands that are listed for its seat, each as likely as the others. Every game has this bot. */
export function randomBot<Setup, State, Command extends Fact, Event extends Fact>(
  rules: Game<Setup, State, Command, Event>,
): Bot<State, Command> {
  return {
    choose(view, seat, luck) {
      const offered = offerOf(rules, view, seat);
      return required(offered.at(luck.below(offered.length)), 'a legal command');
    },
  };
}
