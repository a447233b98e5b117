import type { Listing } from '../../../kernel';
import type { CommandOf } from '../../commands';
import type { SkillId } from '../../content/abilities';
import { carryOutOps } from '../../effects';
import type { HeroId } from '../../ids';
import { discard } from '../../rules/dice';
import { encounterOf } from '../../rules/encounter';
import { Joined, Mapped } from '../../rules/listing';
import { heroOf, skillsOf } from '../../rules/party';
import { type DieKind, kindsOf } from '../../rules/sets';
import { abilityFacts, isUsableIn, isUsed, paymentsOf, whyNotUsable, whyPointless } from '../../rules/skills';
import { spendTime } from '../../rules/time';
import { foeSpecial } from '../../specials';
import type { State } from '../../state';
import type { Act } from '../phase';

export const useSkillAct: Act<'useSkill'> = {
  whyIllegal: whyNotUsable,
  list(state) {
    const encounter = encounterOf(state);
    const uses: Listing<CommandOf<'useSkill'>>[] = [];
    const kinds = kindsOf(encounter.pool);
    for (const hero of encounter.heroes) {
      for (const skill of skillsOf(state, heroOf(state, hero))) {
        if (isUsableIn(skill, encounter.kind) && !isUsed(encounter, hero, skill)) addUses(uses, state, { hero, skill, kinds });
      }
    }
    return new Joined(uses);
  },
  carryOut(telling, { hero, skill, dice, way = 0 }) {
    const since = telling.state.nextDie;
    telling.tell({ type: 'skillUsed', hero, skill });
    discard(telling, dice, 'cost');
    // R11
    spendTime(telling, foeSpecial(telling.state).timePerSkill ?? 0);
    carryOutOps(telling, { hero, skill, way, op: 0, since });
    return 'pool';
  },
};

function addUses(
  uses: Listing<CommandOf<'useSkill'>>[],
  state: State,
  { hero, skill, kinds }: { readonly hero: HeroId; readonly skill: SkillId; readonly kinds: readonly DieKind[] },
): void {
  const { cost, ways } = abilityFacts(skill);
  const payments = paymentsOf(kinds, hero, cost);
  if (payments.length === 0) return;
  for (let way = 0; way < ways.length; way++) {
    const useful = payments.filter((spent) => whyPointless(state, { hero, skill, way, spent }) === null);
    uses.push(new Mapped(useful, (dice) => ({ type: 'useSkill', hero, skill, dice, ...(way > 0 && { way }) })));
  }
}
