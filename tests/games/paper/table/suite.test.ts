import { expect, it } from 'vitest';
import { beginHistory, commandsOf, type Seed } from '../../../../src/engine/kernel';
import { type Command, type Event, paperDungeons, type State } from '../../../../src/engine/paper';
import { paperAtTable } from '../../../../src/games/paper/atTable';
import {
  commandWords,
  contentOf,
  EVENT_TYPES,
  isServed,
  layoutOf,
  mirrorPage,
  motionOf,
  type PaperContent,
  placesOf,
  question,
  recordOf,
  soundOf,
  tell,
} from '../../../../src/games/paper/table';
import tuning from '../../../../src/games/paper/tuning.json';
import { paperTexts } from '../../../../src/games/paper/words';
import { LANGUAGES, type Language } from '../../../../src/services';
import { bounds } from '../../../../src/table';
import { describeLayout } from '../../../support/layoutSuite';
import { expectSpoken } from '../../../support/spoken';
import { describeTable } from '../../../support/tableSuite';
import type { Face, LaidTable, TableOptions } from '../../../support/tableSuiteTypes';
import { laidGame } from '../../../wiring/table/laidGame';
import { STATES, seatToAct, TURNS } from '../played';
import { menusOf, shownOf } from '../shown';
import { SPEECH } from '../translator';
import { waysOf } from './ways';

const SAFE = { top: 0, right: 0, bottom: 0, left: 0 };
const SCREENS = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];
const GAME = paperAtTable(() => Promise.reject(new Error('nothing is drawn here')));

function lay(state: State): LaidTable<Command> {
  const { session, input, pages, sounds } = laidGame({
    game: GAME,
    history: beginHistory(paperDungeons, { setup: state.setup, seed: 'laid' as Seed, base: state }),
    translate: SPEECH.en,
  });
  if (session.stage === 'curtain') session.takeDevice();
  return {
    buttons() {
      const page = pages.at(-1);
      const rooms = page?.grid?.rows.flat() ?? [];
      // Rooms that are refused are all alike.
      const some = [
        ...rooms.filter(({ isMarked }) => isMarked),
        ...rooms.filter(({ isMarked }) => isMarked !== true).slice(0, 3),
      ];
      return [...(page?.actions ?? []), ...some].map(({ id, refusal }) => ({ id, refused: refusal !== undefined }));
    },
    press: (id) => input.press(id),
    performed: () => (commandsOf(session.history)[0] ?? null) as Command | null,
    wasRefused: () => sounds.includes('refused'),
    close: () => session.close(),
  };
}

function facesOf(state: State): readonly Face[] {
  return menusOf(state)
    .flatMap((shown) =>
      SCREENS.map((screen) => {
        const layout = layoutOf({ ...screen, safe: SAFE, textScale: 1 }, contentOf(shown));
        const { actions, grid } = mirrorPage(shown, { layout, keyOf: () => '', translate: SPEECH.en });
        const rooms = grid?.rows.flat().map(({ id, rect = null }) => ({ id, rect, about: id.replace('to-', 'room-') })) ?? [];
        return {
          places: placesOf(shown, layout),
          buttons: [...actions.map(({ id, rect = null }) => ({ id, rect, about: null })), ...rooms],
        };
      }),
    )
    .map(({ places, buttons }) => {
      const explained = places.filter(({ id, pressed }) => pressed || id.startsWith('room-'));
      return { places: explained, buttons };
    });
}

