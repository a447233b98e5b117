import './summary.css';
import { toReplay } from '../../../../engine/kernel';
import { CARDS, DUNGEONS, oneDeckDungeon } from '../../../../engine/onedeck';
import { carvedButton, lines, made, section } from '../../../../pages';
import type { Translate } from '../../../../table';
import type { ChronicleEntry } from '../../records';
import { tableView } from '../../table';
import { heroFigure } from '../pieces/figure';
import { bossSection, floorSection } from './chapters';
import { costsView } from './costs';
import { cutView } from './cut/cutView';
import { figureAtEnd, setupWords } from './entryWords';
import type { DelveFacts } from './facts/station';
import { costliestOf } from './facts/sums';
import { harmView } from './harm';
import { historyBefore } from './historyBefore';
import type { Retelling } from './retelling';

const TABS = [
  ['cut', 'summary.theCut'],
  ['costs', 'summary.theCosts'],
] as const;

/** Describes a game: its end, the way as a picture, the turns that cost most, and all else behind a press. */
export function gameStory(retelling: Retelling, translate: Translate): HTMLElement {
  const { entry, delve } = retelling;
  const body = made('div', { className: 'story' });
  body.append(banner(retelling, translate), ...(delve === null ? [] : pictures(retelling, delve, translate)));
  if (retelling.story === null) body.append(made('p', { textContent: translate('summary.noStory') }));
  const way = chapters(retelling, translate);
  if (delve === null) body.append(...way);
  else {
    body.firstElementChild?.append(tabs(body, translate));
    const more = made('details', { className: 'more' });
    more.append(made('summary', { textContent: translate('summary.floorByFloor') }), ...way);
    body.append(more);
  }
  body.classList.add(entry.outcome);
  return body;
}

/** On a low screen, either the cut or its costs are seen. */
function tabs(body: HTMLElement, translate: Translate): HTMLElement {
  const row = made('div', { className: 'tabs' });
  const choose = (tab: string): void => {
    body.dataset['tab'] = tab;
    for (const [at, button] of buttons.entries()) button.ariaPressed = String(TABS[at]?.[0] === tab);
  };
  const buttons = TABS.map(([tab, key]) => carvedButton(translate(key), { onPress: () => choose(tab) }));
  choose('cut');
  row.append(...buttons);
  return row;
}

function pictures({ entry, history }: Retelling, delve: DelveFacts, translate: Translate): readonly HTMLElement[] {
  const { setup, outcome } = entry;
  const costliest = costliestOf(delve);
  const shared = { delve, setup, translate, costliest };
  const cut = cutView({ ...shared, isWon: outcome === 'victory' });
  const costs = costsView({
    ...shared,
    replayBefore({ turnBegins }) {
      const replay = history === null ? null : toReplay(oneDeckDungeon, historyBefore(history, turnBegins));
      return replay?.ok === true ? replay.value : null;
    },
  });
  return [cut, costs, harmView(delve, setup, translate)].filter((part) => part !== null);
}

function banner({ entry, delve }: Retelling, translate: Translate): HTMLElement {
  const top = made('section', { className: `banner ${entry.outcome}` });
  const people = made('span', { className: 'banner-figures' });
  people.append(...(entry.outcome === 'victory' ? entry.setup.heroes.map(heroFigure) : entry.heroes.map(figureAtEnd)));
  top.append(
    people,
    made('h2', { textContent: endWords(entry, delve, translate) }),
    made('p', { textContent: `${setupWords(entry, translate)} · ${placeWords(entry, translate)}` }),
  );
  return top;
}

function placeWords({ outcome, floor, turns }: ChronicleEntry, translate: Translate): string {
  return outcome === 'victory'
    ? translate('summary.wonOn', { turn: turns })
    : translate('summary.endedOn', { floor, turn: turns });
}

/** Says what the way ended with: the boss that fell, or what took the party. */
function endWords({ outcome, setup, bossMet }: ChronicleEntry, delve: DelveFacts | null, translate: Translate): string {
  const boss = translate(`boss.${DUNGEONS[setup.dungeon].boss}`);
  if (outcome === 'victory') return translate('summary.overcome', { who: boss });
  const last = delve?.stations.at(-1);
  if (bossMet) return translate('summary.felled', { who: boss });
  if (last === undefined) return translate('summary.defeat');
  if (last.card === null) return translate('summary.timeUp');
  return translate('summary.felledBy', { who: translate(`encounter.${CARDS[last.card].name}`) });
}

function chapters(retelling: Retelling, translate: Translate): readonly HTMLElement[] {
  const { entry, story } = retelling;
  const way = made('div', { className: 'chapters' });
  for (const chapter of story?.chapters ?? []) {
    const tell = chapter.floor === null ? bossSection : floorSection;
    way.append(tell(chapter, entry.setup, translate));
  }
  return [party(retelling, translate), way];
}

function party({ entry, story, history }: Retelling, translate: Translate): HTMLElement {
  const views = history === null ? [] : tableView(history.state, translate).heroes;
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
