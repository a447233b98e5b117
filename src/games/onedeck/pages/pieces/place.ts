import './place.css';
import backdrops from '../../../../../assets/onedeck/art/backdrop/backdrops.json';
import bosses from '../../../../../assets/onedeck/art/boss/bosses.json';
import { DUNGEONS, type DungeonId } from '../../../../engine/onedeck';
import { made } from '../../../../pages';
import { DrawingSets, imageUrl } from '../../../../table';
import { PLACE_SETS } from '../../art';
import { bossFigure } from './figure';

/** The hue of what the filter `sepia` draws, in degrees. */
const SEPIA = 45;
const SETS = new DrawingSets(PLACE_SETS);

/** Returns the first floor of a dungeon in its light. It is hidden from screen readers, because its name stands beside it. */
export function placePicture(dungeon: DungeonId): HTMLElement {
  const frame = made('span', { className: 'place' });
  const { hue, saturation } = backdrops[`${dungeon}-1`];
  const boss = bosses[DUNGEONS[dungeon].boss];
  frame.style.setProperty('--light', `hsl(${hue} ${saturation}% 46%)`);
  frame.style.setProperty('--boss-light', `hsl(${boss.hue} ${boss.saturation}% 50%)`);
  const watch = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    watch.disconnect();
    for (const depth of ['far', 'mid'] as const) frame.append(sheet(`backdrop/${dungeon}-1-${depth}`));
  });
  // A place that is never seen is not fetched.
  watch.observe(frame);
  return frame;
}

/** Returns a dungeon with its boss, as a small picture. */
export function lairPicture(dungeon: DungeonId): HTMLElement {
  const lair = made('span', { className: 'lair' });
  lair.append(placePicture(dungeon), bossInLight(dungeon));
  return lair;
}

/** Returns the boss of a dungeon, with a rim in the colour of its light. */
export function bossInLight(dungeon: DungeonId): HTMLElement {
  const { boss } = DUNGEONS[dungeon];
  const figure = bossFigure(boss);
  figure.classList.add('figure-lit');
  figure.style.setProperty('--turn', `${bosses[boss].hue - SEPIA}deg`);
  return figure;
}

function sheet(key: string): HTMLElement {
  const picture = made('img');
  Object.assign(picture, { alt: '', decoding: 'async' });
  // A picture that does not come leaves the light of the place.
  void SETS.drawing(key).then(
    (svg) => {
      picture.src = imageUrl(svg);
    },
    () => undefined,
  );
  return picture;
}
