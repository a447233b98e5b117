import type { Screen } from '../../../../table';
import { type PaperContent, type PaperLayout, shapeOf, visibleOf } from './ground';
import { flatTable, LEAST, tallTable } from './phone';
import { AT_THE_DOORS, type Sight } from './sight';
import { wideTable } from './wide';

export { type PaperContent, type PaperLayout, roomsIn } from './ground';
export {
  AT_THE_DOORS,
  dragged,
  enlarged,
  type Framed,
  isLarger,
  MOST_ZOOM,
  revealing,
  type Sight,
  seenOf,
  seenRoom,
  sightOf,
} from './sight';

/** On a phone a sight chooses the part of the map that is seen. */
export function layoutOf(screen: Screen, content: PaperContent, sight: Sight = AT_THE_DOORS): PaperLayout {
  switch (shapeOf(screen)) {
    case 'wide':
      return wideTable(screen, content);
    case 'tall':
      return tallTable(screen, content, sight);
    case 'flat':
      return flatTable(screen, content, sight);
  }
}

/** Returns whether the map, six dice and what they are used for have room between the notches. */
export function isServed(screen: Screen): boolean {
  const shape = shapeOf(screen);
  if (shape === 'wide') return true;
  const { width, height } = visibleOf(screen);
  return width >= LEAST[shape].width && height >= LEAST[shape].height;
}
