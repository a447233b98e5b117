// Travelling Apothecary. All potions that were ever gained, drunk or not.
import { describeObjective } from './describeObjective';

describeObjective('travelling-apothecary', {
  tiers: [6, 9, 12],
  colours: ['white', 'black', 'white', 'black'],
  sheet: (count) => ({ potions: count, hearts: 3 }),
});
