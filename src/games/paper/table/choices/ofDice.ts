import type { Rejection } from '../../../../engine/kernel';
import {
  type Change,
  type Command,
  DICE,
  faceOf,
  HERO_IDS,
  type HeroId,
  ITEM_IDS,
  type ItemId,
  outlookOf,
  paperDungeons,
  STEPS,
} from '../../../../engine/paper';
import { refused } from '../refusals';
import { dieWords, heroWords, itemWords, joined } from '../words';
import { type Asking, type Choice, change, choice, type Deed, type Of, perform, type Use } from './choice';
import { roomChoices } from './ofWalks';
import { briefOf, outlookWords } from './outlookWords';

/** A die is taken up, then spent; nothing lights up before a die is in the hand. */
export function diceChoices(asking: Asking): readonly Choice[] {
  const { hand } = asking;
  const dice = DICE.map((_, die) => dieChoice(asking, die));
  if (hand.die === null) return dice;
  const raises = raiseChoices(asking, hand.die);
  const crafts = craftChoices(asking, hand.die);
  const rooms = roomChoices(asking, hand.die);
  const uses = [
    useChoice(asking, 'raise', raises),
    useChoice(asking, 'craft', crafts),
    brewChoice(asking, hand.die),
    walkChoice(asking, hand.die, rooms.filter(({ refusal }) => refusal === null).length),
  ];
  const things = { raise: numbered(raises), craft: numbered(crafts), walk: rooms, brew: [] };
  const shown = hand.use === null ? [...possible(raises), ...possible(crafts), ...rooms] : things[hand.use];
  return [...dice, ...uses, ...goTo(asking, rooms), ...shown];
}

const possible = (choices: readonly Choice[]): readonly Choice[] => choices.filter(({ refusal }) => refusal === null);

/** While one use is looked at, digits are its things and not the dice. */
function numbered(choices: readonly Choice[]): readonly Choice[] {
  const able = possible(choices);
  return choices.map((one) => (able.includes(one) ? { ...one, shortcut: String(able.indexOf(one) + 1) } : one));
}

function dieChoice({ state, seat, hand, translate }: Asking, die: number): Choice {
  const words = dieWords(state.dice, die, translate);
  const isHeld = hand.die === die;
  const refusal = paperDungeons.whyIllegal(state, { type: 'walk', seat: seat.id, die });
  return choice({
    id: `die-${die}`,
    spot: { kind: 'die', die },
    label: words,
    detail: translate(isHeld ? 'paperDungeons.press.putDown' : 'paperDungeons.press.takeUp', { die: words }),
    shortcut: hand.use === null ? String(die + 1) : '',
    weight: 'thing',
    isChosen: isHeld,
    refusal,
    deed: change({ die: isHeld ? null : die, use: null, room: null }),
  });
}

function raiseChoices({ state, seat, translate }: Asking, die: number): readonly Choice[] {
  return HERO_IDS.flatMap((hero) => raisings(hero, { state, seat: seat.id, die }).map(raising));

  function raising({ command, refusal, isFirst }: Raising): Choice {
    const level = Math.min(6, seat.sheet.heroes[command.hero] + 1);
    const words = { hero: heroWords(command.hero, translate), level };
    const outlook = outlookOf(state, command);
    const by = command.change === undefined ? null : translate(`paperDungeons.change.${command.change}`);
    return choice({
      id: isFirst ? `hero-${command.hero}` : `hero-${command.hero}-${command.change}`,
      spot: isFirst ? { kind: 'hero', hero: command.hero } : { kind: 'none' },
      label:
        by === null
          ? translate('paperDungeons.use.raiseTo', words)
          : translate('paperDungeons.use.raiseBy', { ...words, what: by }),
      detail: joined(
        translate('paperDungeons.detail.raise'),
        outlook === null ? '' : outlookWords(outlook, translate, { own: 'heroRaised' }),
      ),
      brief: [
        translate('paperDungeons.brief.level', words),
        ...(outlook === null ? [] : briefOf(outlook, translate, { own: 'heroRaised' })),
      ],
      outlook,
      refusal,
      deed: perform(command),
    });
  }
}

interface Raising {
  readonly command: Of<'raise'>;
  readonly refusal: Rejection | null;
  /** Has the hero's own place. */
  readonly isFirst: boolean;
}

/** The ways to raise a hero by a die: as it lies, or in the other colour by either permission; else why there is none. */
function raisings(hero: HeroId, { state, seat, die }: { state: Asking['state']; seat: Asking['seat']['id']; die: number }) {
  const ways: readonly (Change | null)[] = [null, 'wizard', 'psionic'];
  const all = ways.map((way): { command: Of<'raise'>; refusal: Rejection | null } => {
    const command: Of<'raise'> = { type: 'raise', seat, die, hero, ...(way === null ? {} : { change: way }) };
    return { command, refusal: paperDungeons.whyIllegal(state, command) };
  });
  const able = all.filter(({ refusal }) => refusal === null);
  return (able.length > 0 ? able : all.slice(0, 1)).map((way, at): Raising => ({ ...way, isFirst: at === 0 }));
}

