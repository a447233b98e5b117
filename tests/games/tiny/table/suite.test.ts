import { describe, expect, it } from 'vitest';
import { commandsOf } from '../../../../src/engine/kernel';
import { LANGUAGES, type Language } from '../../../../src/services';
import { describeLayout } from '../../../support/layoutSuite';
import { expectSpoken } from '../../../support/spoken';
import { describeTable } from '../../../support/tableSuite';
import type { LaidTable, TableOptions } from '../../../support/tableSuiteTypes';
import type { Command, Event, State } from '../../../support/tinyFacts';
import { begin } from '../../../support/tinyPlay';
import { laidGame } from '../../../wiring/table/laidGame';
import { tinyAtTable } from '../atTable';
import { RULES, STATES, seatToAct, shownOf, TURNS } from '../played';
import { SPEECH } from '../translator';
import tuning from '../tuning.json';
import en from '../words/en.json';
import it_ from '../words/it.json';
import { commandWords, EVENT_TYPES, idOf, isServed, layoutOf, mirrorPage, placesOf, question, recordOf, SOUNDS, tell } from '.';

const SAFE = { top: 0, right: 0, bottom: 0, left: 0 };

function lay(state: State): LaidTable<Command> {
  const { session, input, pages, sounds } = laidGame({
    game: tinyAtTable,
    history: begin({ setup: { mode: state.mode }, base: state }),
    translate: SPEECH.en,
  });
  if (session.stage === 'curtain') session.takeDevice();
  return {
    buttons: () => (pages.at(-1)?.actions ?? []).map(({ id, refusal }) => ({ id, refused: refusal !== undefined })),
    press: (id) => input.press(id),
    performed: () => (commandsOf(session.history)[0] ?? null) as Command | null,
    wasRefused: () => sounds.includes('refused'),
    close: () => session.close(),
  };
}

const TINY_TABLE: TableOptions<State, Command, Event, Language> = {
  languages: LANGUAGES,
  eventTypes: EVENT_TYPES,
  commandTypes: ['stay', 'go'],
  phases: ['choosing', 'fallen', 'counted'],
  motions: Object.keys(tuning.motions),
  sounds: SOUNDS,
  weights: ['primary', 'option'],
  turns: TURNS,
  states: STATES,
  phaseOf: ({ phase }) => phase,
  legal: (state) => RULES.legal(state, seatToAct(state)),
  evolve: RULES.evolve,
  event(event, _shown, language) {
    const { motion, sound, rule } = recordOf(event);
    const sentence = tell(event, SPEECH[language]);
    const log = rule === null ? null : { sentence, rule: SPEECH[language](rule) };
    return { motions: motion === null ? null : [motion], sound, sentence, log };
  },
  command(command, _state, language) {
    const { label, detail, weight, rule } = commandWords(command, SPEECH[language]);
    return { label, detail, weight, rule: SPEECH[language](rule) };
  },
  question: (state, language) => question({ state, side: 'left' }, SPEECH[language]),
  faces: (state) =>
    [
      { width: 640, height: 400 },
      { width: 390, height: 844 },
    ].map((screen) => {
      const shown = shownOf(state, 'en');
      const layout = layoutOf({ ...screen, safe: SAFE, textScale: 1 }, shown.entries.length);
      const { actions } = mirrorPage(shown, { layout, keyOf: () => '', translate: SPEECH.en });
      return {
        places: placesOf(shown, layout).filter(({ pressed }) => pressed),
        buttons: actions.map(({ id, rect = null }) => ({ id, rect, about: null })),
      };
    }),
  lay,
  ways: (command) => [[idOf(command)]],
  expectSpoken,
};

describeTable('Burglary', TINY_TABLE);

describeLayout('Burglary', {
  contents: { 'nothing to choose': 0, 'three answers': 3 },
  moments: [...new Set(STATES.map((state) => shownOf(state, 'en').entries.length))],
  isServed,
  layOut(screen, answers) {
    const { heading, tools, parts, found, answers: keys } = layoutOf(screen, answers);
    const bar = Object.values(tools);
    return {
      groups: [
        { name: 'the screen', outer: heading, inner: [heading, ...bar, ...parts, ...keys] },
        { name: 'the house', outer: parts[1], inner: [found] },
      ],
      touched: { tool: bar, answer: keys },
      lacks: keys.length === answers ? [] : [`${keys.length} places for ${answers} answers`],
    };
  },
});

describe('the texts of Burglary', () => {
  const keys = (tree: object, path = ''): readonly string[] =>
    Object.entries(tree).flatMap(([key, value]) => (typeof value === 'string' ? [path + key] : keys(value, `${path + key}.`)));

  it('have the same keys in every language', () => {
    expect(keys(it_)).toEqual(keys(en));
  });
});
