import { invariant, shown } from '../../kernel';
import type { CommandOf } from '../commands';
import { reject } from '../rejections';
import { Chain } from '../rules/Chain';
import { optionsFor, questionOf } from '../rules/options';
import type { Telling } from '../telling';
import type { Act, Giving } from './act';
import { awardDone } from './boss';
import { finishSetup } from './cards';
import { endWalk } from './walking';

type Answer = 'chooseHero' | 'fillBox' | 'strikeOff' | 'takeGem' | 'takeFirst';

/** An answer names a hero, an item, a monster, a gem or a kind of loot. */
type Option = Parameters<Chain['answer']>[0];

function answer<Type extends Answer>(optionIn: (command: CommandOf<Type>) => Option): Act<Type> {
  return {
    whyIllegal: (giving, command) => whyNoOption(giving, optionIn(command)),
    carryOut(telling, at, command) {
      const chain = new Chain(telling, at);
      chain.answer(optionIn(command));
      chain.run();
      goOn(telling, at);
    },
  };
}

export const chooseHero = answer<'chooseHero'>(({ hero }) => hero);
export const fillBox = answer<'fillBox'>(({ item }) => item);
export const strikeOff = answer<'strikeOff'>(({ monster }) => monster);
export const takeGem = answer<'takeGem'>(({ gem }) => gem);
export const takeFirst = answer<'takeFirst'>(({ loot }) => loot);

function whyNoOption({ seat }: Giving, option: Option): ReturnType<Act<Answer>['whyIllegal']> {
  const question = questionOf(seat);
  const options: readonly Option[] | null = question === null ? null : optionsFor(seat.sheet, question);
  return options?.includes(option) === true ? null : reject('notAnOption', { option: shown(option) });
}

/** Goes on with what the question interrupted. */
function goOn(telling: Telling, at: number): void {
  if (telling.seat(at).sheet.due.length > 0) return;
  const { phase } = telling.state;
  invariant(phase === 'setup' || phase === 'dice' || phase === 'reward', `nobody is asked in ${phase}`);
  if (phase === 'setup') finishSetup(telling, at);
  else if (phase === 'dice') endWalk(telling, at);
  else awardDone(telling);
}
