import { CARDS, type Command, type CommandOf, type CommandType, type State } from '../../../../engine/onedeck';
import type { BarTool } from '../../../../table';
import type { TextKey } from '../../../../table/ports';
import { choicesIn } from '../choices';
import { type Entry, folderOf } from '../menu';
import { facedCard } from '../words/names';
import { type Asked, capital, type Explanation, lines } from './explanation';

/** A move that can be chosen, or a folder of moves of one kind. */
export function explainButton(id: string, asked: Asked): Explanation | null {
  const entry = asked.entries.find((one) => one.id === id);
  if (entry === undefined) return null;
  const command = commandBehind(entry, asked);
  const rule = command === null ? '' : ruleFor(command, asked);
  return { title: capital(entry.label), lines: lines(entry.detail, rule), now: lines(entry.refusal ?? '').join('') };
}

export function explainTool(tool: Exclude<BarTool, 'again'> | 'page', { translate }: Asked): Explanation {
  return { title: translate(`tool.${tool}.name`), lines: lines(translate(`tool.${tool}.text`)), now: '' };
}

/** A folder stands for the first of its kind. */
function commandBehind(entry: Entry, { state, translate }: Asked): Command | null {
  if (entry.choice !== null) return entry.choice.command;
  const folder = folderOf(entry);
  return choicesIn(state, translate).find(({ topic }) => folder !== null && topic?.id === folder)?.command ?? null;
}

function ruleFor<Type extends CommandType>(command: CommandOf<Type>, { state, translate }: Asked): string {
  const rule: RuleOf<Type> = RULES[command.type];
  return translate(typeof rule === 'function' ? rule(command, state) : rule);
}

type RuleOf<Type extends CommandType> = TextKey | ((command: CommandOf<Type>, state: State) => TextKey);

/** Commands go by the rules that the log tells of what comes of them. */
const RULES: { readonly [Type in CommandType]: RuleOf<Type> } = {
  startTurn: 'about.startTurn',
  drinkPotion: 'symbol.potion.text',
  explore: 'about.explore',
  enter: ({ door }, { doors }) => (doors[door]?.open === true ? 'rule.doorEntered' : 'about.enter'),
  confront: (_, state) => {
    const card = facedCard(state);
    return card === null ? 'rule.encounterBegun.boss' : `rule.encounterBegun.${CARDS[card].kind}`;
  },
  flee: 'rule.doorFled',
  addDoor: 'about.addDoor',
  splitParty: 'about.splitParty',
  skipEncounter: 'about.skipEncounter',
  chooseItemToDrain: 'rule.itemDrained',
  chooseOption: 'about.chooseOption',
  useFeat: 'rule.featUsed',
  giveBonusDie: 'rule.bonusDieGiven',
  rollFirst: 'rule.rollOrderChosen',
  roll: 'rule.dieRolled.supply',
  cover: ({ box }, { encounter }) => `rule.boxCovered.${encounter?.boxes[box]?.size ?? 'normal'}`,
  useSkill: 'symbol.skill.text',
  chooseDice: 'rule.diceChosen',
  makeHeroic: 'rule.dieDiscarded.heroic',
  discardDie: 'rule.dieDiscarded.chosen',
  finish: (_, { phase, boss }) => {
    if (phase === 'stealth') return 'about.finishStealth';
    if (phase === 'level') return 'about.finishLevel';
    if (phase === 'dying') return 'about.finishDying';
    return boss === null ? 'about.finishPool' : 'about.finishBoss';
  },
  assignDamage: (_, { phase }) => (phase === 'before' ? 'rule.damageTaken.flames' : 'rule.damageTaken.consequences'),
  assignStairsDamage: 'rule.damageTaken.stairs',
  claim: ({ as }) => `rule.cardClaimed.${as}`,
  levelUp: 'rule.levelGained',
  descend: (_, { floor }) => (floor < 3 ? 'rule.descended' : 'rule.bossMet'),
  stay: 'about.stay',
};
