import { columns, inset, rows } from '../../../../../table';
import type { Ground, TableContent, TableLayout } from '../ground';
import { leastOf } from '../parts';
import { placeSide } from './side';

/** The boxes of two cards lie in the pictures of their cards. */
export const withoutBoxes = (ground: Ground): Ground => ({
  ...ground,
  content: { ...ground.content, boxes: [], special: 0 },
});

/** Places two cards in the picture in the middle: side by side, or one above the other on a phone upright. */
export function withPair(layout: TableLayout, { split, boxes }: TableContent): TableLayout {
  const { scene, shape, text, unit } = layout;
  const gap = 8 * Math.max(0.6, Math.min(1.4, unit));
  const panels = (shape === 'tall' ? rows : columns)(scene, 2, gap);
  const measure = { text, gap, least: leastOf(scene), look: 'row', flipped: false, alone: true } as const;
  const sides = (split?.sides ?? []).flatMap((size, at) => {
    const panel = panels[at];
    return panel === undefined
      ? []
      : [placeSide(panel, { size, boxes: boxes.slice(size.from, size.from + size.own + size.added) }, measure)];
  });
  return {
    ...layout,
    ...wordsIn(layout),
    stand: scene,
    boxes: sides.flatMap((side) => side.boxes),
    split: { look: 'row', sides: sides.map(({ place }) => place), order: null, how: [] },
  };
}

/** The question stands in the tray in place of the piles; above it both names, which a phone upright has in the pictures alone. */
function wordsIn({ tray, buttons, shape, text }: TableLayout): Pick<TableLayout, 'heading' | 'words'> {
  if (shape === 'tall')
    return {
      heading: { ...tray, height: 0 },
      words: inset(tray, { top: text * 0.3, bottom: text * 0.2, left: text * 0.6, right: text * 0.6 }),
    };
  const inside = inset(tray, {
    top: shape === 'wide' ? tray.height * 0.2 : text * 0.6,
    bottom: 0,
    left: text * 0.8,
    right: text * 0.8,
  });
  const width = shape === 'wide' ? Math.min(buttons.first.x, buttons.second.x) - inside.x - text : inside.width;
  const foot = shape === 'flat' ? Math.min(buttons.first.y, buttons.second.y) - text * 0.4 : inside.y + inside.height;
  const heading = { ...inside, width, height: Math.min(text * 2.2, (foot - inside.y) * 0.45) };
  const y = heading.y + heading.height;
  return { heading, words: { ...heading, y, height: foot - y } };
}
