import type { Die, Encounter, State } from '../state';

/** A state that is being built. Its fields may be set anew; whatever they hold is shared with older states and never changed. */
export type Draft = { -readonly [Field in keyof State]: State[Field] };
export type EncounterDraft = { -readonly [Field in keyof Encounter]: Encounter[Field] };

/** Copies are spelled out field by field: a spread of so many takes thirty times as long. */
export function draftOf(state: State): Draft {
  return {
    setup: state.setup,
    phase: state.phase,
    next: state.next,
    result: state.result,
    turn: state.turn,
    floor: state.floor,
    arrived: state.arrived,
    level: state.level,
    potions: state.potions,
    heroes: state.heroes,
    deck: state.deck,
    discard: state.discard,
    doors: state.doors,
    door: state.door,
    fights: state.fights,
    encounter: state.encounter,
    loot: state.loot,
    xp: state.xp,
    identified: state.identified,
    removed: state.removed,
    boss: state.boss,
    stairsTokens: state.stairsTokens,
    stairsDue: state.stairsDue,
    stairsStruck: state.stairsStruck,
    nextDie: state.nextDie,
    decks: state.decks,
    dice: state.dice,
  };
}

export function encounterDraftOf(encounter: Encounter): EncounterDraft {
  return {
    kind: encounter.kind,
    card: encounter.card,
    heroes: encounter.heroes,
    option: encounter.option,
    boxes: encounter.boxes,
    pool: encounter.pool,
    used: encounter.used,
    feats: encounter.feats,
    bonus: encounter.bonus,
    rollsFirst: encounter.rollsFirst,
    prevented: encounter.prevented,
    effect: encounter.effect,
    due: encounter.due,
  };
}

export function changedDie({ id, color, value, hero, only }: Die, changes: Partial<Die>): Die {
  return Object.assign({ id, color, value, hero, only }, changes);
}
