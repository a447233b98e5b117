// Giant Slayer. Glory that was won in fights; what flights cost is not taken off.
import { describeObjective } from './describeObjective';

describeObjective('giant-slayer', {
  tiers: [10, 15, 20],
  colours: ['white', 'black', 'black', 'white'],
  sheet: (count) => ({
    bosses: [
      { fought: true, glory: count - 3, wounds: 2 },
      { fought: false, glory: -4, wounds: 0 },
      { fought: true, glory: 3, wounds: 1 },
    ],
  }),
});
