import {
  bossHealth,
  CARDS,
  type CardId,
  COLORS,
  consequencesNow,
  type Hero,
  healthOf,
  iconsOf,
  PERILS,
  type PerilName,
  type State,
  skillsOf,
  xpNeeded,
  xpOf,
} from '../../src/engine/onedeck';
import { boxInWords, cardInWords, counted, dieInWords, doorInWords, spelled } from './words';

/** The whole table as lines of text. */
export function screenOf(state: State): readonly string[] {
  return [placeLine(state), ...state.heroes.map((hero) => heroLine(state, hero)), ...doorLines(state), ...encounterLines(state)];
}

function placeLine(state: State): string {
  const { setup, floor, turn, deck, level, potions, stairsTokens, boss } = state;
  const where = boss === null ? `floor ${floor}, turn ${turn}, ${counted(deck.length, 'card')}` : `boss round ${boss.round}`;
  const stairs = boss === null && deck.length === 0 ? `, stairs with ${counted(stairsTokens, 'token')}` : '';
  const xp = `level ${level}, ${xpOf(state.xp)} of ${xpNeeded(state)} experience, ${counted(potions, 'potion')}`;
  return `${spelled(setup.dungeon)}: ${where}${stairs}; ${xp}`;
}

function heroLine(state: State, hero: Hero): string {
  const dice = COLORS.map((color) => `${iconsOf(state, hero, color)} ${color}`).join(', ');
  const stored = hero.stored.length > 0 ? `, ${hero.stored.length} stored` : '';
  const skills = skillsOf(state, hero).map(spelled).join(', ');
  return `  ${hero.id}: ${healthOf(state, hero) - hero.damage} of ${healthOf(state, hero)} health; ${dice}${stored}; ${skills}`;
}

function doorLines({ doors, boss, encounter }: State): readonly string[] {
  if (boss !== null || encounter !== null) return [];
  return [`  doors: ${doors.map((door, slot) => `${slot + 1} ${doorInWords(door)}`).join(', ')}`];
}

function encounterLines(state: State): readonly string[] {
  const { encounter, boss } = state;
  if (encounter === null) return [];
  const foe = encounter.card === null ? `the ${boss?.id ?? 'boss'}` : `the ${cardInWords(encounter.card)}`;
  const strikes = boss === null ? '' : `, struck ${boss.damage} of ${counted(bossHealth(state), 'time')}`;
  const boxes = encounter.boxes.map((box, at) => `    ${at + 1}. ${boxInWords(box)}`);
  const several = encounter.heroes.length > 1;
  const pool = encounter.pool.map((die) => dieInWords(die, several)).join(', ');
  const due = consequencesNow(state);
  return [
    `  ${encounter.heroes.join(' and ')} against ${foe}${strikes}`,
    ...(state.phase === 'option' && encounter.card !== null ? optionLines(encounter.card) : boxes),
    ...(pool === '' ? [] : [`    dice: ${pool}`]),
    ...(due === null ? [] : [`    to finish now costs ${due.damage} damage and ${due.time + due.after} time`]),
  ];
}

function optionLines(card: CardId): readonly string[] {
  return PERILS[CARDS[card].name as PerilName].map(({ name, time, box }, at) => {
    const symbols = `${box.damage} damage, ${box.time} time`;
    return `    way ${at + 1}, ${spelled(name)}: ${time} time now, then wide ${box.color} ${box.value}: ${symbols}`;
  });
}
