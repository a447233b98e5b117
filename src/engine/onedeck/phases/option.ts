import { type Rejection, required } from '../../kernel';
import type { CommandOf } from '../commands';
import { notNow } from '../notNow';
import { reject, shown } from '../rejections';
import { activeBoxes } from '../rules/boxes';
import { encounterOf } from '../rules/encounter';
import { optionFacts, timeOfOption } from '../rules/options';
import { whyNotUsable } from '../rules/skills';
import { spendTime } from '../rules/time';
import { isUsableBeforeOption } from '../specials';
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
  /** Only a skill that may spare the time of the option itself can be used here. */
  useSkill: {
    whyIllegal: whyNotEarly,
    list: (state) => useSkillAct.list(state).filter(({ skill }) => isUsableBeforeOption(skill)),
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

function whyNotEarly(state: State, command: CommandOf<'useSkill'>): Rejection | null {
  return isUsableBeforeOption(command.skill) ? whyNotUsable(state, command) : notNow(state, 'useSkill');
}
