import {
  type CommandOf,
  costOf,
  type Die,
  type DieId,
  pendingOp,
  previewOf,
  SKILL_IDS,
  type SkillId,
  type State,
  sideFacts,
} from '../../../../engine/onedeck';
import type { Aim } from '../targets';
import { opWords, waysOf } from '../words/abilities';
import { amountWords, boxLetter, boxWords, diceWords, facedCard, featWords, joined, optionWords } from '../words/names';
import { wayWords } from '../words/ways';
import { byHero, type CommandRecord, type Setting, type Wording } from './record';

type FightCommand =
  | ('chooseOption' | 'useFeat' | 'giveBonusDie' | 'rollFirst' | 'roll' | 'cover' | 'useSkill' | 'chooseDice' | 'makeHeroic')
  | 'discardDie';

/** Records of the commands of an encounter, from the choice of an option to the last die. */
export const FIGHT_COMMANDS: { readonly [Type in FightCommand]: CommandRecord<Type> } = {
  chooseOption: {
    wording: optionWording,
    weight: 'option',
    key: ({ option }) => boxLetter(option),
    order: 10,
    rule: 'about.chooseOption',
  },
  useFeat: {
    wording: featWording,
    weight: 'option',
    order: 12,
    rule: 'rule.featUsed',
    aim: {
      at: ({ hero }, state) => ({ kind: 'ability', hero, ability: sideFacts(state, hero).feat.name }),
      wish: (aim) => (aim.kind === 'ability' && skillOf(aim) === null ? { type: 'useFeat', hero: aim.hero, dice: 1 } : null),
    },
  },
  giveBonusDie: {
    wording: ({ hero }, { translate }) => ({
      label: translate('act.giveBonusDie', { hero: translate(`hero.${hero}`) }),
      brief: translate(`hero.${hero}`),
      detail: translate('cost.bonus'),
      who: { hero, life: null, gains: true },
    }),
    weight: 'option',
    order: 10,
    rule: 'rule.bonusDieGiven',
  },
  rollFirst: {
    wording: ({ hero }, { translate }) => ({
      label: translate('act.rollFirst', { hero: translate(`hero.${hero}`) }),
      brief: translate(`hero.${hero}`),
      detail: translate('cost.rollFirst'),
      who: { hero, life: null, gains: false },
    }),
    weight: 'option',
    order: 10,
    rule: 'rule.rollOrderChosen',
  },
  roll: {
    wording: (_, { translate }) => ({ label: translate('act.roll'), detail: translate('cost.roll') }),
    weight: 'primary',
    key: 'O',
    order: 9,
    rule: 'rule.dieRolled.supply',
  },
  cover: {
    wording: coverWording,
    weight: 'option',
    key: ({ box }) => boxLetter(box),
    order: 10,
    rule: ({ box }, { encounter }) => `rule.boxCovered.${encounter?.boxes[box]?.size ?? 'normal'}`,
    aim: {
      at: ({ box }) => ({ kind: 'box', box }),
      wish: (aim, dice) => (aim.kind === 'box' ? { type: 'cover', box: aim.box, dice } : null),
      withDice: (command, dice) => ({ ...command, dice }),
    },
    dice: ({ dice }) => dice,
  },
  useSkill: {
    wording: skillWording,
    weight: 'inline',
    order: 11,
    rule: 'symbol.skill.text',
    aim: {
      at: ({ hero, skill }) => ({ kind: 'ability', hero, ability: skill }),
      wish: (aim, dice) => {
        const skill = skillOf(aim);
        return aim.kind === 'ability' && skill !== null ? { type: 'useSkill', hero: aim.hero, skill, dice } : null;
      },
      withDice: (command, dice) => ({ ...command, dice }),
    },
    dice: ({ dice }) => dice,
  },
  chooseDice: {
    wording: ({ dice }, { state, translate }) => ({
      spot: { kind: 'hand' },
      label:
        dice.length === 0 ? translate('act.chooseNone') : translate('act.chooseDice', { dice: named(dice, state, translate) }),
      detail: opWords(pendingOp(state)?.op, translate),
    }),
    weight: 'option',
    order: 10,
    rule: 'rule.diceChosen',
    aim: {
      at: () => ({ kind: 'choose' }),
      wish: (aim, dice) => (aim.kind === 'choose' ? { type: 'chooseDice', dice } : null),
      withDice: (command, dice) => ({ ...command, dice }),
    },
    dice: ({ dice }) => dice,
  },
  makeHeroic: {
    wording: heroicWording,
    weight: 'option',
    order: 14,
    rule: 'rule.dieDiscarded.heroic',
    dice: ({ dice }) => dice,
  },
  discardDie: {
    wording: ({ die }, { state, translate }) => ({
      label: translate('act.discardDie', { die: named([die], state, translate) }),
      detail: translate('cost.discard'),
      ...(state.phase === 'pool'
        ? { topic: { id: 'discard', label: translate('act.discardFolder') }, spot: { kind: 'hand' } }
        : {}),
    }),
    weight: 'option',
    order: 15,
    rule: 'rule.dieDiscarded.chosen',
    dice: ({ die }) => [die],
  },
};

