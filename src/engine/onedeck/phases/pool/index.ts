import { shown } from '../../../kernel';
import { reject } from '../../rejections';
import { consequencesOf } from '../../rules/consequences';
import { encounterOf, findDie } from '../../rules/encounter';
import { Mapped } from '../../rules/listing';
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
    list: (state) => new Mapped(kindsOf(encounterOf(state).pool), ({ die }) => ({ type: 'discardDie', die: die.id })),
    carryOut(telling, { die }) {
      telling.tell({ type: 'dieDiscarded', die, cause: 'chosen' });
      return 'pool';
    },
  },
  finish: {
    whyIllegal: () => null,
    list: () => [{ type: 'finish' }],
    carryOut(telling) {
      const { damage, time } = consequencesOf(telling.state, encounterOf(telling.state));
      telling.tell({ type: 'consequencesCounted', damage, time });
      return 'damage';
    },
  },
};

export const poolStage: StageRun = (telling) => ask(telling, encounterOf(telling.state).effect ? 'effect' : 'pool');
