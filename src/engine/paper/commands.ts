import type { GemId, HeroId, ItemId, Loot, RoomId } from './content/ids';
import type { MonsterId } from './content/monsters';
import type { ObjectiveId } from './content/objectives';
import type { PowerId } from './content/powers';
import type { Change, SeatId } from './state';

interface Told {
  readonly keep: { readonly objective: ObjectiveId; readonly power: PowerId };
  readonly roll: object;
  readonly raise: { readonly die: number; readonly hero: HeroId; readonly change?: Change };
  readonly craft: { readonly die: number; readonly item: ItemId };
  readonly brew: { readonly die: number };
  readonly walk: { readonly die: number };
  readonly step: { readonly to: RoomId };
  readonly stop: object;
  readonly chooseHero: { readonly hero: HeroId };
  readonly fillBox: { readonly item: ItemId };
  readonly strikeOff: { readonly monster: MonsterId };
  readonly takeGem: { readonly gem: GemId };
  readonly takeFirst: { readonly loot: Loot };
  readonly confirm: object;
  readonly takeBack: object;
}

export type CommandType = keyof Told;
export type CommandOf<Type extends CommandType> = { readonly type: Type; readonly seat: SeatId } & Told[Type];
export type Command = { readonly [Type in CommandType]: CommandOf<Type> }[CommandType];

export const COMMAND_TYPES = [
  ...(['keep', 'roll', 'raise', 'craft', 'brew', 'walk', 'step', 'stop', 'chooseHero', 'fillBox', 'strikeOff'] as const),
  ...(['takeGem', 'takeFirst', 'confirm', 'takeBack'] as const),
] as const satisfies readonly CommandType[];
