// Rune Puzzle: to Decipher It takes 2 time and magic 6, to Destroy It nothing and strength 11.
import { describePeril } from './describePeril';

describePeril('rune-puzzle', [
  { hero: 'mage', enough: [1, 1, 2, 2], short: [1, 1, 1, 2], open: { damage: 2, time: 4 } },
  { hero: 'warrior', enough: [2, 3, 3, 3], short: [2, 2, 3, 3], open: { damage: 4, time: 3 } },
]);
