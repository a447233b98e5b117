import type {
  AbilityId,
  Box,
  CardId,
  Color,
  DieColor,
  Encounter,
  FeatFacts,
  HealCause,
  HeroId,
} from '../../../../../engine/onedeck';

/** Health left, by hero, in the order of the party. */
export type Lives = readonly number[];

/** Health that came back between the station before and the dice of this one. */
export interface Rise {
  readonly hero: HeroId;
  readonly amount: number;
  readonly cause: HealCause;
}

export interface SeenDie {
  readonly color: DieColor;
  readonly value: number;
  readonly isUsed: boolean;
}

/** All throws of a station together. A die that was rolled again counts again. */
export interface Throws {
  readonly dice: number;
  readonly sum: number;
}

/** One better way with the dice that lay there. `damage` and `time` are what it would have saved; time may be less than nothing. */
export type Better =
  | { readonly by: 'boxes'; readonly boxes: readonly BoxName[]; readonly damage: number; readonly time: number }
  | { readonly by: 'skill'; readonly skill: AbilityId; readonly damage: number; readonly time: number }
  /** It hangs on a roll what these dice would have done, so nothing is promised. */
  | { readonly by: 'stored'; readonly feat: FeatFacts['name']; readonly dice: number };

export interface BoxName {
  readonly color: Color;
  readonly value: number;
}

export type Cause = { readonly kind: 'choice'; readonly better: Better } | { readonly kind: 'luck' } | { readonly kind: 'cards' };

export type CauseKind = Cause['kind'];

export interface Station {
  readonly what: Encounter['kind'] | 'stairs';
  /** Null for the boss, and where the stairs struck between encounters. */
  readonly card: CardId | null;
  readonly heroes: readonly HeroId[];
  readonly floor: number;
  readonly turn: number;
  /** The round against the boss; 0 elsewhere. */
  readonly round: number;
  readonly damage: number;
  readonly time: number;
  readonly isSlipped: boolean;
  /** The party ended here. */
  readonly isDeadly: boolean;
  readonly rises: readonly Rise[];
  /** After the rises, and before the damage. */
  readonly before: Lives;
  readonly after: Lives;
  readonly dice: readonly SeenDie[];
  readonly open: readonly Box[];
  readonly throws: Throws;
  /** Null where nobody was hurt. */
  readonly cause: Cause | null;
  /** The number of the move with which its turn begins. */
  readonly turnBegins: number;
}

export interface DelveFacts {
  readonly heroes: readonly HeroId[];
  readonly start: Lives;
  readonly stations: readonly Station[];
}