function craftChoices({ state, seat, translate }: Asking, die: number): readonly Choice[] {
  return ITEM_IDS.map((item: ItemId) => {
    const command: Command = { type: 'craft', seat: seat.id, die, item };
    const outlook = outlookOf(state, command);
    const number = Math.min(2, seat.sheet.items[item] + 1);
    return choice({
      id: `item-${item}`,
      spot: { kind: 'item', item },
      label: translate('paperDungeons.use.box', { item: itemWords(item, translate), number }),
      detail: joined(
        translate('paperDungeons.detail.craft'),
        outlook === null ? '' : outlookWords(outlook, translate, { own: 'boxFilled' }),
      ),
      brief: [
        translate('paperDungeons.brief.box', { item: translate(`paperDungeons.itemBrief.${item}`), number }),
        ...(outlook === null ? [] : briefOf(outlook, translate, { own: 'boxFilled' })),
      ],
      outlook,
      refusal: paperDungeons.whyIllegal(state, command),
      deed: perform(command),
    });
  });
}

const KEYS: Readonly<Record<Use, string>> = { raise: 'H', craft: 'C', brew: 'B', walk: 'W' };

/** Gives the only raise or box there is, or asks which. */
function useChoice({ hand, translate }: Asking, use: 'raise' | 'craft', things: readonly Choice[]): Choice {
  const [only, ...others] = possible(things);
  const isOpen = hand.use === use;
  const deed: Deed = only !== undefined && others.length === 0 ? only.deed : change({ use: isOpen ? null : use, room: null });
  const none = use === 'raise' ? refused('nobodyToRaise') : refused('nothingToCraft');
  return choice({
    id: `use-${use}`,
    label: translate(`paperDungeons.use.${use}`),
    detail: detailOf(possible(things), { use, translate }),
    brief: useBrief(possible(things), { use, translate }),
    shortcut: KEYS[use],
    isChosen: isOpen,
    refusal: only === undefined ? none : null,
    outlook: others.length === 0 ? (only?.outlook ?? null) : null,
    deed,
  });
}

function detailOf(things: readonly Choice[], { use, translate }: { use: 'raise' | 'craft' } & Pick<Asking, 'translate'>): string {
  const [only] = things;
  if (only === undefined) return translate(use === 'raise' ? 'paperDungeons.use.nobody' : 'paperDungeons.use.nothing');
  if (things.length === 1) return joined(`${only.label}.`, only.detail);
  return use === 'raise'
    ? translate('paperDungeons.use.oneOfHeroes')
    : translate('paperDungeons.amount.boxes', { count: things.length });
}

function useBrief(
  things: readonly Choice[],
  { use, translate }: { use: 'raise' | 'craft' } & Pick<Asking, 'translate'>,
): readonly string[] {
  const [only, ...others] = things;
  if (only === undefined) return [translate(use === 'raise' ? 'paperDungeons.brief.nobody' : 'paperDungeons.brief.nothing')];
  if (others.length === 0) return only.brief;
  return [translate(use === 'raise' ? 'paperDungeons.amount.heroes' : 'paperDungeons.amount.boxes', { count: things.length })];
}

/** A die that would fill no flask at all is wasted, which wants to be held. */
function brewChoice({ state, seat, translate }: Asking, die: number): Choice {
  const command: Command = { type: 'brew', seat: seat.id, die };
  const outlook = outlookOf(state, command);
  const isWaste = outlook !== null && seat.sheet.potions === outlook.after.seats.find(({ id }) => id === seat.id)?.sheet.potions;
  return choice({
    id: 'use-brew',
    label: translate('paperDungeons.use.brew'),
    detail: joined(
      translate('paperDungeons.detail.brew'),
      outlook === null ? '' : outlookWords(outlook, translate),
      isWaste ? translate('paperDungeons.warning.hold') : '',
    ),
    brief: outlook === null ? [] : briefOf(outlook, translate),
    shortcut: KEYS.brew,
    outlook,
    ...(isWaste && { peril: 'waste', isGuarded: true }),
    deed: perform(command),
  });
}

/** Asks for a room first; pressed again, the die is spent step by step. */
function walkChoice({ state, seat, hand, translate }: Asking, die: number, count: number): Choice {
  const isOpen = hand.use === 'walk';
  return choice({
    id: 'use-walk',
    label: translate(isOpen ? 'paperDungeons.use.stepByStep' : 'paperDungeons.use.walk'),
    detail: joined(`${translate('paperDungeons.amount.rooms', { count })}.`, translate('paperDungeons.detail.walk')),
    brief: [
      translate('paperDungeons.brief.rooms', { count }),
      translate('paperDungeons.brief.steps', { count: STEPS[faceOf(state.dice, die).symbol] }),
    ],
    shortcut: KEYS.walk,
    isChosen: isOpen,
    deed:
      isOpen || faceOf(state.dice, die).symbol === 'skull'
        ? perform({ type: 'walk', seat: seat.id, die })
        : change({ use: 'walk' }),
  });
}

/** The golden button gives what is aimed at. */
function goTo({ hand, translate }: Asking, rooms: readonly Choice[]): readonly Choice[] {
  const aimed = rooms.find(({ spot }) => spot.kind === 'room' && spot.room === hand.room);
  if (aimed === undefined || aimed.refusal !== null || hand.room === null) return [];
  const label = translate('paperDungeons.use.to', { room: hand.room });
  return [{ ...aimed, id: 'go', spot: { kind: 'go' }, label, shortcut: '', weight: 'primary', isChosen: null }];
}
