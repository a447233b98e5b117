import { describe, expect, it } from 'vitest';
import { type Command, oneDeckDungeon, type Phase, type State } from '../../../../src/engine/onedeck';
import { refusalWords } from '../../../../src/games/onedeck/table';
import { refusedByKey } from '../../../../src/games/onedeck/table/commands';
import { everyPhase } from '../../../engine/onedeck/refusalScenes';
import { expectSpoken, TONGUES } from '../../../support/spoken';
import { EVERY_WISH } from '../../../support/wishes';
import { STATES } from './played';

const ALL: readonly State[] = [...everyPhase().map(({ state }) => state), ...STATES];
const [, english] = TONGUES[0] as (typeof TONGUES)[number];
const [, italian] = TONGUES[1] as (typeof TONGUES)[number];

describe.each(TONGUES)('a command that is refused, in %s', (_, translate) => {
  it('is told what is decided now, and which rule keeps the wish from it', () => {
    const sentences = new Map<string, Set<Phase>>();
    for (const state of ALL) {
      for (const command of EVERY_WISH) {
        const why = oneDeckDungeon.whyIllegal(state, command);
        if (why === null) continue;
        const sentence = refusalWords(why, translate);
        expectSpoken(sentence);
        if (why.key !== 'wrongPhase') continue;
        const now = translate(`now.${state.phase}`);
        expect(sentence.startsWith(`${now} `)).toBe(true);
        expect(sentence.length).toBeGreaterThan(now.length + 10);
        expect(sentence).not.toMatch(/Not now\.|Non adesso\./);
        sentences.set(sentence, (sentences.get(sentence) ?? new Set()).add(state.phase));
      }
    }
    // A sentence that names what is decided now belongs to one phase.
    expect([...sentences].filter(([, phases]) => phases.size > 1)).toEqual([]);
    expect(sentences.size).toBeGreaterThan(100);
  });
});

describe('numbers and colours', () => {
  it.each([
    [
      { key: 'costCount', params: { dice: 2, paid: 1, color: 'strength' } },
      'It costs 2 strength dice; 1 is chosen.',
      'Costo: 2 dadi forza; ne hai scelto 1.',
    ],
    [
      { key: 'costCount', params: { dice: 1, paid: 0, color: 'magic' } },
      'It costs 1 magic die; none is chosen.',
      'Costo: 1 dado magia; non ne hai scelto nessuno.',
    ],
    [
      { key: 'costCount', params: { dice: 0, paid: 2 } },
      'It costs no dice; 2 are chosen.',
      'Costo: nessun dado; ne hai scelti 2.',
    ],
    [
      { key: 'diceCount', params: { least: 1, most: 2, dice: 3, color: 'agility' } },
      'It takes 1 to 2 agility dice; 3 are chosen.',
      'Prende da 1 a 2 dadi agilità; ne hai scelti 3.',
    ],
    [
      { key: 'diceCount', params: { least: 1, most: 30, dice: 0 } },
      'It takes at least 1 die; none is chosen.',
      'Prende almeno 1 dado; non ne hai scelto nessuno.',
    ],
    [
      { key: 'diceCount', params: { least: 0, most: 4, dice: 5 } },
      'It takes at most 4 dice; 5 are chosen.',
      'Prende al massimo 4 dadi; ne hai scelti 5.',
    ],
    [
      { key: 'dieWrongColor', params: { box: 0, die: 1, color: 'strength', needed: 'agility' } },
      'That die is strength: agility is needed.',
      'Dado forza: qui serve agilità.',
    ],
    [
      { key: 'heroicCount', params: { needed: 2, dice: 1 } },
      'A heroic die is made of 2 dice; 1 is chosen.',
      'Un dado eroico si crea con 2 dadi; ne hai scelto 1.',
    ],
  ])('are named: %j', (rejection, inEnglish, inItalian) => {
    expect(refusalWords(rejection, english)).toBe(inEnglish);
    expect(refusalWords(rejection, italian)).toBe(inItalian);
  });
});

describe('the key of a move', () => {
  const FLEE: Command = { type: 'flee' };

  it('asks for the move where it is refused, and for nothing where it is allowed', () => {
    for (const state of ALL) {
      const refused = oneDeckDungeon.whyIllegal(state, FLEE) !== null;
      expect(refusedByKey('F', state)).toEqual(refused ? FLEE : null);
      expect([refusedByKey('1', state), refusedByKey('Z', state)]).toEqual([null, null]);
    }
  });
});
