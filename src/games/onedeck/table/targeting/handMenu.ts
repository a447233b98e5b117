import { type Command, type DieId, oneDeckDungeon, type State } from '../../../../engine/onedeck';
import type { Translate } from '../../../../table/ports';
import { choiceOf } from '../commands';
import type { Entry, HandMenu } from '../menu';
import { type Aim, idOf } from '../targets';
import { boxLetter, boxWords, diceWords, joined } from '../words/names';
import { refusalWords } from '../words/refusals';
import { poolOf, type Reading, readingOf } from './reach';

interface HandSetting {
  readonly state: State;
  readonly hand: readonly DieId[];
  readonly translate: Translate;
}

/** Returns the buttons while there is an aim or dice are in the hand; null otherwise. */
export function handMenu(aim: Aim | null, setting: HandSetting): HandMenu | null {
  if (aim !== null) return aimedMenu(aim, setting);
  return setting.hand.length === 0 ? null : freeMenu(setting);
}

/** Describes the aim, in place of the advice. */
export function aimWords(aim: Aim, { state, translate }: Omit<HandSetting, 'hand'>): string | null {
  switch (aim.kind) {
    case 'box': {
      const box = state.encounter?.boxes[aim.box];
      return box === undefined ? null : translate('aim.box', { box: boxWords(aim.box, box, translate) });
    }
    case 'ability':
    case 'potion': {
      const what = aim.kind === 'potion' ? aim.potion : aim.ability;
      return translate('aim.ability', { ability: translate(`ability.${what}` as 'ability.healing') });
    }
    case 'choose':
      return null;
  }
}

/** Describes the aim in few words. */
function shortWords(aim: Aim, translate: Translate): string {
  switch (aim.kind) {
    case 'box':
      return translate('aim.cover', { letter: boxLetter(aim.box) });
    case 'ability':
    case 'potion':
      return translate(`ability.${aim.kind === 'potion' ? aim.potion : aim.ability}` as 'ability.healing');
    case 'choose':
      return translate('aim.choose');
  }
}

function aimedMenu(aim: Aim, setting: HandSetting): HandMenu | null {
  const { state, hand, translate } = setting;
  const reading = readingOf(aim, hand, state);
  if (reading === null) return null;
  const nothing = none(aim, setting);
  const second = nothing ?? (aim.kind === 'choose' && hand.length === 0 ? null : cancelEntry(translate));
  if (reading.complete.length > 1)
    return { first: null, second, answers: reading.complete.map((command) => entryFor(command, setting)) };
  const [command] = reading.complete;
  const ready = (complete: Command): Entry => ({
    ...entryFor(complete, setting),
    id: idOf({ kind: 'confirm' }),
    brief: shortWords(aim, translate),
  });
  const way = command === undefined ? waiting(aim, reading, setting) : ready(command);
  if (aim.kind === 'choose') return { first: way, second, answers: [] };
  // The button that ends the fight keeps its place; what is aimed at stands beside it.
  return { first: null, second: { ...way, weight: 'secondary' }, answers: [], besides: [cancelEntry(translate)] };
}

/** Returns the entry that chooses no dice, where that is legal. It is the second button while no die is chosen. */
function none(aim: Aim, setting: HandSetting): Entry | null {
  const nothing: Command = { type: 'chooseDice', dice: [] };
  const offered =
    aim.kind === 'choose' && setting.hand.length === 0 && oneDeckDungeon.whyIllegal(setting.state, nothing) === null;
  return offered ? entryFor(nothing, setting) : null;
}

function waiting(aim: Aim, { why }: Reading, { state, hand, translate }: HandSetting): Entry {
  const dice = diceWords(
    poolOf(state).filter(({ id }) => hand.includes(id)),
    state,
    translate,
  );
  const reason = why === null ? '' : refusalWords(why, translate);
  const label = aim.kind === 'choose' ? translate('aim.choose') : (aimWords(aim, { state, translate }) ?? '');
  return {
    ...BLANK,
    id: idOf({ kind: 'confirm' }),
    label,
    brief: shortWords(aim, translate),
    detail: joined(dice, reason),
    refusal: reason,
  };
}

/** Returns the buttons for dice in the hand without an aim. */
function freeMenu(setting: HandSetting): HandMenu {
  const { state, hand, translate } = setting;
  const heroes = state.encounter?.heroes ?? [];
  const forged = heroes.map((hero): Command => ({ type: 'makeHeroic', dice: hand, hero }));
  const offered = forged.filter((command) => oneDeckDungeon.whyIllegal(state, command) === null);
  const [one, ...more] = offered.map((command) => entryFor(command, setting));
  if (one === undefined) return { first: null, second: cancelEntry(translate), answers: [] };
  return more.length > 0
    ? { first: null, second: cancelEntry(translate), answers: [one, ...more] }
    : { first: null, second: one, answers: [] };
}

function entryFor(command: Command, { state, translate }: HandSetting): Entry {
  const choice = choiceOf(command, state, translate);
  const { label, detail } = choice;
  const id = idOf({ kind: 'handCommand', name: choice.id });
  return { ...BLANK, id, label, brief: shortFor(command, translate) ?? label, detail, choice };
}

function shortFor({ type }: Command, translate: Translate): string | null {
  if (type === 'makeHeroic') return translate('aim.forge');
  return type === 'discardDie' ? translate('aim.discard') : null;
}

function cancelEntry(translate: Translate): Entry {
  const label = translate('aim.cancel');
  return {
    ...BLANK,
    id: idOf({ kind: 'cancel' }),
    label,
    brief: label,
    detail: translate('aim.cancelDetail'),
    weight: 'secondary',
  };
}

const BLANK = { shortcut: '', refusal: null, spot: null, weight: 'primary', choice: null } as const;
