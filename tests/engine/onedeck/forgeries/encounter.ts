import { required } from '../../../../src/engine/kernel';
import type { Encounter } from '../../../../src/engine/onedeck';
import { type Forgery, firstHero, inPool, isAlone, isWide, poolOf, withEncounter } from './forgery';

/** Boxes, dice, skills and consequences. */
export const ENCOUNTER_FORGERIES: readonly Forgery[] = [
  ...[
    {
      name: 'boxes without damage',
      change: ({ boxes }: Encounter) => ({ boxes: boxes.map((box) => ({ ...box, damage: 0, time: 0 })) }),
    },
    { name: 'boxes that are easy', change: ({ boxes }: Encounter) => ({ boxes: boxes.map((box) => ({ ...box, value: 1 })) }) },
    {
      name: 'boxes of another colour',
      change: ({ boxes }: Encounter) => ({ boxes: boxes.map((box) => ({ ...box, color: 'agility' as const })) }),
    },
    {
      name: 'boxes without armor',
      change: ({ boxes }: Encounter) => ({ boxes: boxes.map((box) => ({ ...box, armor: !box.armor })) }),
    },
    { name: 'boxes that strike', change: ({ boxes }: Encounter) => ({ boxes: boxes.map((box) => ({ ...box, strikes: 3 })) }) },
    { name: 'boxes under a ward', change: ({ boxes }: Encounter) => ({ boxes: boxes.map((box) => ({ ...box, warded: true })) }) },
    { name: 'a box less', change: ({ boxes }: Encounter) => ({ boxes: boxes.slice(1) }) },
  ].map(({ name, change }) => ({ name, of: inPool, by: withEncounter(change), fault: 'the boxes are not those of the card' })),
  {
    name: 'a covered box whose dice are too low',
    of: (state) => inPool(state) && state.encounter?.boxes.some(({ dice }) => dice.some(({ value }) => value > 1)) === true,
    by: withEncounter(({ boxes }) => ({
      boxes: boxes.map((box) => ({ ...box, dice: box.dice.map((die) => ({ ...die, value: 1 })) })),
    })),
    fault: 'by dice that do not fit',
  },
  {
    name: 'boxes covered before the roll',
    of: (state) => state.phase === 'feats' && isWide(state),
    by: (state) =>
      withEncounter(({ boxes }) => ({
        boxes: boxes.map((box, at) =>
          at === 0 ? { ...box, dice: [{ id: 0, color: 'heroic', value: 6, hero: firstHero(state), only: null }] } : box,
        ),
      }))(state),
    fault: 'boxes are covered before the dice are rolled',
  },
  {
    name: 'dice before the roll',
    of: (state) => state.phase === 'feats' && state.encounter?.pool.length === 0 && isAlone(state),
    by: (state) =>
      withEncounter(() => ({ pool: [{ id: 0, color: 'heroic', value: 6, hero: firstHero(state), only: null }] }))(state),
    fault: 'dice are rolled before their time',
  },
  {
    name: 'dice before the option',
    of: (state) => state.phase === 'option',
    by: (state) => withEncounter(() => ({ feats: [{ hero: firstHero(state), dice: 1 }] }))(state),
    fault: 'before the boxes are known',
  },
  {
    name: 'an option that was not asked for',
    of: (state) => state.phase === 'option',
    by: withEncounter(() => ({ option: 1 })),
    fault: 'an option is chosen that nobody was offered',
  },
  {
    name: 'consequences that are not due',
    of: poolOf('combat'),
    by: withEncounter(() => ({ due: { damage: 0, time: 0 } })),
    fault: 'counted at another time',
  },
  {
    name: 'consequences that are not those of the boxes',
    of: ({ phase, encounter }) => phase === 'dying' && (encounter?.due?.time ?? 0) > 0,
    by: withEncounter(({ due }) => ({ due: { damage: required(due, 'due').damage, time: 0 } })),
    fault: 'are not those of the open boxes',
  },
  {
    name: 'a bonus die more',
    of: inPool,
    by: (state) => withEncounter(({ bonus }) => ({ bonus: [...bonus, firstHero(state)] }))(state),
    fault: 'bonus dice are given',
  },
  {
    name: 'a skill of nobody',
    of: poolOf('combat'),
    by: (state) => withEncounter(() => ({ used: [{ hero: firstHero(state), skill: 'stealth' }] }))(state),
    fault: 'a skill is used that nobody there has',
  },
  {
    name: 'a skill used twice',
    of: ({ phase, encounter }) => phase === 'pool' && encounter?.used.length === 1,
    by: withEncounter(({ used, prevented }) => ({ used: [...used, ...used], prevented })),
    fault: 'a skill is used twice',
  },
  {
    name: 'a feat against the boss',
    of: poolOf('boss'),
    by: (state) => withEncounter(() => ({ feats: [{ hero: firstHero(state), dice: 1 }] }))(state),
    fault: 'a feat is used against the boss',
  },
  {
    name: 'a feat of six dice',
    of: inPool,
    by: (state) => withEncounter(() => ({ feats: [{ hero: firstHero(state), dice: 6 }] }))(state),
    fault: 'dice that it has not got',
  },
  {
    name: 'a feat twice',
    of: (state) => inPool(state) && state.encounter?.feats.length === 1,
    by: withEncounter(({ feats }) => ({ feats: [...feats, ...feats] })),
    fault: 'a feat is used twice',
  },
  {
    name: 'everything prevented',
    of: inPool,
    by: withEncounter(() => ({ prevented: { damage: 50, time: 50 } })),
    fault: 'is prevented than skills prevent',
  },
  {
    name: 'a die for armor from nowhere',
    of: (state) => inPool(state) && (state.encounter?.pool.length ?? 0) > 0 && state.encounter?.used.length === 0,
    by: withEncounter(({ pool }) => ({ pool: pool.map((die, at) => (at === 0 ? { ...die, only: 'mana' as const } : die)) })),
    fault: 'that no skill has restricted',
  },
  {
    name: 'a skill at work that was not used',
    of: (state) =>
      poolOf('combat')(state) &&
      (state.encounter?.pool.filter(({ hero }) => hero === firstHero(state)).length ?? 0) > 1 &&
      state.encounter?.used.length === 0,
    by: (state) => ({
      ...withEncounter(() => ({ effect: { hero: firstHero(state), skill: 'direct-hit', way: 0, op: 0, since: 1 } }))(state),
      phase: 'effect',
    }),
    fault: 'the skill in use was not used',
  },
  {
    name: 'one hero who rolls before herself',
    of: inPool,
    by: (state) => withEncounter(() => ({ rollsFirst: firstHero(state) }))(state),
    fault: 'nobody was asked who rolls first',
  },
  {
    name: 'bonus dice before the feats',
    of: ({ phase, level, encounter }) => phase === 'feats' && level > 1 && encounter !== null,
    by: (state) => withEncounter(() => ({ bonus: [firstHero(state)] }))(state),
    fault: 'bonus dice are given before their time',
  },
  {
    name: 'a skill before the roll',
    of: ({ phase, encounter }) => phase === 'feats' && encounter?.used.length === 0,
    by: (state) => withEncounter(() => ({ used: [{ hero: firstHero(state), skill: 'valor' }] }))(state),
    fault: 'a skill is used before the dice are rolled',
  },
  {
    name: 'invisibility that nobody knows',
    of: ({ phase, encounter, potions, identified }) =>
      phase === 'feats' && encounter !== null && potions > 0 && identified.length === 0,
    by: (state) => ({ ...state, phase: 'invisibility', encounter: null }),
    fault: 'invisibility is not identified',
  },
];
