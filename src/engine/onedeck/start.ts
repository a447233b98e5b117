import { type Script, type Seed, seededStream, shuffle } from '../kernel';
import { PARTIES, type PartySize } from './content/party';
import { BOTH_SETS, CARD_IDS, type CardId, type HeroId } from './ids';
import { doorLimit } from './specials';
import type { Hero, Setup, State } from './state';

export function start(setup: Setup, seed: Seed, script: Script = {}): State {
  const cards = cardsFor(setup.heroes.length);
  // What is no card of this table stays out: a puzzle for another set must not break this one.
  const orders = (script.deck ?? []).map((order) => order.filter((name): name is CardId => cards.includes(name as CardId)));
  const { value: deck, stream: decks } = shuffle(seededStream<readonly CardId[]>(seed, 'decks', orders), cards);
  const heroes = setup.heroes.map((id) => newHero(setup, id));
  // Standard: the first card of the shuffled deck is claimed as XP.
  const free = setup.tier === 'standard' ? 1 : 0;
  return {
    setup,
    phase: 'turnStart',
    next: null,
    result: null,
    turn: 0,
    floor: 1,
    arrived: true,
    level: firstLevel(setup),
    potions: potionsFor(setup, heroes),
    heroes,
    deck: deck.slice(free),
    discard: [],
    doors: Array.from({ length: doorLimit(setup.dungeon) }, () => null),
    door: null,
    fights: [],
    encounter: null,
    loot: [],
    xp: deck.slice(0, free),
    identified: [],
    removed: [],
    boss: null,
    stairsTokens: 0,
    stairsDue: 0,
    stairsStruck: null,
    nextDie: 1,
    decks,
    dice: seededStream(seed, 'dice', script.rolls),
  };
}

export function cardsFor(heroes: number): readonly CardId[] {
  return PARTIES[heroes as PartySize].sets === 2 ? BOTH_SETS : CARD_IDS;
}

export function firstLevel({ tier }: Setup): number {
  return tier === 'novice' ? 2 : 1;
}

export function newHero(setup: Setup, id: HeroId): Hero {
  const gifts = setup.gifts?.find(({ hero }) => hero === id);
  const talents = gifts?.talents ?? [];
  return { id, damage: 0, items: [], skills: [], stored: [], talents, basicSkill: gifts?.basicSkill ?? null };
}

export function potionsFor({ tier, heroes: ids }: Setup, heroes: readonly Hero[]): number {
  const perParty = tier === 'novice' ? 2 : tier === 'fearless' ? 0 : 1;
  const prepared = heroes.filter(({ talents }) => talents.includes('prepared')).length;
  return perParty * PARTIES[ids.length as PartySize].scale + prepared;
}