const PAPER_TABLE: TableOptions<State, Command, Event, Language> = {
  languages: LANGUAGES,
  eventTypes: EVENT_TYPES,
  commandTypes: [
    ...(['keep', 'roll', 'raise', 'craft', 'brew', 'walk', 'step', 'stop', 'chooseHero', 'fillBox', 'strikeOff'] as const),
    ...(['takeGem', 'takeFirst', 'confirm', 'takeBack'] as const),
  ],
  phases: ['cards', 'setup', 'roll', 'dice', 'reward', 'over'],
  motions: Object.keys(tuning.motions),
  sounds: Object.keys(tuning.sounds),
  weights: ['primary', 'option'],
  turns: TURNS,
  states: STATES,
  phaseOf: ({ phase }) => phase,
  legal: (state) => (paperDungeons.outcome(state).over ? [] : paperDungeons.legal(state, seatToAct(state))),
  evolve: paperDungeons.evolve,
  event(event, _shown, language) {
    const motion = motionOf(event);
    const sentence = tell(event, SPEECH[language]);
    const { rule, sound } = recordOf(event);
    const log = rule === null ? null : { sentence, rule: SPEECH[language](rule) };
    return { motions: motion === null ? null : [motion], sound: sound === null ? null : (soundOf(event) ?? ''), sentence, log };
  },
  command(command, state, language) {
    const { label, detail, weight, rule } = commandWords(command, state, SPEECH[language]);
    return { label, detail, weight, rule: SPEECH[language](rule) };
  },
  question(state, language) {
    const shown = shownOf(state, { language });
    const [heading, advice] = question({ ...shown, translate: SPEECH[language], isAsked: true, die: null });
    const parts = shown.parts.flatMap(({ title, lines }) => [title, ...lines]);
    const entries = shown.entries.flatMap(({ label, detail, refusal }) => [label, detail || label, refusal ?? label]);
    return [heading, advice, ...parts, ...entries, ...shown.rooms.map(({ spoken }) => spoken), ...shown.warnings];
  },
  faces: facesOf,
  lay,
  ways: waysOf,
  expectSpoken,
};

describeTable('Paper Dungeons', PAPER_TABLE);

const CONTENTS: Readonly<Record<string, PaperContent>> = {
  'eight seats': { seats: 8, answers: 4, hasGo: true, areItemsOpen: false, areCards: false, isLooking: false },
  'items over the map': { seats: 1, answers: 4, hasGo: false, areItemsOpen: true, areCards: false, isLooking: false },
  'four cards to keep': { seats: 4, answers: 4, hasGo: true, areItemsOpen: false, areCards: true, isLooking: false },
  'nothing to press': { seats: 2, answers: 0, hasGo: false, areItemsOpen: false, areCards: false, isLooking: false },
  'a sheet that is looked at': { seats: 8, answers: 4, hasGo: true, areItemsOpen: false, areCards: false, isLooking: true },
};

describeLayout('Paper Dungeons', {
  contents: CONTENTS,
  moments: [...STATES.slice(0, 12).flatMap(menusOf).map(contentOf), ...Object.values(CONTENTS)],
  isServed,
  layOut(screen, content) {
    const laid = layoutOf(screen, content);
    const {
      title,
      tools,
      seats,
      chip,
      tabs,
      sheet,
      others,
      map,
      ground,
      rooms,
      heroes,
      items,
      parts,
      dice,
      answers,
      preview,
      go,
    } = laid;
    const bar = [title, ...Object.values(tools), ...seats];
    const things = [...Object.values(heroes), ...Object.values(parts)];
    const laidItems = items === null ? [] : Object.values(items);
    const areItemsOverMap = rooms === null;
    const tray = [...dice, ...answers, preview, ...(go === null ? [] : [go])];
    return {
      groups: [
        {
          name: 'the screen',
          outer: map,
          inner: [...bar, map, ...others, ...things, ...(areItemsOverMap ? [] : laidItems), ...tray],
        },
        { name: 'a sheet that is looked at', outer: bounds([map, sheet]), inner: [...tabs, sheet] },
        { name: 'the map', outer: areItemsOverMap ? map : ground, inner: areItemsOverMap ? laidItems : Object.values(rooms) },
      ],
      touched: {
        tool: Object.values(tools),
        seat: [...tabs, ...(chip === null ? [] : [chip])],
        hero: Object.values(heroes),
        die: dice,
        answer: answers,
        go: go === null ? [] : [go],
      },
      read: { room: rooms === null ? [] : Object.values(rooms), item: laidItems },
      lacks: answers.length === content.answers ? [] : [`${answers.length} places for ${content.answers} answers`],
    };
  },
});

it('has texts in every language', () => {
  expect(Object.entries(paperTexts).map(([language, address]) => address.includes(`${language}.json`))).toEqual(
    LANGUAGES.map(() => true),
  );
});
