import { type Command, type DoorSlot, oneDeckDungeon, type RejectionKey, type State } from '../engine/onedeck';
import type { Translate } from './ports';

/** One thing the party can do or would like to: the same list feeds canvas, mirror and keys. */
export interface Choice {
  readonly id: string;
  readonly command: Command;
  readonly label: string;
  readonly detail: string;
  readonly shortcut: string;
  /** Why the rules say no, in words; null when they say yes. */
  readonly refusal: string | null;
  readonly door: DoorSlot | null;
}

type Draft = Pick<Choice, 'id' | 'command' | 'label' | 'detail' | 'shortcut'> & { readonly door?: DoorSlot };

export function choicesIn(state: State, translate: Translate): readonly Choice[] {
  return draftsIn(state, translate).map((draft) => {
    const rejection = oneDeckDungeon.whyIllegal(state, draft.command);
    const refusal = rejection === null ? null : translate(`refusal.${rejection.key as RejectionKey}`, rejection.params ?? {});
    return { door: null, ...draft, refusal };
  });
}

function draftsIn(state: State, translate: Translate): readonly Draft[] {
  const named = (type: 'startTurn' | 'explore' | 'flee', shortcut: string, params = {}): Draft => ({
    id: type,
    command: { type },
    label: translate(`act.${type}`),
    detail: translate(`act.${type}Detail`, params),
    shortcut,
  });
  switch (state.phase) {
    case 'turnStart':
      return [named('startTurn', 'T')];
    case 'choose':
      return [named('explore', 'E', { count: doorsToFind(state) }), ...doorDrafts(state, translate)];
    case 'door':
      return [named('flee', 'F')];
    case 'over':
      return [];
  }
}

function doorDrafts(state: State, translate: Translate): readonly Draft[] {
  return state.doors.flatMap((door, slot) => {
    if (door === null) return [];
    const number = slot + 1;
    const label = translate('act.enter', { number });
    const command = { type: 'enter', door: slot } as const;
    return [{ id: `enter${number}`, command, label, detail: translate('act.enterDetail'), shortcut: String(number), door: slot }];
  });
}

function doorsToFind(state: State): number {
  return Math.min(state.deck.length, state.doors.filter((door) => door === null).length);
}
