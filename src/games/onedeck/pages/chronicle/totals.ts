import { DUNGEON_IDS, HERO_IDS } from '../../../../engine/onedeck';
import { lines, made, section } from '../../../../pages';
import type { ChronicleEntry } from '../../../../services';
import type { Translate } from '../../../../table';
import { heroFigure } from '../pieces/figure';

export interface Total {
  readonly won: number;
  readonly played: number;
}

export function totalOf(entries: readonly ChronicleEntry[], counts: (entry: ChronicleEntry) => boolean): Total {
  const played = entries.filter(counts);
  return { played: played.length, won: played.filter(({ outcome }) => outcome === 'victory').length };
}

/** Games won and played, by hero and by dungeon. */
export function totals(entries: readonly ChronicleEntry[], translate: Translate): HTMLElement {
  const part = made('div', { className: 'totals' });
  const heroes = HERO_IDS.map((hero) => {
    const total = totalOf(entries, ({ setup }) => setup.heroes.includes(hero));
    return totalLine(heroFigure(hero), translate(`hero.${hero}`), totalWords(total, translate));
  });
  const dungeons = DUNGEON_IDS.map((dungeon) => {
    const total = totalOf(entries, ({ setup }) => setup.dungeon === dungeon);
    const picture = made('span', { className: `vista vista-${dungeon}` });
    return totalLine(picture, translate(`dungeon.${dungeon}`), totalWords(total, translate));
  });
  part.append(
    section(translate('chronicle.byHero'), lines(heroes, 'lines total-lines')),
    section(translate('chronicle.byDungeon'), lines(dungeons, 'lines total-lines')),
  );
  return part;
}

function totalLine(picture: HTMLElement, name: string, words: string): HTMLElement {
  const line = made('span', { className: 'total' });
  line.append(picture, made('strong', { textContent: name }), made('span', { textContent: words }));
  return line;
}

function totalWords({ won, played }: Total, translate: Translate): string {
  return played === 0 ? translate('chronicle.neverPlayed') : translate('chronicle.total', { won, all: played });
}
