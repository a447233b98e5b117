import { DUNGEON_IDS, DUNGEONS, type DungeonId, type Setup } from '../../../../engine/paper';
import { choiceOf, made } from '../../../../pages';
import { listed, type Translate } from '../../../../table';
import { picture } from '../pieces/art';

export type Place = Setup['dungeon'];

export interface DungeonTiles {
  readonly element: HTMLElement;
  chosen(): Place;
  /** Chooses the next dungeon, or the one before. */
  turn(by: 1 | -1): void;
}

const PLACES: readonly Place[] = [...DUNGEON_IDS, 'drawn'];

/** The twelve dungeons with the heads of their bosses, and one that chance draws. */
export function dungeonTiles(first: Place, translate: Translate, onChoose: () => void): DungeonTiles {
  let chosen = first;
  const element = made('div', { className: 'paper-dungeons' });
  const show = (): void => {
    element.replaceChildren(
      choiceOf<Place>({
        label: translate('paperDungeons.setup.dungeon'),
        name: 'place',
        kind: 'radio',
        cards: PLACES.map((value) => ({ value, name: placeWords(value, translate), content: contentOf(value, translate) })),
        isChosen: (value) => value === chosen,
        onChoose: (value) => {
          chosen = value;
          onChoose();
        },
      }),
    );
  };
  show();
  return {
    element,
    chosen: () => chosen,
    turn(by) {
      chosen = PLACES.at((PLACES.indexOf(chosen) + by) % PLACES.length) ?? 'a';
      show();
      onChoose();
    },
  };
}

export function placeWords(place: Place, translate: Translate): string {
  return place === 'drawn' ? translate('paperDungeons.setup.drawn') : translate(`paperDungeons.dungeon.${place}`);
}

function bossesOf(dungeon: DungeonId, translate: Translate): string {
  const bosses = DUNGEONS[dungeon].lairs.map(({ boss }) => translate(`paperDungeons.boss.${boss}`));
  return listed(bosses, translate);
}

function contentOf(place: Place, translate: Translate): readonly HTMLElement[] {
  if (place === 'drawn') {
    const sign = made('span', { className: 'paper-drawn', textContent: '?' });
    sign.setAttribute('aria-hidden', 'true');
    return [sign, made('span', { className: 'tile-words', textContent: translate('paperDungeons.setup.drawnDetail') })];
  }
  const heads = made('span', { className: 'tile-heads' });
  heads.append(...DUNGEONS[place].lairs.map(({ boss }) => picture(`crest/${boss}`)));
  return [heads, made('span', { className: 'tile-words', textContent: bossesOf(place, translate) })];
}
