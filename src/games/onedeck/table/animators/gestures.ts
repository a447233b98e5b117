import type { DieId, DoorSlot, EncounterName, HeroId, LootForm } from '../../../../engine/onedeck';
import type { Move } from '../../../../table';
import type { CardFace, DieView } from '../view';

/** A die on its way into the tray; whose it is matters while it has no place there yet. */
export type MovingDie = Pick<DieView, 'id' | 'color' | 'value' | 'only'> & { readonly hero: HeroId | null };

/** A moment within a gesture that is heard: of which of its things it is. */
type Heard = (at: number) => void;

/** What moves at the table, by the name that its timing has in the tuning file, and what it is about. */
export interface Gestures {
  readonly timeSpent: { readonly cards: readonly EncounterName[]; readonly passed: Heard };
  readonly deckShuffled: { readonly cards: number };
  readonly stairsFound: Nothing;
  readonly stairsToken: Nothing;
  readonly doorPlaced: { readonly doors: readonly DoorSlot[] };
  readonly doorOpened: { readonly door: DoorSlot; readonly face: CardFace };
  readonly doorEntered: { readonly door: DoorSlot };
  readonly doorFled: { readonly door: DoorSlot };
  readonly damageTaken: { readonly hurt: readonly { readonly hero: HeroId; readonly amount: number }[] };
  readonly damageHealed: { readonly hero: HeroId; readonly amount: number };
  readonly heroFell: { readonly hero: HeroId };
  readonly potionDrunk: { readonly hero: HeroId; readonly potion: string };
  readonly potionsGained: { readonly amount: number };
  readonly cardClaimed: { readonly card: EncounterName; readonly as: LootForm; readonly hero: HeroId | null };
  readonly cardReplaced: { readonly card: EncounterName; readonly hero: HeroId };
  readonly levelGained: Nothing;
  readonly skillUsed: { readonly hero: HeroId; readonly ability: string };
  readonly boxesSet: Nothing;
  readonly boxCovered: { readonly box: number; readonly dice: readonly DieId[] };
  readonly wardBroken: { readonly box: number; readonly dice: readonly DieId[] };
  readonly symbolsPrevented: { readonly damage: number; readonly time: number };
  readonly consequencesCounted: Nothing;
  readonly encounterEnded: Nothing;
  readonly dieRolled: { readonly dice: readonly MovingDie[]; readonly landed: Heard };
  readonly dieRerolled: { readonly dice: readonly MovingDie[]; readonly landed: Heard };
  readonly dieChanged: { readonly dice: readonly MovingDie[] };
  readonly dieGained: { readonly dice: readonly MovingDie[]; readonly landed: Heard };
  readonly dieSpent: { readonly dice: readonly DieId[]; readonly hero: HeroId; readonly ability: string };
  readonly dieDiscarded: { readonly dice: readonly DieId[] };
  readonly dieStored: { readonly hero: HeroId; readonly dice: number };
  readonly bonusDieGiven: { readonly heroes: readonly HeroId[] };
  readonly heroicForged: { readonly dice: readonly DieId[] };
  readonly descended: Nothing;
  readonly stairsTaken: Nothing;
  readonly floorReached: Nothing;
  readonly bossStruck: { readonly amount: number };
  readonly bossHealed: { readonly amount: number };
  readonly bossFell: Nothing;
  readonly gameWon: Nothing;
  readonly lanternDied: Nothing;
  readonly gameLost: Nothing;
}

/** It is about what is on the table anyway. */
type Nothing = unknown;

type ByName = { readonly [Name in keyof Gestures]: { readonly motion: Name } & Gestures[Name] };
export type GestureOf<Name extends keyof Gestures> = ByName[Name];
export type Gesture = GestureOf<keyof Gestures>;

/** What the scene can show in motion. The promise settles however the motion ends: done, skipped or torn down. */
export interface TableMotions {
  play(gesture: Gesture, move: Move<Gesture['motion']>): Promise<void>;
}

/** How pictures follow each other where nothing is to travel. */
export interface Fading {
  /** Keeps the picture as it is in front of what is drawn next, until it fades. */
  hold(): void;
  fade(signal: AbortSignal): Promise<void>;
}
