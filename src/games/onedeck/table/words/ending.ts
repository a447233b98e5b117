import {
  type Color,
  type Command,
  DUNGEONS,
  type Ending,
  endingOf,
  type HeroAtEnd,
  oneDeckDungeon,
  type State,
} from '../../../../engine/onedeck';
import type { Translate } from '../../../../table/ports';
import { amountWords, boxLetter, boxLetters, listed } from './names';

/** A link of the chain from the life now to what is left. */
export interface ChainLink {
  readonly sign: 'heart' | 'skull' | 'potion';
  /** The life, or the number of potions where it takes more than one; null without a number. */
  readonly count: number | null;
}

export interface Chain {
  /** The hero's name; an empty text for a hero alone. */
  readonly name: string;
  readonly links: readonly ChainLink[];
  readonly spoken: string;
}

/** An open box, or what an effect adds, with its symbols. */
export interface AccountLine {
  readonly letter: string;
  readonly words: string;
  /** The colour and the number of a box; absent for effects. */
  readonly box?: { readonly color: Color | 'any'; readonly value: number };
  readonly damage: number;
  readonly time: number;
}

/** What an end that kills costs, box by box, and what is left of the heroes. */
export interface LethalView {
  readonly chains: readonly Chain[];
  readonly account: readonly AccountLine[];
  /** The wounds against the life. */
  readonly verdict: { readonly title: string; readonly against: string };
  /** What becomes of the heroes: saved by Healing, or lost. */
  readonly fate: { readonly saved: boolean; readonly words: string };
  /** What could still change it; an empty text where nothing can. */
  readonly hope: string;
  readonly title: string;
  /** How the button is pressed, and what it says after the first of two presses. */
  readonly hint: string;
  readonly hold: string;
  readonly again: string;
  readonly alert: string;
}

/** Returns the account of an end that would kill; null for any other end. */
export function lethalView(state: State, translate: Translate): LethalView | null {
  const ending = endingOf(state);
  if (ending === null || !isLethal(ending)) return null;
  const rescued = ending.rescue !== null;
  const { life, wounds } = dueOf(ending);
  const fate = rescued
    ? translate('ending.saved', { count: ending.rescue.lives.reduce((least, { left }) => Math.min(least, left), 99) })
    : translate('ending.lost');
  return {
    chains: ending.heroes.map((hero) => chainOf(hero, ending, translate)),
    account: accountOf(state, ending, translate),
    verdict: {
      title: amountWords({ damage: wounds }, translate),
      against: translate('ending.against', { count: life }),
    },
    fate: { saved: rescued, words: fate },
    hope: hopeWords(state, ending, translate),
    title: translate('ending.account'),
    hint: translate('ending.hint'),
    hold: translate('ending.hold'),
    again: translate('ending.again'),
    alert: translate('ending.alert', { wounds: amountWords({ damage: wounds }, translate), count: life, fate }),
  };
}

/** A hero alone is also struck by the stairs; several choose who is. */
function isLethal({ falls, heroes, stairs }: Pick<Ending, 'falls' | 'heroes' | 'stairs'>): boolean {
  const [hero] = heroes;
  return falls || (heroes.length === 1 && hero !== undefined && hero.after <= stairs);
}

/** Returns whether finishing now would kill. */
export function endsInDeath(state: State): boolean {
  const ending = endingOf(state);
  return ending !== null && isLethal(ending);
}

/** Returns the wounds and the life of those who fall. */
function dueOf({ heroes, stairs }: Ending): { readonly life: number; readonly wounds: number } {
  const alone = heroes.length === 1;
  const fallen = alone ? heroes : heroes.filter(({ after }) => after <= 0);
  const life = fallen.reduce((sum, { left }) => sum + left, 0);
  return { life, wounds: fallen.reduce((sum, { wounds }) => sum + wounds, alone ? stairs : 0) };
}

function chainOf({ hero, left, after }: HeroAtEnd, ending: Ending, translate: Translate): Chain {
  const saved = ending.rescue?.lives.find((life) => life.hero === hero);
  const alone = ending.heroes.length === 1;
  const falls = after <= (alone ? ending.stairs : 0);
  const potions = alone ? (ending.rescue?.potions ?? 0) : 1;
  const links: readonly ChainLink[] = [
    { sign: 'heart', count: left },
    ...(falls ? [{ sign: 'skull', count: null } as const] : [{ sign: 'heart', count: after } as const]),
    ...(saved === undefined
      ? []
      : [{ sign: 'potion', count: potions > 1 ? potions : null } as const, { sign: 'heart', count: saved.left } as const]),
  ];
  const name = alone ? '' : translate(`hero.${hero}`);
  const chain = chainWords(links, translate);
  return { name, links, spoken: alone ? chain : translate('ending.ofHero', { hero: name, chain }) };
}

