import type { DoorSlot } from './state';

export type Command =
  | { readonly type: 'startTurn' }
  | { readonly type: 'explore' }
  | { readonly type: 'enter'; readonly door: DoorSlot }
  | { readonly type: 'flee' };

export type CommandType = Command['type'];
export type CommandOf<Type extends CommandType> = Extract<Command, { type: Type }>;
