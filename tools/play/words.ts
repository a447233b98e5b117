import {
  type Box,
  CARDS,
  type CardId,
  type Command,
  type CommandOf,
  type CommandType,
  type Die,
  type Event,
  type State,
} from '../../src/engine/onedeck';

type CommandWords = { readonly [Type in CommandType]: (command: CommandOf<Type>, state: State) => string };

/** The same id as a reader would write it: `fire-elemental` and `turnStart` lose their hyphens and humps. */
export function spelled(id: string): string {
  return id.replaceAll('-', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** `1 card`, `2 cards`, `0 cards`. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

export const cardInWords = (card: CardId): string => spelled(CARDS[card].name);
const listed = (names: readonly string[]): string => names.join(' and ');
const skillOn = (card: CardId): string => spelled(CARDS[card].loot);

const COMMANDS: CommandWords = {
  startTurn: () => 'begin the turn',
  drinkPotion: ({ hero, potion }) => `${hero}: drink ${potion}`,
  explore: () => 'explore',
  enter: ({ door }, { doors }) => `enter door ${door + 1}: ${doorInWords(doors[door] ?? null)}`,
  confront: () => 'face it',
  flee: () => 'flee',
  addDoor: () => 'add a door by stealth',
  splitParty: ({ heroes, card }) => `${listed(heroes)} go first${card === undefined ? '' : ` and face the ${cardInWords(card)}`}`,
  skipEncounter: ({ hero }) => `${hero}: drink invisibility and slip past`,
  chooseItemToDrain: ({ hero, card }) => `lose the ${cardInWords(card)} of the ${hero}`,
  chooseOption: ({ option }) => `take way ${option + 1}`,
  useFeat: ({ hero, dice }) => `${hero}: use the feat with ${counted(dice, 'die', 'dice')}`,
  giveBonusDie: ({ hero }) => `the bonus die goes to the ${hero}`,
  rollFirst: ({ hero }) => `the ${hero} takes dice first`,
  roll: () => 'roll',
  cover: ({ box, dice }, state) => `cover box ${box + 1} with ${namedDice(state, dice)}`,
  useSkill: ({ hero, skill, dice, way = 0 }, state) => {
    const paid = dice.length === 0 ? '' : ` for ${namedDice(state, dice)}`;
    return `${hero}: use ${spelled(skill)}${paid}${way > 0 ? ', the other way' : ''}`;
  },
  chooseDice: ({ dice }, state) => (dice.length === 0 ? 'choose no dice' : `choose ${namedDice(state, dice)}`),
  makeHeroic: ({ dice, hero }, state) => `make a heroic die for the ${hero} of ${namedDice(state, dice)}`,
  discardDie: ({ die }, state) => `discard ${namedDice(state, [die])}`,
  finish: ({ type }, { phase }) => (phase === 'dying' ? 'fall' : type),
  assignDamage: ({ hero }) => `the ${hero} takes it`,
  assignStairsDamage: ({ hero }) => `the stairs hurt the ${hero}`,
  claim: ({ card, as, hero, replace }) => {
    const what = as === 'xp' ? `${CARDS[card].xp} experience` : as === 'item' ? itemInWords(card) : `the ${as} ${skillOn(card)}`;
    const whose = hero === undefined ? '' : ` for the ${hero}`;
    return `claim the ${cardInWords(card)}: ${what}${whose}${replace === undefined ? '' : ` in place of the ${cardInWords(replace)}`}`;
  },
  levelUp: ({ cards }) => `pay ${cards.map((card) => CARDS[card].xp).join(' + ')} experience for a level or a potion`,
  descend: () => 'descend',
  stay: () => 'stay',
};

export function commandInWords(state: State, command: Command): string {
  const words = COMMANDS[command.type] as (command: Command, state: State) => string;
  return words(command, state);
}

/** What a log need not say: it is seen on the table at once. */
const SILENT: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'phaseBegun',
  'boxesSet',
  'fightsSet',
  'effectBegun',
  'diceChosen',
]);

/** An event by its name and its values; null where there is nothing to tell. */
export function eventInWords({ type, ...fields }: Event): string | null {
  if (SILENT.has(type)) return null;
  const values = Object.entries(fields).flatMap(([name, value]: [string, unknown]) => {
    if (value === null || name === 'die' || name === 'dice') return [];
    if (name === 'card') return [cardInWords(value as CardId)];
    if (name === 'cards' && Array.isArray(value)) return [listed((value as readonly CardId[]).map(cardInWords))];
    if (typeof value === 'number') return [`${spelled(name)} ${name === 'door' || name === 'box' ? value + 1 : value}`];
    const names: readonly unknown[] = Array.isArray(value) ? value : [value];
    return [listed(names.flatMap((entry) => (typeof entry === 'string' ? [spelled(entry)] : [])))];
  });
  return [spelled(type), values.join(', ')].filter((part) => part !== '').join(': ');
}

export function doorInWords(door: State['doors'][number]): string {
  if (door === null) return 'nothing';
  return door.open ? listed(door.cards.map(cardInWords)) : 'closed';
}

export function dieInWords({ color, value, hero, only }: Die, several: boolean): string {
  return `${several ? `${hero}'s ` : ''}${color} ${value}${only === null ? '' : ` (${only} only)`}`;
}

export function boxInWords({ color, size, value, armor, damage, time, strikes, warded, dice }: Box): string {
  const symbols = [damage && `${damage} damage`, time && `${time} time`, strikes && counted(strikes, 'strike')].filter(Boolean);
  const marks = [armor ? 'armor' : '', size === 'wide' ? 'wide' : '', warded ? 'warded' : ''].filter(Boolean);
  const state = dice.length > 0 ? 'covered' : symbols.length > 0 ? symbols.join(', ') : 'no symbols';
  return `${[...marks, color].join(' ')} ${value}: ${state}`;
}

function namedDice(state: State, dice: readonly number[]): string {
  const several = (state.encounter?.heroes.length ?? 0) > 1;
  const pool = state.encounter?.pool ?? [];
  return listed(dice.map((id) => pool.find((die) => die.id === id)).flatMap((die) => (die ? [dieInWords(die, several)] : [])));
}

function itemInWords(card: CardId): string {
  const { stat, health } = CARDS[card].item;
  return `an item of ${stat}${health > 0 ? ` and ${health} health` : ''}`;
}
