import type { MirrorPage, Translate } from '../../../table/ports';
import { type Shown, type ShownOdds, splitIn } from './tableContent';
import type { DungeonView, EncounterView, HeroView, LootCard, SillView, SkillLine, TableView } from './view';
import { joined } from './words';

type Section = MirrorPage['sections'][number];

/** Returns the table as sections of text: question, encounter, party, dungeon. */
export function sectionsOf(shown: Pick<Shown, 'view' | 'odds' | 'split'>, translate: Translate): readonly Section[] {
  const { view, odds = { kind: 'none' } } = shown;
  const { encounter, sill, split } = view;
  return [
    tableSection(view, translate),
    ...(split !== null ? splitSections(shown, translate) : encounter === null ? [] : encounterSections(encounter, translate)),
    ...(view.loot?.cards ?? []).map(lootSection),
    ...(sill === null ? [] : [sillSection(sill, odds, translate)]),
    ...view.heroes.map((hero) => heroSection(hero, translate)),
    partySection(view, translate),
    dungeonSection(view.dungeon, translate),
  ];
}

function tableSection({ advice, place, floor, turn, doors, deck, discard }: TableView, translate: Translate): Section {
  const [spent, last] = discard.lines;
  const lines = [
    advice,
    joined(place, floor, turn),
    ...doors.map((door) => door.spoken),
    joined(deck.title, deck.lines[1]),
    joined(`${discard.count} ${spent}`, last),
  ];
  return { heading: translate('table.label'), lines };
}

function encounterSections(encounter: EncounterView, translate: Translate): readonly Section[] {
  const { name, xp, special, health, boxes, pool, stopNow, lethal } = encounter;
  const lanterns = xp > 0 ? translate('amount.lanterns', { count: xp }) : '';
  const facts = [joined(name, lanterns), special, health?.text ?? '', ...boxes.map(({ spoken }) => spoken)];
  const toll = stopNow === null ? [] : [`${stopNow.title}: ${stopNow.cost}`, ...lethalLines(lethal)];
  const card = { heading: translate('table.card'), lines: [...facts.filter((line) => line !== ''), ...toll] };
  if (stopNow === null && pool.length === 0) return [card];
  const dice = pool.length === 0 ? [translate('table.noDice')] : pool.map(({ spoken }) => spoken);
  return [card, { heading: translate('table.dice'), lines: dice }];
}

function lethalLines(lethal: EncounterView['lethal']): readonly string[] {
  if (lethal === null) return [];
  const { chains, hope, alert } = lethal;
  return [...chains.map(({ spoken }) => spoken), alert, hope].filter((line) => line !== '');
}

/** Tells each fight of a party that splits: who meets whom, boxes, dice and what may come of it. */
function splitSections(shown: Pick<Shown, 'view' | 'split'>, translate: Translate): readonly Section[] {
  const { split, encounter, heroes } = shown.view;
  const standing = splitIn(shown);
  if (split === null || standing === null) return [];
  const { arrangement, odds } = standing;
  return split.sides.map(({ name, rule, boxes: { from, own, added } }, at) => {
    const pair = arrangement.pairs[at] ?? [];
    const names = heroes.filter(({ id }) => pair.includes(id)).map((hero) => hero.name);
    const boxes = encounter?.boxes.slice(from, from + own + added).map(({ spoken }) => spoken) ?? [];
    const pools = split.pools.filter(({ hero }) => pair.includes(hero)).map(({ spoken }) => spoken);
    const counted = odds.kind === 'counted' ? (odds.sides[at]?.words ?? '') : '';
    // Nobody stands before a card until the door is entered.
    const heading = names.length === 0 ? name : translate('table.named', { name, effect: names.join(', ') });
    return { heading, lines: [rule, ...boxes, ...pools, counted].filter((line) => line !== '') };
  });
}

/** Lists the places that a card can go to, each in a sentence. */
function lootSection({ take, items, skills, lanterns }: LootCard): Section {
  return {
    heading: take,
    lines: [
      ...new Set([
        ...items.flatMap(({ spoken, note }) => [spoken, ...(note === '' ? [] : [note])]),
        ...[...skills, lanterns].map(({ spoken }) => spoken),
      ]),
    ],
  };
}

/** Says what the card is worth, what each way asks and how it goes in a hundred throws. */
function sillSection({ loot, ways, entry, effects }: SillView, odds: ShownOdds, translate: Translate): Section {
  const counted = (at: number): string => (odds.kind === 'counted' ? (odds.ways[at]?.words ?? '') : '');
  const [item, lore, lanterns] = loot.map(({ words }) => words);
  const lines = [
    translate('door.loot', { item: item ?? '', lore: lore ?? '', lanterns: lanterns ?? '' }),
    entry,
    ...ways.map(({ name, spoken }, at) =>
      [translate('table.named', { name, effect: spoken }), counted(at)].filter(Boolean).join(' '),
    ),
    ways.length === 0 ? counted(0) : '',
    ...effects.map(({ name, effect }) => translate('table.named', { name, effect })),
  ];
  return { heading: translate('table.sill'), lines: lines.filter((line) => line !== '') };
}

function heroSection(hero: HeroView, translate: Translate): Section {
  const { name, healthText, stats, items, feat, skills, fights } = hero;
  const lines = [
    healthText,
    ...stats.map(({ label, count }) => `${label} ${count}`),
    items,
    ...[feat, ...skills].map((skill) => skillLine(skill, translate)),
  ];
  return { heading: fights ? translate('table.fighting', { hero: name }) : name, lines };
}

function skillLine({ name, effect, cost }: SkillLine, translate: Translate): string {
  return joined(translate('table.named', { name, effect }), cost);
}

function partySection({ level, potions }: TableView, translate: Translate): Section {
  return { heading: translate('table.party'), lines: [joined(level.title, level.lanterns), potions.title, potions.known] };
}

function dungeonSection({ name, difficulty, floors, boss }: DungeonView, translate: Translate): Section {
  const lines = floors.flatMap(({ floor, lit, name: title, effect, combat, peril }) => [
    lit
      ? translate('table.named', { name: translate('table.floorName', { floor, name: title }), effect })
      : translate('table.named', { name: title, effect }),
    ...[...combat, ...peril].map(({ spoken }) => spoken),
  ]);
  return { heading: name, lines: [difficulty, ...lines, boss] };
}
