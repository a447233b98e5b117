import { GAMES } from './support/games';
import { expect, test } from './support/test';

for (const [width, height] of [
  [1280, 720],
  [1920, 1080],
] as const) {
  test(`a notice at the table leaves every button free at ${width}×${height}`, async ({ page, table }) => {
    await page.setViewportSize({ width, height });
    await table.resume(GAMES.choose());
    const covered = await page.evaluate(() => {
      const notice = document.createElement('p');
      notice.className = 'notice';
      notice.textContent = 'A notice that is long enough to reach from the middle of the table to the buttons at its side.';
      document.querySelector('#notices')?.append(notice);
      const { left, right, top, bottom } = notice.getBoundingClientRect();
      return [...document.querySelectorAll<HTMLElement>('[data-action]')].flatMap((button) => {
        const of = button.getBoundingClientRect();
        const meets = of.left < right && of.right > left && of.top < bottom && of.bottom > top;
        return meets ? [button.dataset['action']] : [];
      });
    });
    expect(covered).toEqual([]);
  });
}
