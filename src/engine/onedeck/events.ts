import type { CardId } from './ids';
import type { DoorSlot } from './state';

export type Event =
  | { readonly type: 'turnStarted'; readonly turn: number }
  | { readonly type: 'timeSpent'; readonly card: CardId }
  | { readonly type: 'stairsFound' }
  | { readonly type: 'stairsTokenPlaced'; readonly tokens: number }
  | { readonly type: 'stairsStruck'; readonly damage: number }
  | { readonly type: 'choiceBegun' }
  | { readonly type: 'doorPlaced'; readonly door: DoorSlot }
  | { readonly type: 'doorOpened'; readonly door: DoorSlot; readonly card: CardId }
  | { readonly type: 'doorFled'; readonly door: DoorSlot }
  | { readonly type: 'turnEnded' }
  | { readonly type: 'gameLost' };

export type EventType = Event['type'];
export type EventOf<Type extends EventType> = Extract<Event, { type: Type }>;