/** Returns a chain in words: `3 → dead → Healing → 1`. */
function chainWords(links: readonly ChainLink[], translate: Translate): string {
  const words = links.map(({ sign, count }) => {
    if (sign === 'heart') return String(count);
    if (sign === 'skull') return translate('ending.dead');
    const healing = translate('ability.healing');
    return count === null ? healing : `${count} × ${healing}`;
  });
  return words.join(' → ');
}

function accountOf(state: State, { open, added, stairs, heroes }: Ending, translate: Translate): readonly AccountLine[] {
  const boxes = state.encounter?.boxes ?? [];
  const lines = open.flatMap((at): readonly AccountLine[] => {
    const box = boxes[at];
    if (box === undefined || box.damage + box.time === 0) return [];
    const words = translate(box.size === 'wide' ? 'die.wide' : 'die.what', {
      color: translate(`color.${box.color}`),
      value: box.value,
    });
    const { color, value, damage, time } = box;
    return [{ letter: boxLetter(at), words, box: { color, value }, damage, time }];
  });
  const surcharge =
    added.damage === 0 && added.time === 0
      ? []
      : [{ letter: '', words: surchargeWords(state, added.damage, translate), ...added }];
  const below =
    stairs > 0 && heroes.length === 1 ? [{ letter: '', words: translate('ending.stairs'), damage: stairs, time: 0 }] : [];
  return [...lines, ...surcharge, ...below];
}

/** The effects of floors that add wounds. */
const SURCHARGES: readonly string[] = ['freezing-winds', 'blade-storm'];

/** Names the floors that add wounds; other effects of heroes and foes are not told apart. */
function surchargeWords({ setup, floor, boss }: State, damage: number, translate: Translate): string {
  const floors = boss === null && damage > 0 ? DUNGEONS[setup.dungeon].floors.slice(0, floor) : [];
  const names = floors.filter(({ name }) => SURCHARGES.includes(name)).map(({ name }) => translate(`floor.${name}`));
  return names.length === 0 ? translate('ending.effects') : listed(names, translate);
}

/** The most skills and potions that are named; more of them are counted, and they are lit anyway. */
const MOST_HOPES = 2;

/** Names dice, skills and potions that could still change the end. */
function hopeWords(state: State, { coverable }: Ending, translate: Translate): string {
  const [plain, forged] = [true, false].map((isPlain) =>
    coverable.filter(({ dice }) => (dice !== null) === isPlain).map(({ box }) => box),
  );
  const boxes = plain?.length === 0 ? forged : plain;
  const key = plain?.length === 0 ? 'ending.forged' : 'ending.die';
  const dice = boxes === undefined || boxes.length === 0 ? [] : [translate(key, { letters: boxLetters(boxes) })];
  const usable = oneDeckDungeon.legal(state).flatMap((command) => nameOf(command, state, translate));
  const names = [...new Set(usable)];
  const others = names.length > MOST_HOPES ? [translate('ending.cards', { count: names.length })] : names;
  const what = [...dice, ...others];
  return what.length === 0 ? '' : translate('ending.hope', { what: what.join(' · ') });
}

function nameOf(command: Command, { heroes }: State, translate: Translate): readonly string[] {
  if (command.type === 'drinkPotion') return [translate(`ability.${command.potion}`)];
  return command.type === 'useSkill' && heroes.length > 0 ? [translate(`ability.${command.skill}`)] : [];
}

/** Most open boxes that a wasteful end still names: with more of them the fight has hardly begun. */
const MOST_NAMED = 2;

/** Names boxes that dice could still cover, where an end leaves them open; an empty text where it does not. */
export function wasteWords(state: State, translate: Translate): string {
  const { coverable = [] } = endingOf(state) ?? {};
  const [first] = coverable.filter(({ dice }) => dice !== null);
  if (first?.dice === null || first === undefined || coverable.length > MOST_NAMED) return '';
  return translate('ending.waste', { count: first.dice.length, letter: boxLetter(first.box) });
}
