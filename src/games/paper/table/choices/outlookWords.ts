import type { DueOp, Outlook } from '../../../../engine/paper';
import type { Translate } from '../../../../table';
import { opWords } from '../words';

/** `Glory 31 to 42 · hurt 1 · then a choice: an item box`. */
export function outlookWords(outlook: Outlook, translate: Translate, asks: readonly DueOp[] = asksOf(outlook)): string {
  const { was, is, hurt, absorbed, revives, penalty, spilled, lost } = outlook;
  const parts = [
    was === is ? translate('paperDungeons.outcome.glorySame', { is }) : translate('paperDungeons.outcome.glory', { was, is }),
    hurt === 0 ? '' : translate('paperDungeons.outcome.hurt', { value: hurt }),
    absorbed === 0 ? '' : translate('paperDungeons.outcome.absorbed', { value: absorbed }),
    revives ? translate('paperDungeons.outcome.revives') : '',
    penalty === 0 ? '' : translate('paperDungeons.outcome.penalty', { amount: penalty }),
    spilled === 0 ? '' : translate('paperDungeons.outcome.wasted', { count: spilled }),
    ...lost.map((op) => translate('paperDungeons.outcome.lost', { what: opWords(op, translate) })),
    ...asks.map((op) => translate('paperDungeons.outcome.asks', { what: opWords(op, translate) })),
  ];
  return sentenceOf(parts);
}

function sentenceOf(parts: readonly string[]): string {
  return `${parts.filter((part) => part !== '').join(' · ')}.`;
}

const asksOf = ({ asks }: Outlook): readonly DueOp[] => (asks === null ? [] : [asks.op]);
