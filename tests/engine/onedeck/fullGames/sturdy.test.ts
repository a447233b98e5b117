import { PHASES } from '../../../../src/engine/onedeck';
import { giftedSetupsFor } from '../../../../tools/fuzz/games';
import { describeFullGames } from '../../../support/fullGames';
import { atLength, everyNth, inFull } from '../../../support/inFull';

/** Dice short for two heroes hardly ever come up by chance, and have tests of their own. */
const RARE = ['rollOrder', 'rollFirst', 'rollOrderChosen'];
const EVENTS = [
  ...['turnStarted', 'timeSpent', 'stairsFound', 'stairsTokenPlaced', 'stairsStruck', 'doorPlaced', 'cardDiscarded'],
  ...['doorOpened', 'doorEntered', 'doorFled', 'turnEnded', 'descended', 'deckShuffled', 'damageTaken', 'damageHealed'],
  ...['dieStored', 'storedDiceLost', 'potionDrunk', 'potionsGained', 'cardClaimed', 'cardReplaced', 'itemDrained'],
  ...['xpSpent', 'levelGained', 'heroFell', 'fightsSet', 'encounterBegun', 'optionChosen', 'boxesSet', 'featUsed'],
  ...['bonusDieGiven', 'skillUsed', 'effectBegun', 'diceChosen', 'symbolsPrevented', 'preventionSpent', 'boxCovered'],
  ...['wardBroken', 'consequencesCounted', 'encounterEnded', 'dieRolled', 'dieRerolled', 'dieGained', 'dieChanged'],
  ...['dieRecolored', 'dieDiscarded', 'dieWithheld', 'bossMet', 'bossRoundBegun', 'bossHealed', 'bossStruck'],
  ...['bossFightEnded', 'gameLost'],
];

const SETUPS = [1, 2, 4].flatMap(giftedSetupsFor);

describeFullGames({
  name: 'random games of gifted parties with a chest of potions',
  setups: atLength(SETUPS, everyNth(SETUPS, 3), everyNth(SETUPS, 7)),
  gamesPerSetup: 1,
  potions: 60,
  mustSee: inFull(
    [...PHASES, ...EVENTS].filter((what) => !RARE.includes(what)),
    [],
  ),
});
