import type { Screen } from '../../../../table';
import { type PaperContent, type PaperLayout, shapeOf, visibleOf } from './ground';
import { flatTable, LEAST, tallTable } from './phone';
import { wideTable } from './wide';

export { type PaperContent, type PaperLayout, roomsIn } from './ground';

export function layoutOf(screen: Screen, content: PaperContent): PaperLayout {
  switch (shapeOf(screen)) {
    case 'wide':
      return wideTable(screen, content);
    case 'tall':
      return tallTable(screen, content);
    case 'flat':
      return flatTable(screen, content);
  }
}

/** Returns whether the map, six dice and what they are used for have room between the notches. */
export function isServed(screen: Screen): boolean {
  const shape = shapeOf(screen);
  if (shape === 'wide') return true;
  const { width, height } = visibleOf(screen);
  return width >= LEAST[shape].width && height >= LEAST[shape].height;
}
