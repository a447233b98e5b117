import type { SoundName } from '../../../src/stage/ports';
import { filtered } from '../filters';
import { finished, type Signal } from '../signal';
import { button } from './button';
import { damage } from './damage';
import { defeat } from './defeat';
import { dieRolled } from './dieRolled';
import { doorOpened } from './doorOpened';
import { doorPlaced } from './doorPlaced';
import { doorShut } from './doorShut';
import { healed } from './healed';
import { refused } from './refused';
import { timePasses } from './timePasses';
import { victory } from './victory';

/** Hertz. Below it small loudspeakers only rattle, and the room is wanted for what can be heard. */
const RUMBLE = 55;

interface Recipe {
  readonly make: () => Signal;
  readonly seconds: number;
  /** Decibels below full scale of its loudest moment: how much it matters. */
  readonly peak: number;
}

/** Every sound of the table. A sound without a recipe does not compile. */
const RECIPES: Readonly<Record<SoundName, Recipe>> = {
  button: { make: button, seconds: 0.3, peak: -5 },
  refused: { make: refused, seconds: 0.55, peak: -6 },
  timePasses: { make: timePasses, seconds: 0.8, peak: -11 },
  doorPlaced: { make: doorPlaced, seconds: 0.6, peak: -6 },
  doorOpened: { make: doorOpened, seconds: 1.8, peak: -8 },
  doorShut: { make: doorShut, seconds: 1.5, peak: -4 },
  damage: { make: damage, seconds: 0.8, peak: -4 },
  defeat: { make: defeat, seconds: 4.6, peak: -4 },
  dieRolled: { make: dieRolled, seconds: 0.45, peak: -9 },
  healed: { make: healed, seconds: 1.3, peak: -8 },
  victory: { make: victory, seconds: 2.8, peak: -5 },
};

export function render(sound: SoundName): Signal {
  const { make, seconds, peak } = RECIPES[sound];
  return finished(filtered(make(), { kind: 'high', at: RUMBLE }), seconds, peak);
}
