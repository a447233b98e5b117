import type { HeroId, State } from '../../../../engine/onedeck';
import type { Translate } from '../../../../table/ports';
import { choiceOf } from '../commands';
import type { Entry } from '../menu';
import { idOf } from '../targets';
import type { SplitView } from '../view/splitView';
import { type Arrangement, commandFor, isSamePair } from './arrangement';

export interface SplitSetting {
  readonly state: State;
  readonly split: SplitView;
  readonly arrangement: Arrangement;
  /** The hero who is taken up, to change places with another. */
  readonly taken: HeroId | null;
  readonly translate: Translate;
}

const BLANK = { shortcut: '', refusal: null, weight: 'option', choice: null } as const;

/** Returns the entries of a split: the way on, a hero each, and the other card as the first. */
export function splitEntries(setting: SplitSetting): readonly Entry[] {
  const { state, arrangement } = setting;
  const command = commandFor(arrangement, state);
  if (command === null) return [];
  return [
    confirmEntry(choiceOf(command, state, setting.translate), setting),
    ...state.heroes.flatMap(({ id }, at) => heroEntry(id, String(at + 1), setting)),
    ...(state.boss === null ? [orderEntry(setting)] : []),
  ];
}

/** Names the fight that begins, and the one after it. */
function confirmEntry(choice: ReturnType<typeof choiceOf>, { arrangement, split }: SplitSetting): Entry {
  const { first } = arrangement;
  const [now, then] = [split.sides[first], split.sides[first === 0 ? 1 : 0]];
  const label = now.words.face;
  return {
    ...BLANK,
    id: choice.id,
    label,
    brief: label,
    detail: then.words.after,
    shortcut: 'O',
    spot: null,
    weight: 'primary',
    choice,
  };
}

/** With a hero taken up, the heroes of the other pair change places with that one. */
function heroEntry(hero: HeroId, shortcut: string, { arrangement, taken, translate }: SplitSetting): readonly Entry[] {
  if (taken !== null && taken !== hero && isSamePair(arrangement, taken, hero)) return [];
  const name = translate(`hero.${hero}`);
  const label =
    taken === null
      ? translate('split.menu', { hero: name })
      : taken === hero
        ? translate('split.stay', { hero: name })
        : translate('split.swap', { hero: translate(`hero.${taken}`), other: name });
  const id = idOf({ kind: 'seat', hero });
  return [{ ...BLANK, id, label, brief: name, detail: '', shortcut, spot: { kind: 'seat', hero } }];
}

function orderEntry({ arrangement, split }: SplitSetting): Entry {
  const side = arrangement.first === 0 ? 1 : 0;
  const label = split.sides[side].words.first;
  return {
    ...BLANK,
    id: idOf({ kind: 'order', side }),
    label,
    brief: label,
    detail: split.words.order,
    shortcut: 'B',
    spot: { kind: 'order', side },
  };
}
