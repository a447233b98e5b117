import {
  type Command,
  type Due,
  type GemId,
  type HeroId,
  type ItemId,
  type Loot,
  type MonsterId,
  optionsFor,
  outlookOf,
  type SeatId,
} from '../../../../engine/paper';
import { roomWith } from '../commandWords';
import { gemWords, heroWords, itemWords, lootWords, monsterWords } from '../words';
import { type Asking, type Choice, choice, perform, type Spot } from './choice';
import { outlookWords } from './outlookWords';

type Option = HeroId | ItemId | MonsterId | GemId | Loot;

/** What answers a question: each option at its place on the sheet. */
export function answerChoices(asking: Asking, due: Due): readonly Choice[] {
  const options: readonly Option[] = optionsFor(asking.seat.sheet, due) ?? [];
  return options.map((option, at) => answer(asking, due.op, { option, at }));
}

interface Placed {
  readonly option: Option;
  readonly at: number;
}

function answer({ state, seat: { id: seat }, translate }: Asking, op: Due['op'], { option, at }: Placed): Choice {
  const command = answerOf(op, option, seat);
  const outlook = outlookOf(state, command);
  const { id, spot, label } = placed({ command, option, translate, level: levelIn(command, outlook?.after, seat) });
  return choice({
    id,
    spot,
    label,
    detail: [translate(`paperDungeons.detail.${command.type as 'fillBox'}`), outlook && outlookWords(outlook, translate)]
      .filter((each) => each !== null)
      .join(' '),
    shortcut: at < 9 ? String(at + 1) : '',
    weight: 'option',
    outlook,
    deed: perform(command),
  });
}

function answerOf(op: Due['op'], option: Option, seat: SeatId): Command {
  switch (op) {
    case 'levelUp':
      return { type: 'chooseHero', seat, hero: option as HeroId };
    case 'fillBox':
      return { type: 'fillBox', seat, item: option as ItemId };
    case 'strikeOff':
      return { type: 'strikeOff', seat, monster: option as MonsterId };
    case 'takeGem':
      return { type: 'takeGem', seat, gem: option as GemId };
    default:
      return { type: 'takeFirst', seat, loot: option as Loot };
  }
}

interface Placing {
  readonly command: Command;
  readonly option: Option;
  readonly level: number;
  readonly translate: Asking['translate'];
}

function placed({ command, option, level, translate }: Placing): { id: string; spot: Spot; label: string } {
  switch (command.type) {
    case 'chooseHero': {
      const hero = heroWords(command.hero, translate);
      return {
        id: `hero-${option}`,
        spot: { kind: 'hero', hero: command.hero },
        label: translate('paperDungeons.use.raiseTo', { hero, level }),
      };
    }
    case 'fillBox': {
      const item = itemWords(command.item, translate);
      return {
        id: `item-${option}`,
        spot: { kind: 'item', item: command.item },
        label: translate('paperDungeons.use.box', { item, number: level }),
      };
    }
    case 'strikeOff': {
      const room = roomWith(command.monster);
      const name = monsterWords(command.monster, translate);
      return {
        id: `to-${room}`,
        spot: { kind: 'room', room },
        label: translate('paperDungeons.press.strikeOff', { name, room }),
      };
    }
    case 'takeGem': {
      const room = roomWith(command.gem);
      const name = gemWords(command.gem, translate);
      return { id: `to-${room}`, spot: { kind: 'room', room }, label: translate('paperDungeons.press.takeGem', { name, room }) };
    }
    default: {
      const name = lootWords(option as Loot, translate);
      return { id: `loot-${option}`, spot: { kind: 'answer' }, label: translate('paperDungeons.press.takeFirst', { name }) };
    }
  }
}

/** The level or the number of boxes that an answer leads to. */
function levelIn(command: Command, after: Asking['state'] | undefined, id: SeatId): number {
  const sheet = after?.seats.find((seat) => seat.id === id)?.sheet;
  if (sheet === undefined) return 0;
  if (command.type === 'chooseHero') return sheet.heroes[command.hero];
  return command.type === 'fillBox' ? sheet.items[command.item] : 0;
}
