import { reject, shown } from '../../rejections';
import { consequencesOf } from '../../rules/consequences';
import { findDie, poolOf } from '../../rules/pool';
import { kindsOf } from '../../rules/sets';
import { type Acts, ask, type StageRun } from '../phase';
import { cover } from './cover';
import { makeHeroic } from './makeHeroic';
import { useSkillAct } from './useSkill';

export const pool: Acts = {
  cover,
  useSkill: useSkillAct,
  makeHeroic,
  discardDie: {
    whyIllegal: (state, { die }) => (findDie(state, die) === undefined ? reject('noSuchDie', { die: shown(die) }) : null),
    list: (state) => kindsOf(poolOf(state)).map(({ die }) => ({ type: 'discardDie', die: die.id })),
    carryOut(telling, { die }) {
      telling.tell({ type: 'dieDiscarded', die, cause: 'chosen' });
      return 'pool';
    },
  },
  finish: {
    whyIllegal: () => null,
    list: () => [{ type: 'finish' }],
    carryOut(telling) {
      const { encounter } = telling.state;
      if (encounter === null) return null;
      const { damage, time } = consequencesOf(telling.state, encounter);
      telling.tell({ type: 'consequencesCounted', damage, time });
      return 'damage';
    },
  },
};

export const poolStage: StageRun = (telling) => ask(telling, telling.state.encounter?.effect ? 'effect' : 'pool');
