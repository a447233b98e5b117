import { commandsOf } from '../../../../src/engine/kernel';
import {
  type Command,
  type Event,
  type EventOf,
  type EventType,
  oneDeckDungeon,
  PHASES,
  type State,
} from '../../../../src/engine/onedeck';
import {
  COMMAND_TYPES,
  cardFace,
  choiceOf,
  choicesIn,
  contentOf,
  diceOf,
  type Entry,
  EVENT_TYPES,
  endsInDeath,
  idOf,
  layoutTable,
  lightsOf,
  type Menu,
  mirrorPage,
  placesOf,
  type Shown,
  tableView,
  targetOf,
  tell,
} from '../../../../src/games/onedeck/table';
import { aimFor, ruleFor } from '../../../../src/games/onedeck/table/commands';
import { recordOf } from '../../../../src/games/onedeck/table/events';
import { ruleOf, sentenceOf } from '../../../../src/games/onedeck/table/log/runs';
import { LANGUAGES, type Language } from '../../../../src/services';
import { telling } from '../../../support/delves';
import { stepsToSplit } from '../../../support/splits';
import { expectSpoken } from '../../../support/spoken';
import type { EventLook, Face, LaidTable, TableOptions } from '../../../support/tableSuiteTypes';
import { translatorIn } from '../../../support/translator';
import { laidTable } from '../../../wiring/table/laidTable';
import { tuning } from '../tuning';
import { menusOf } from './menus';
import { STATES, TURNS } from './played';

export type OneDeckTable = TableOptions<State, Command, Event, Language>;

const SPEECH = Object.fromEntries(LANGUAGES.map((language) => [language, translatorIn(language).t])) as Record<
  Language,
  ReturnType<typeof translatorIn>['t']
>;
const SCREENS = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
] as const;
const SAFE = { top: 0, right: 0, bottom: 0, left: 0 };

/** Turns that have every type of event and command, each a few times. */
const TURNS_OF_ALL = (() => {
  const seen = new Map<string, number>();
  return TURNS.filter(({ command, events }) => {
    const types = [command.type, ...events.map(({ type }) => type)];
    const isNew = types.some((type) => (seen.get(type) ?? 0) < 12);
    for (const type of types) seen.set(type, (seen.get(type) ?? 0) + 1);
    return isNew;
  });
})();

export const ONE_DECK_TABLE: OneDeckTable = {
  languages: LANGUAGES,
  eventTypes: EVENT_TYPES,
  commandTypes: COMMAND_TYPES,
  phases: PHASES,
  motions: Object.keys(tuning.motions),
  sounds: Object.keys(tuning.sounds),
  weights: ['primary', 'secondary', 'option', 'inline'],
  turns: TURNS_OF_ALL,
  states: telling(STATES, 1),
  phaseOf: ({ phase }) => phase,
  legal: oneDeckDungeon.legal,
  evolve: oneDeckDungeon.evolve,
  event: lookOf,
  command(command, state, language) {
    const { label, detail, weight } = choiceOf(command, state, SPEECH[language]);
    return { label, detail, weight, rule: SPEECH[language](ruleFor(command, state)) };
  },
  question(state, language) {
    const { heading, advice } = tableView(state, SPEECH[language]);
    return [heading, advice];
  },
  faces: (state) => menusOf(state, SPEECH.en).flatMap((menu) => SCREENS.map((screen) => faceOf(state, menu, screen))),
  lay,
  ways: waysTo,
  expectSpoken,
};

function lookOf<Type extends EventType>(event: EventOf<Type>, shown: State, language: Language): EventLook {
  const translate = SPEECH[language];
  const { gesture, company = {}, sound, log } = recordOf<Type>(event);
  const faceFor = ({ cards }: EventOf<'doorOpened'>) => cardFace(cards, translate);
  const act = gesture?.(event, { shown, run: [event], faceOf: faceFor, play: () => undefined });
  const motions = [act?.before, act?.after].flatMap((one) => one?.motion ?? []);
  const run = { events: [event], shown } as const;
  return {
    // A motion whose company is not told has no name that a test could play.
    motions: gesture === null ? null : motions.map((motion) => (motion in company ? motion : `${motion} without company`)),
    sound: typeof sound === 'function' ? (sound(event, { shown, run: 1 }) ?? '') : sound,
    sentence: tell(event, shown, translate),
    log: log === null ? null : { sentence: sentenceOf<Type>(run, translate), rule: ruleOf<Type>(run, translate) },
  };
}

