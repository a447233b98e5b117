import { DIE_COLORS } from './content/facts';
import { CARDS, type CardId } from './ids';
import { perilColor } from './rules/options';
import { bossHealth, healthOf, isDying, itemLimit, partyFacts, sideFacts, skillLimit } from './rules/party';
import { supplyLeft } from './rules/supply';
import { whyUnplayable } from './soundness';
import { cardsFor } from './start';
import type { Die, State } from './state';
import { legal } from './step';

/** What no sequence of commands can lead to. */
export function faults(state: State): readonly string[] {
  const unplayable = whyUnplayable(state);
  if (unplayable !== null) return [unplayable];
  const found = [...cardFaults(state), ...diceFaults(state), ...heroFaults(state), ...tokenFaults(state)];
  if (found.length === 0 && state.phase !== 'over' && legal(state).length === 0) found.push('there is nothing left to do');
  return found;
}

function cardFaults(state: State): readonly string[] {
  const places = [state.deck, state.discard, state.loot, state.xp, state.identified, state.removed];
  const owned = state.heroes.flatMap(({ items, skills }) => [...items, ...skills]);
  const cards: readonly CardId[] = [...places.flat(), ...owned, ...state.doors.flatMap((door) => door?.cards ?? [])];
  const all = cardsFor(state.heroes.length);
  const found: string[] = [];
  if (new Set(cards).size !== cards.length) found.push('a card lies in two places');
  if (cards.length !== all.length || !all.every((card) => cards.includes(card))) {
    found.push(`${cards.length} of ${all.length} cards are in play`);
  }
  return found;
}

function diceFaults(state: State): readonly string[] {
  const pool = state.encounter?.pool ?? [];
  const dice: readonly Die[] = [...pool, ...(state.encounter?.boxes ?? []).flatMap((box) => box.dice)];
  const found: string[] = [];
  if (DIE_COLORS.some((color) => supplyLeft(state, color) < 0)) found.push('more dice are in use than there are');
  const only = perilColor(state);
  if (only !== null && dice.some(({ color }) => color !== only && color !== 'heroic')) {
    found.push('a peril has dice of another colour');
  }
  return found;
}

function heroFaults(state: State): readonly string[] {
  const found: string[] = [];
  const mayDie = state.phase === 'dying' || state.result === 'defeat';
  for (const hero of state.heroes) {
    const { id, damage, items, skills, stored } = hero;
    if (isDying(state, hero) && !mayDie) found.push(`${id} plays on with ${damage} damage on ${healthOf(state, hero)} health`);
    if (items.length > itemLimit(state, hero)) found.push(`${id} has too many items`);
    if (skills.length > skillLimit(state, hero)) found.push(`${id} has too many skills`);
    if (new Set(skills.map((card) => CARDS[card].loot)).size < skills.length) found.push(`${id} has a skill twice`);
    const { feat } = sideFacts(state, id);
    if (stored.length > ('holds' in feat ? feat.holds : 0)) found.push(`${id} has stored too many dice`);
    if (stored.length > 0 && state.boss !== null) found.push(`${id} has stored dice against the boss`);
  }
  if (mayDie && !state.heroes.some((hero) => isDying(state, hero))) found.push('nobody is dying');
  return found;
}

function tokenFaults(state: State): readonly string[] {
  const found: string[] = [];
  const { tokensPerStairsDamage, heroesStruckByStairs } = partyFacts(state);
  if (state.stairsTokens >= tokensPerStairsDamage) found.push('the stairs have not struck');
  if (state.stairsTokens > 0 && state.deck.length > 0) found.push('tokens lie on stairs that are still covered');
  if (state.stairsDue > 0 && !['stairsDamage', 'dying', 'over'].includes(state.phase)) found.push('damage of the stairs is owed');
  if (state.stairsStruck !== null && state.stairsDue % heroesStruckByStairs === 0) found.push('the stairs strike nobody else');
  if (state.phase === 'stairsDamage' && state.stairsDue === 0) found.push('no damage of the stairs is owed');
  const isBeaten = state.boss !== null && state.boss.damage >= bossHealth(state);
  if (isBeaten !== (state.result === 'victory')) found.push('the game is won exactly when the boss is beaten');
  return found;
}
