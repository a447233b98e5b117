import './summary.css';
import { DUNGEONS } from '../../../../engine/onedeck';
import { lines, made, section } from '../../../../pages';
import type { Translate } from '../../../../table';
import type { ChronicleEntry } from '../../records';
import { conditionOf, heroWords, tableView } from '../../table';
import { heroFigure, heroFigureWhen } from '../pieces/figure';
import { bossSection, floorSection } from './chapters';
import type { Retelling } from './retelling';

/** Describes a game: the end first, then the party, then the chapters. */
export function gameStory(retelling: Retelling, translate: Translate): HTMLElement {
  const { entry, story } = retelling;
  const body = made('div', { className: 'story' });
  const end = made('div', { className: 'story-end' });
  const way = made('div', { className: 'chapters' });
  end.append(party(retelling, translate));
  for (const chapter of story?.chapters ?? []) {
    if (chapter.floor === null) end.append(bossSection(chapter, entry.setup, translate));
    else way.append(floorSection(chapter, entry.setup, translate));
  }
  body.append(banner(entry, translate), end, way);
  if (story === null) body.append(made('p', { textContent: translate('summary.noStory') }));
  return body;
}

function banner(entry: ChronicleEntry, translate: Translate): HTMLElement {
  const { outcome, setup } = entry;
  const top = made('section', { className: `banner ${outcome}` });
  const figures = made('div', { className: 'banner-figures' });
  figures.append(...(outcome === 'victory' ? setup.heroes.map(heroFigure) : entry.heroes.map(figureAtEnd)));
  const words = made('div');
  words.append(
    made('h2', { textContent: translate(outcome === 'victory' ? 'summary.victory' : 'summary.defeat') }),
    made('p', { textContent: endWords(entry, translate) }),
    made('p', { className: 'banner-setup', textContent: setupWords(entry, translate) }),
  );
  top.append(figures, words);
  return top;
}

/** Lists the heroes as they were at the end. */
export const figureAtEnd = ({ hero, damage, health }: ChronicleEntry['heroes'][number]): HTMLElement =>
  heroFigureWhen(hero, conditionOf({ left: health - damage, health }));

export function setupWords({ setup, mode }: Pick<ChronicleEntry, 'setup' | 'mode'>, translate: Translate): string {
  const { heroes, dungeon, tier } = setup;
  const words = [heroWords(heroes, translate), translate(`dungeon.${dungeon}`), translate(`tier.${tier}`)];
  return [...words, translate(`mode.${mode.kind}`)].join(' · ');
}

function endWords({ outcome, setup, bossMet, floor, turns }: ChronicleEntry, translate: Translate): string {
  const boss = translate(`boss.${DUNGEONS[setup.dungeon].boss}`);
  if (outcome === 'victory') return translate('summary.won', { boss, turn: turns });
  return bossMet
    ? translate('summary.lostToBoss', { boss, turn: turns })
    : translate('summary.lost', { floor, dungeon: translate(`dungeon.${setup.dungeon}`), turn: turns });
}

function party({ entry, story, end }: Retelling, translate: Translate): HTMLElement {
  const views = end === null ? [] : tableView(end, translate).heroes;
  const heroes = entry.heroes.map(({ hero, damage, health }) => {
    const person = made('div', { className: 'person' });
    const words = made('div');
    const view = views.find(({ id }) => id === hero);
    const taken = story?.taken.find((one) => one.hero === hero)?.amount;
    words.append(made('strong', { textContent: translate(`hero.${hero}`) }));
    const lines = [
      translate('table.health', { count: Math.max(0, health - damage), health }),
      ...(taken === undefined ? [] : [translate('summary.taken', { count: taken })]),
      ...(view === undefined ? [] : [view.items, view.skills.map(({ name }) => name).join(', ')]),
    ];
    words.append(...lines.map((line) => made('p', { textContent: line })));
    person.append(figureAtEnd({ hero, damage, health }), words);
    return person;
  });
  const heading = translate('summary.party', { level: entry.level });
  return section(heading, lines(heroes, 'people'));
}