function faceOf(state: State, menu: Menu, screen: (typeof SCREENS)[number]): Face {
  const view = tableView(state, SPEECH.en);
  const layout = layoutTable({ ...screen, safe: SAFE, textScale: 1 }, contentOf(view, menu));
  const canTake = state.phase === 'pool' || state.phase === 'effect';
  const tools = { canUndo: true, canRedo: true, speed: 1 } as const;
  const [lights, hero] = [lightsOf(state, null, []), state.encounter?.heroes[0] ?? state.heroes[0]?.id ?? null];
  const rest = { page: 0, picked: [], aim: null, busy: false, singleKeys: true };
  const shown: Shown = { view, menu, tools, canTake, lights, hero, ...rest };
  const { actions } = mirrorPage({ shown, layout, translate: SPEECH.en, keyOf: () => '' });
  const about = new Map(menu.entries.map((entry) => [entry.id, aboutOf(entry, state)]));
  return {
    places: placesOf(shown, layout).filter(({ id, pressed }) => pressed && isLive(id, shown)),
    buttons: actions.map(({ id, rect = null }) => ({ id, rect, about: about.get(id) ?? null })),
  };
}

/** The thing on the table that an entry stands for. */
function aboutOf({ spot, choice }: Entry, state: State): string | null {
  const isThing = spot !== null && spot.kind !== 'door' && spot.kind !== 'hand' && spot.kind !== 'loot' && spot.kind !== 'way';
  if (isThing) return idOf(spot);
  const aim = choice === null ? null : aimFor(choice.command, state);
  return aim === null ? null : idOf(aim);
}

/** What would only answer why it cannot be done has no button, nor has what the canvas alone can turn. */
function isLive(id: string, { menu, lights, canTake }: Shown): boolean {
  const target = targetOf(id);
  const isFolder = menu.entries[0]?.id === idOf({ kind: 'back' });
  // The mirror goes back from a folder before it offers anything else.
  if (isFolder && (target.kind === 'box' || target.kind === 'ability' || target.kind === 'potion')) return false;
  switch (target.kind) {
    case 'box':
      return lights.boxes[target.box] === 'open';
    case 'ability':
    case 'potion':
      return lights.abilities.get(id) === 'open';
    case 'die':
      return canTake;
    default:
      return target.kind !== 'cards' && target.kind !== 'page';
  }
}

function lay(state: State): LaidTable<Command> {
  const { session, input, pages, sounds } = laidTable(state);
  return {
    buttons: () => (pages.at(-1)?.actions ?? []).map(({ id, refusal }) => ({ id, refused: refusal !== undefined })),
    press: (id) => input.press(id),
    performed: () => (commandsOf(session.history)[0] ?? null) as Command | null,
    wasRefused: () => sounds.includes('refused'),
    close: () => session.close(),
  };
}

/** By its button, and where dice are chosen for it by the dice themselves. */
function waysTo(command: Command, state: State): readonly (readonly string[])[] {
  if (command.type === 'splitParty') return [stepsToSplit(command, state, SPEECH.en).map(({ id }) => id)];
  const choice = choicesIn(state, SPEECH.en).find(({ id }) => id === choiceOf(command, state, SPEECH.en).id);
  // An end that kills is pressed twice.
  if (choice !== undefined && command.type === 'finish' && endsInDeath(state)) return [[choice.id, choice.id]];
  const dice = diceOf(command).map((die) => idOf({ kind: 'die', die }));
  const aim = aimFor(command, state);
  const isAimed = aim !== null && aim.kind !== 'choose' && dice.length > 0;
  return [
    ...(choice === undefined ? [] : [byMenu(choice.id, choice.topic?.id ?? null, state)]),
    ...(isAimed && command.type === 'cover' ? [[...dice, idOf(aim), idOf({ kind: 'confirm' })]] : []),
    ...(aim?.kind === 'choose' && dice.length > 0 ? [[...dice, idOf({ kind: 'confirm' })]] : []),
  ];
}

function byMenu(id: string, topic: string | null, state: State): readonly string[] {
  const [top] = menusOf(state, SPEECH.en);
  const isThere = topic === null || top.entries.some((entry) => entry.id === id);
  return isThere ? [id] : [idOf({ kind: 'folder', topic }), id];
}
