import type { DieId, DoorSlot, EncounterName, HeroId } from '../../engine/onedeck';
import type { Move } from '../timing';
import type { CardFace, DieView } from '../view';

/** A die on its way into the tray; whose it is matters while it has no place there yet. */
export type MovingDie = Pick<DieView, 'id' | 'color' | 'value' | 'only'> & { readonly hero: HeroId | null };

/** A moment within a gesture that is heard: of which of its things it is. */
type Heard = (at: number) => void;

/** What moves at the table, by the name that its timing has in the tuning file, and what it is about. */
export interface Gestures {
  readonly timeSpent: { readonly cards: readonly EncounterName[]; readonly passed: Heard };
  readonly doorPlaced: { readonly doors: readonly DoorSlot[] };
  readonly doorOpened: { readonly door: DoorSlot; readonly face: CardFace };
  readonly damageTaken: { readonly heroes: readonly HeroId[] };
  readonly dieRolled: { readonly dice: readonly MovingDie[]; readonly landed: Heard };
  readonly dieRerolled: { readonly dice: readonly MovingDie[]; readonly landed: Heard };
  readonly dieChanged: { readonly dice: readonly MovingDie[] };
  readonly boxCovered: { readonly box: number; readonly dice: readonly DieId[] };
  readonly bossStruck: Unsaid;
  readonly bossFell: Unsaid;
}

type Unsaid = Readonly<Record<never, never>>;

type ByName = { readonly [Name in keyof Gestures]: { readonly motion: Name } & Gestures[Name] };
export type GestureOf<Name extends keyof Gestures> = ByName[Name];
export type Gesture = GestureOf<keyof Gestures>;

/** What the scene can show in motion. The promise settles however the motion ends: done, hurried or torn down. */
export interface TableMotions {
  play(gesture: Gesture, move: Move<Gesture['motion']>): Promise<void>;
}
