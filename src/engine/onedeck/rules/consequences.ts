import { activeDungeonSpecials, foeSpecial, isOpen } from '../specials';
import type { Encounter, State, Symbols } from '../state';
import { sideFacts } from './party';

/** R4: what finishing now would cost. `after` is time at the end that is no consequence. */
export interface Consequences extends Symbols {
  readonly after: number;
}

export function consequencesOf(state: State, encounter: Encounter): Consequences {
  let damage = 0;
  let time = 0;
  for (const box of encounter.boxes) {
    if (!isOpen(box)) continue;
    damage += box.damage;
    time += box.time;
  }
  const skill = ownSkill(state, encounter);
  // The paladin's Armor is the only thing that prevents damage for her.
  const left = {
    damage: skill === 'armor' ? damage : Math.max(0, damage - encounter.prevented.damage),
    time: Math.max(0, time - encounter.prevented.time),
  };
  const after = foeSpecial(state).timeAfter?.(encounter.boxes) ?? 0;
  const due = bySkill(withDungeon(state, left), encounter, skill);
  return { damage: due.damage, time: due.time, after };
}

function withDungeon(state: State, left: Symbols): Symbols {
  let { damage } = left;
  // Each looks at what is left after preventing and at what the floors above have added.
  for (const { addsDamage } of activeDungeonSpecials(state)) damage += addsDamage?.({ damage, time: left.time }) ?? 0;
  return { damage, time: left.time };
}

function bySkill({ damage, time }: Symbols, encounter: Encounter, skill: string | null): Symbols {
  if (skill === 'armor') return { damage: damage - Math.floor(damage / 2), time };
  if (skill === 'kiting' && encounter.kind === 'combat' && damage === 1) return { damage: 0, time: time + 1 };
  return { damage, time };
}

/** Armor and Kiting are on sides for one hero alone: the first is the only one. */
function ownSkill(state: State, { heroes: [hero] }: Encounter): string | null {
  return hero === undefined ? null : sideFacts(state, hero).skill;
}
