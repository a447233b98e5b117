import type { DueOp, Event, EventType, Outlook } from '../../../../engine/paper';
import type { Translate } from '../../../../table';
import { gemWords, heroWords, monsterWords, opWords } from '../words';

export interface Told {
  /** What the command itself does is said already. */
  readonly own?: EventType;
  readonly asks?: readonly DueOp[];
}

/** `Glory 31 to 42 · gem C · hurt 1 · then a choice: an item box`. */
export function outlookWords(outlook: Outlook, translate: Translate, told: Told = {}): string {
  const { was, is } = outlook;
  const glory =
    was === is ? translate('paperDungeons.outcome.glorySame', { is }) : translate('paperDungeons.outcome.glory', { was, is });
  return `${[glory, ...partsOf(outlook, translate, told)].join(' · ')}.`;
}

/** Everything but the glory. */
export function partsOf(outlook: Outlook, translate: Translate, { own, asks = asksOf(outlook) }: Told = {}): readonly string[] {
  const { hurt, absorbed, revives, penalty, spilled, lost, strength } = outlook;
  const [was, is] = strength;
  const parts = [
    revives ? translate('paperDungeons.outcome.revives') : '',
    penalty === 0 ? '' : translate('paperDungeons.outcome.penalty', { amount: penalty }),
    ...gainsOf(outlook.events, own).map((event) => gainWords(event, translate)),
    was === is ? '' : translate('paperDungeons.outcome.strength', { was, is }),
    hurt === 0 ? '' : translate('paperDungeons.outcome.hurt', { value: hurt }),
    absorbed === 0 ? '' : translate('paperDungeons.outcome.absorbed', { value: absorbed }),
    spilled === 0 ? '' : translate('paperDungeons.outcome.wasted', { count: spilled }),
    ...lost.map((op) => translate('paperDungeons.outcome.lost', { what: opWords(op, translate) })),
    ...asks.map((op) => translate('paperDungeons.outcome.asks', { what: opWords(op, translate) })),
  ];
  return parts.filter((part) => part !== '');
}

/** The same for a small plate, the most important first. */
export function briefOf(outlook: Outlook, translate: Translate, { own, asks = asksOf(outlook) }: Told = {}): readonly string[] {
  const { hurt, revives, penalty, spilled, strength } = outlook;
  const [was, is] = strength;
  const parts = [
    revives ? translate('paperDungeons.brief.revives') : '',
    penalty === 0 ? '' : translate('paperDungeons.brief.penalty', { amount: penalty }),
    ...gainsOf(outlook.events, own).map((event) => gainWords(event, translate)),
    spilled === 0 ? '' : translate('paperDungeons.brief.lost', { count: spilled }),
    was === is ? '' : translate('paperDungeons.brief.strength', { was, is }),
    hurt === 0 ? '' : translate('paperDungeons.outcome.hurt', { value: hurt }),
    ...asks.map((op) => translate('paperDungeons.brief.asks', { what: opWords(op, translate) })),
  ];
  return parts.filter((part) => part !== '');
}

function gainsOf(events: readonly Event[], own: EventType | undefined): readonly Event[] {
  const first = events.findIndex(({ type }) => type === own);
  return events.filter((_, at) => at !== first);
}

/** What is won, in few words; nothing for what is no gain. */
function gainWords(event: Event, translate: Translate): string {
  switch (event.type) {
    case 'heroRaised':
      return translate('paperDungeons.brief.level', { hero: heroWords(event.hero, translate), level: event.level });
    case 'boxFilled': {
      const item = translate(`paperDungeons.itemBrief.${event.item}`);
      return translate('paperDungeons.brief.box', { item, number: event.boxes });
    }
    case 'potionsGained':
      return event.amount === 0 ? '' : translate('paperDungeons.amount.potions', { count: event.amount });
    case 'monsterBeaten':
      return monsterWords(event.monster, translate);
    case 'gemMarked':
      return event.gem === null ? opWords('markGem', translate) : gemWords(event.gem, translate);
    case 'roomEntered':
      return event.lair ? translate('paperDungeons.outcome.lair') : '';
    default:
      return '';
  }
}

const asksOf = ({ asks }: Outlook): readonly DueOp[] => (asks === null ? [] : [asks.op]);
