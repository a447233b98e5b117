import { type Command, type Event, paperDungeons, type Setup, type State } from '../../../engine/paper';
import type { GameBots } from '../../contract';
import { MINDS } from './mind';
import { seated } from './seated';

export { ghostOf, type Haunted, playedAlone } from './ghost';
export { MINDS, nextCommands } from './mind';
export { imagined } from './search/imagined';

/** From the weakest to the strongest. */
export const paperBots = {
  rules: paperDungeons,
  bots: { gentle: seated(MINDS.gentle), easy: seated(MINDS.easy), medium: seated(MINDS.medium), hard: seated(MINDS.hard) },
} as const satisfies GameBots<Setup, State, Command, Event>;
