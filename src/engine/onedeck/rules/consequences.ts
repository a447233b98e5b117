import { activeDungeonSpecials, foeSpecial, isOpen, type SkillSpecial } from '../specials';
import type { Encounter, State, Symbols } from '../state';
import { skillSpecial } from './party';

/** R4: the cost of finishing now. `after` is time at the end that is no consequence. */
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
  const { barsPrevention, softens } = ownSpecial(state, encounter);
  const left = {
    damage: barsPrevention ? damage : Math.max(0, damage - encounter.prevented.damage),
    time: Math.max(0, time - encounter.prevented.time),
  };
  const after = foeSpecial(state).timeAfter?.(encounter.boxes) ?? 0;
  const due = withDungeon(state, left);
  return { ...(softens?.(due, encounter.kind) ?? due), after };
}

function withDungeon(state: State, left: Symbols): Symbols {
  let { damage } = left;
  // Each looks at what is left after preventing and at what the floors above have added.
  for (const { addsDamage } of activeDungeonSpecials(state)) damage += addsDamage?.({ damage, time: left.time }) ?? 0;
  return { damage, time: left.time };
}

/** Skills that change consequences are on sides for one hero alone: the first hero is the only one. */
function ownSpecial(state: State, { heroes: [hero] }: Encounter): SkillSpecial {
  return hero === undefined ? {} : skillSpecial(state, hero);
}
