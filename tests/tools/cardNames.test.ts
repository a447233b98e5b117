import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ABILITIES, BOSSES, DUNGEONS, ENCOUNTERS, FOES, HEROES, PHASES, TALENT_IDS } from '../../src/engine/onedeck';

const ENGINE = 'src/engine/onedeck';

const CARD_IDS = new Set(
  [
    ...[ABILITIES, BOSSES, DUNGEONS, FOES, HEROES].flatMap((cards) => Object.keys(cards)),
    ...TALENT_IDS,
    ...Object.values(ENCOUNTERS).map(({ name }) => name),
    ...Object.values(FOES).flatMap(({ special }) => special ?? []),
    ...Object.values(DUNGEONS).flatMap(({ floors }) => floors.flatMap(({ effect }) => effect ?? [])),
    ...Object.values(HEROES).flatMap(({ solo, party }) => [solo.feat.name, party.feat.name]),
  ].map((id) => segments(id)),
);

/** Words of the rules that hold a card's name: phases and commands that saves name, a stage, two refusals. */
const OWN_WORDS = new Set<string>([...PHASES, 'splitParty', 'chooseItemToDrain', 'eagleEyeStage', 'dieOnlyMana', 'dieOnlyArmor']);
/** Boxes have armor, and some dice pay only mana. */
const SHARED_WORDS = new Set(['armor', 'mana']);

/** A comparison with a literal is refused even where the literal is a word of the rules, too. */
const COMPARED = /\b(?:skill|feat|talent|ability|special|name|loot|potion)\s*[!=]==\s*'([\w-]+)'/g;

function segments(word: string): string {
  return `-${word
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase()}-`;
}

function cardsNamedIn(source: string): readonly string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*|^import .*$/gm, '');
  const words = (code.match(/[A-Za-z][\w-]*/g) ?? []).filter((word) => !OWN_WORDS.has(word));
  const named = words.filter((word) =>
    [...CARD_IDS].some((id) => !SHARED_WORDS.has(id.slice(1, -1)) && segments(word).includes(id)),
  );
  return [...named, ...[...code.matchAll(COMPARED)].map(([comparison]) => comparison)];
}

test.each(
  ['phases', 'rules', 'effects'].flatMap((folder) =>
    readdirSync(`${ENGINE}/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => `${folder}/${file}`),
  ),
)('%s knows no card by its name: it asks the hooks in specials', (file) => {
  expect(cardsNamedIn(readFileSync(`${ENGINE}/${file}`, 'utf8'))).toEqual([]);
});

test.each([
  ["if (hasTalent(hero, 'grit')) heal();", 'grit'],
  ["if (special === 'flames') burn();", 'flames'],
  ["storeForFeat(telling, 'mana-charge');", 'mana-charge'],
  ['const VALIANT_LANTERNS = 4;', 'VALIANT_LANTERNS'],
  ['return whyNotSpeed(state);', 'whyNotSpeed'],
  ["const halved = skill === 'armor';", "skill === 'armor'"],
])('it would find the card in: %s', (line, found) => {
  expect(cardsNamedIn(line)).toContain(found);
});

test('a word of the rules is no card', () => {
  expect(cardsNamedIn("if (die.only === 'armor' && box.armor) ask(telling, 'stealth'); // Speed")).toEqual([]);
});
