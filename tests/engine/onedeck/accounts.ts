import type { Symbols } from '../../../src/engine/onedeck';
import type { Table } from '../../support/onedeck';
import { noted } from './facts/notation';

/** The active boxes in words, those of the card first. */
export function boxesOf({ state }: Table): readonly string[] {
  return (state.encounter?.boxes ?? []).map(noted);
}

/** Every unit of time spent by the last command, on cards or on the stairs. */
export function timeOf(table: Table): number {
  return table.told('timeSpent').length + table.told('stairsTokenPlaced').length;
}

/** Finishes the encounter: what is counted as consequences. By then every scripted roll has been rolled. */
export function suffered(table: Table): Symbols {
  table.do({ type: 'finish' }).expectNoRollsLeft();
  const [counted] = table.told('consequencesCounted');
  if (counted === undefined) throw new Error('no consequences were counted');
  return { damage: counted.damage, time: counted.time };
}

/** With the deck spent a turn ends, and the party goes down. */
export function descend(table: Table): Table {
  const { deck, discard } = table.state;
  return table.from({ deck: [], discard: [...discard, ...deck] }, 'endTurn').do({ type: 'descend' });
}
