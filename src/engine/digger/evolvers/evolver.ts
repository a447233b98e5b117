import type { Draft } from '../draft';
import type { EventOf, EventType } from '../events';

export type Evolver<Type extends EventType> = (draft: Draft, event: EventOf<Type>) => void;
export type Evolvers<Type extends EventType> = { readonly [One in Type]: Evolver<One> };
