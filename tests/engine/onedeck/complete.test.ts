// Everything printed is in the game, nothing else is, and each has a test of its own.
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ABILITIES, HERO_IDS, POTION_IDS, SKILL_IDS } from '../../../src/engine/onedeck';
import { BASIC_SKILL_IDS, TALENT_IDS, TALENTS } from '../../../src/engine/onedeck/campaign';
import { HERO_FACTS } from './facts/heroes';
import { POTION_FACTS, SKILL_FACTS } from './facts/skills';
import { BASIC_SKILL_FACTS, TALENT_FACTS } from './facts/talents';

const ofKind = (kind: string) => SKILL_IDS.filter((skill) => ABILITIES[skill].kind === kind);
const sides = HERO_IDS.flatMap((hero) => [`${hero}-alone`, `${hero}-party`]);

it.each([
  ['skills', ofKind('skill'), Object.keys(SKILL_FACTS)],
  ['potions', POTION_IDS, Object.keys(POTION_FACTS)],
  ['heroes', sides, Object.keys(HERO_FACTS)],
  ['talents', [...TALENT_IDS, ...BASIC_SKILL_IDS], [...Object.keys(TALENT_FACTS), ...Object.keys(BASIC_SKILL_FACTS)]],
])('%s', (folder, inGame, printed) => {
  const files = readdirSync(new URL(folder, import.meta.url)).filter((file) => file.endsWith('.test.ts'));
  const tested = files.map((file) => file.replace('.test.ts', ''));
  expect([...inGame].sort()).toEqual([...printed].sort());
  expect(tested.sort()).toEqual([...printed].sort());
});

it('talents are of their focus, always in effect or used where their icons say', () => {
  for (const id of TALENT_IDS) {
    const { focus, kind, usableIn } = TALENTS[id];
    expect([id, { focus, type: kind, usableIn: usableIn.join(' ') }]).toEqual([id, TALENT_FACTS[id]]);
  }
  expect(ofKind('talent')).toEqual(TALENT_IDS.filter((id) => TALENT_FACTS[id].type === 'skill'));
});