/** Returns the skill that an aim names; null for feats, talents and everything else. */
function skillOf(aim: Aim): SkillId | null {
  return aim.kind === 'ability' ? (SKILL_IDS.find((id) => id === aim.ability) ?? null) : null;
}

function optionWording({ option }: CommandOf<'chooseOption'>, { state, translate }: Setting): Wording {
  return {
    label: optionWords(facedCard(state), option, translate),
    detail: wayWords(state, option, translate),
    spot: { kind: 'way', option },
  };
}

function featWording(command: CommandOf<'useFeat'>, setting: Setting): Wording {
  const { state, translate } = setting;
  const { hero, dice } = command;
  const rolled = translate('amount.heroicDice', { count: dice });
  return {
    label: byHero(translate('act.useFeat', { feat: featWords(state, hero, translate), dice: rolled }), hero, setting),
    detail: featCost(command, setting),
  };
}

function featCost(command: CommandOf<'useFeat'>, { state, translate }: Setting): string {
  const { risk } = previewOf(state, command);
  if (risk !== null) {
    const [damage, time] = [amountWords({ damage: risk.damage }, translate), amountWords({ time: risk.time }, translate)];
    return translate('cost.gamble', { damage, time });
  }
  const time = amountWords(costOf(state, command), translate);
  return time === '' ? translate('cost.stored') : translate('cost.featTime', { time });
}

function coverWording({ box: at, dice }: CommandOf<'cover'>, { state, translate }: Setting): Wording {
  const box = state.encounter?.boxes[at];
  if (box === undefined) return { label: '', detail: '' };
  const words = boxWords(at, box, translate);
  const saved = amountWords(box, translate);
  const detail = box.warded
    ? translate('cost.ward')
    : saved === ''
      ? translate('cost.armor')
      : translate('cost.saves', { what: saved });
  return {
    label: translate('act.cover', { box: words, dice: named(dice, state, translate) }),
    detail,
    brief: named(dice, state, translate),
    topic: { id: `box-${at}`, label: translate('act.coverBox', { box: words }), detail },
    spot: { kind: 'box', box: at },
  };
}

function skillWording(command: CommandOf<'useSkill'>, setting: Setting): Wording {
  const { hero, skill, dice, way = 0 } = command;
  const { state, translate } = setting;
  const name = translate(`ability.${skill}`);
  const ways = waysOf(skill);
  const plain = translate('act.useSkill', { skill: name });
  const use = ways.length > 1 ? translate('act.useWay', { skill: name, way: opWords(ways[way]?.[0], translate) }) : plain;
  const paid = dice.length === 0 ? use : translate('act.pay', { use, dice: named(dice, state, translate) });
  const effect = translate(`effect.${skill}`);
  const time = amountWords(costOf(state, command), translate);
  const detail = time === '' ? effect : translate('cost.fade', { effect, time });
  return {
    label: byHero(paid, hero, setting),
    detail,
    brief: dice.length === 0 ? opWords(ways[way]?.[0], translate) : named(dice, state, translate),
    topic: { id: `skill-${hero}-${skill}`, label: byHero(plain, hero, setting), detail },
    spot: { kind: 'ability', hero, ability: skill },
  };
}

function heroicWording({ dice, hero }: CommandOf<'makeHeroic'>, { state, translate }: Setting): Wording {
  const value = Math.min(...diceIn(state, dice).map((die) => die.value));
  const die = diceWords([{ color: 'heroic', value, hero, only: null }], state, translate);
  return {
    label: translate('act.makeHeroic', { die, dice: named(dice, state, translate) }),
    detail: translate('cost.heroic'),
    topic: { id: 'heroic', label: translate('act.heroicFolder') },
    spot: { kind: 'hand' },
  };
}

function diceIn({ encounter }: State, ids: readonly DieId[]): readonly Die[] {
  return ids.flatMap((id) => encounter?.pool.find((die) => die.id === id) ?? []);
}

function named(ids: readonly DieId[], state: State, translate: Setting['translate']): string {
  return joined(diceWords(diceIn(state, ids), state, translate));
}
