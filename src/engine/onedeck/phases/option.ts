import { type Rejection, required, shown } from '../../kernel';
import type { CommandOf } from '../commands';
import { notNow } from '../notNow';
import { reject } from '../rejections';
import { activeBoxes } from '../rules/boxes';
import { encounterOf, fighters } from '../rules/encounter';
import { optionFacts, timeOfOption } from '../rules/options';
import { whyNotUsable } from '../rules/skills';
import { spendTime } from '../rules/time';
import type { State } from '../state';
import { type Acts, ask, type StageRun } from './phase';
import { useSkillAct } from './pool/useSkill';

const OPTIONS = [0, 1] as const;

export const option: Acts = {
  chooseOption: {
    whyIllegal: (_, { option: at }) => (OPTIONS.includes(at) ? null : reject('noSuchOption', { option: shown(at) })),
    list: () => OPTIONS.map((at) => ({ type: 'chooseOption', option: at })),
    carryOut(telling, { option: at }) {
      const { name } = required(optionFacts(telling.state, at), 'option');
      const { due, spared } = timeOfOption(telling.state, at);
      telling.tell({ type: 'optionChosen', option: at, name, time: due });
      if (spared > 0) telling.tell({ type: 'preventionSpent', time: spared });
      spendTime(telling, due);
      return 'boxes';
    },
  },
  /** Only Speed: it may spare the option's own time. */
  useSkill: {
    whyIllegal: (state, command) => whyNotSpeed(state, command),
    list: (state) => speedUses(state).filter((command) => whyNotSpeed(state, command) === null),
    carryOut(telling, command) {
      useSkillAct.carryOut(telling, command);
      return 'option';
    },
  },
};

export const optionStage: StageRun = (telling) =>
  encounterOf(telling.state).kind === 'peril' ? ask(telling, 'option') : 'boxes';

export const boxesStage: StageRun = (telling) => {
  telling.tell({ type: 'boxesSet', boxes: activeBoxes(telling.state) });
  return 'feats';
};

function speedUses(state: State): readonly CommandOf<'useSkill'>[] {
  return fighters(state).map((hero) => ({ type: 'useSkill', hero, skill: 'speed', dice: [] }) as const);
}

function whyNotSpeed(state: State, command: CommandOf<'useSkill'>): Rejection | null {
  if (command.skill !== 'speed') return notNow(state, 'useSkill');
  return whyNotUsable(state, command);
}
