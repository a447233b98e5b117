import { required } from '../../../engine/kernel';
import type { Command, SeatId, State } from '../../../engine/paper';
import type { Bot } from '../../contract';
import { type Mind, nextCommands } from './mind';
import { imagined } from './search/imagined';

/** A bot that is asked for every command anew, and told nothing but the view. */
export function seated(mind: Mind): Bot<State, Command> {
  return {
    choose(view, seat, luck) {
      const command = required(nextCommands(imagined(view, seat), mind, luck)[0], 'a command');
      return { ...command, seat: seat as string as SeatId };
    },
  };
}
