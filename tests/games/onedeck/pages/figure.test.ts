// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { bossFigure, foeFigure, heroFigure, heroFigureWhen } from '../../../../src/games/onedeck/pages/pieces/figure';

it.each([
  ['a hero', () => heroFigure('mage'), 'hero/mage'],
  ['a hero who is hurt', () => heroFigureWhen('mage', 'hurt'), 'hero/mage-hurt'],
  ['a foe', () => foeFigure('ogre'), 'foe/ogre'],
  ['a boss', () => bossFigure('lich'), 'boss/lich'],
] as const)('the figure of %s has its picture', (_, figure, place) => {
  const address = figure().querySelector('img')?.getAttribute('src');
  expect(address).toContain(`${place}.svg`);
});
