import type { EventOf } from '../events';
import type { Box, Die } from '../state';
import type { Draft } from './copies';
import { type Evolvers, setEncounter, without } from './evolvers';

export const ENCOUNTER_EVOLVERS = {
  fightsSet(draft, { fights }) {
    draft.fights = fights;
  },
  encounterBegun: begin,
  optionChosen: (draft, { option }) =>
    setEncounter(draft, (encounter) => {
      encounter.option = option;
    }),
  boxesSet: (draft, { boxes }) =>
    setEncounter(draft, (encounter) => {
      encounter.boxes = boxes;
    }),
  featUsed: (draft, { hero, dice }) =>
    setEncounter(draft, (encounter) => {
      encounter.feats = [...encounter.feats, { hero, dice }];
    }),
  bonusDieGiven: (draft, { hero }) =>
    setEncounter(draft, (encounter) => {
      encounter.bonus = [...encounter.bonus, hero];
    }),
  rollOrderChosen: (draft, { hero }) =>
    setEncounter(draft, (encounter) => {
      encounter.rollsFirst = hero;
    }),
  skillUsed: (draft, { hero, skill }) =>
    setEncounter(draft, (encounter) => {
      encounter.used = [...encounter.used, { hero, skill }];
    }),
  effectBegun: (draft, { hero, skill, way, op, since }) =>
    setEncounter(draft, (encounter) => {
      encounter.effect = { hero, skill, way, op, since };
    }),
  diceChosen: (draft) =>
    setEncounter(draft, (encounter) => {
      encounter.effect = null;
    }),
  symbolsPrevented: (draft, { damage, time }) => addPrevented(draft, damage, time),
  preventionSpent: (draft, { time }) => addPrevented(draft, 0, -time),
  boxCovered: (draft, event) => placeDice(draft, event, (box, dice) => ({ ...box, dice })),
  wardBroken: (draft, event) => placeDice(draft, event, (box) => ({ ...box, warded: false })),
  consequencesCounted: (draft, { damage, time }) =>
    setEncounter(draft, (encounter) => {
      encounter.due = { damage, time };
    }),
  encounterEnded: end,
  bossMet(draft, { boss }) {
    draft.boss = { id: boss, damage: 0, round: 0 };
    draft.arrived = false;
    draft.stairsTokens = 0;
  },
  bossRoundBegun(draft, { round }) {
    if (draft.boss !== null) draft.boss = { ...draft.boss, round };
  },
  bossHealed: (draft, { total }) => setBossDamage(draft, total),
  bossStruck: (draft, { total }) => setBossDamage(draft, total),
  bossFightEnded: endFight,
  gameWon: (draft) => finish(draft, 'victory'),
  gameLost: (draft) => finish(draft, 'defeat'),
} satisfies Partial<Evolvers>;

function begin(draft: Draft, { kind, card, heroes }: EventOf<'encounterBegun'>): void {
  draft.encounter = {
    kind,
    card,
    heroes,
    option: null,
    boxes: [],
    pool: [],
    used: [],
    feats: [],
    bonus: [],
    rollsFirst: null,
    prevented: { damage: 0, time: 0 },
    effect: null,
    due: null,
  };
}

/** The card leaves its door; a door that is empty leaves the dungeon. */
function end(draft: Draft, { card, to }: EventOf<'encounterEnded'>): void {
  draft.doors = draft.doors.map((door) => {
    if (door === null || !door.cards.includes(card)) return door;
    const cards = without(door.cards, card);
    return cards.length === 0 ? null : { ...door, cards };
  });
  endFight(draft);
  if (to === 'loot') draft.loot = [...draft.loot, card];
  if (to === 'discard') draft.discard = [...draft.discard, card];
}

function endFight(draft: Draft): void {
  draft.encounter = null;
  draft.fights = draft.fights.slice(1);
}

function addPrevented(draft: Draft, damage: number, time: number): void {
  setEncounter(draft, (encounter) => {
    const { prevented } = encounter;
    encounter.prevented = { damage: prevented.damage + damage, time: prevented.time + time };
  });
}

/** The dice leave the pool, whether they stay on the box or not. */
function placeDice(
  draft: Draft,
  { box: at, dice: ids }: EventOf<'boxCovered' | 'wardBroken'>,
  change: (box: Box, dice: readonly Die[]) => Box,
): void {
  setEncounter(draft, (encounter) => {
    const dice = encounter.pool.filter((die) => ids.includes(die.id));
    encounter.pool = encounter.pool.filter((die) => !dice.includes(die));
    encounter.boxes = encounter.boxes.map((box, index) => (index === at ? change(box, dice) : box));
  });
}

function setBossDamage(draft: Draft, damage: number): void {
  if (draft.boss !== null) draft.boss = { ...draft.boss, damage };
}

function finish(draft: Draft, result: 'victory' | 'defeat'): void {
  draft.phase = 'over';
  draft.next = null;
  draft.result = result;
}
