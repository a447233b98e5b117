import { aGame, GAMES } from './support/games';
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

for (const [width, height] of [
  [1280, 720],
  [1024, 600],
  [844, 390],
  [640, 400],
  [390, 844],
  [320, 568],
] as const) {
  test(`a notice with a choice leaves every button of the title free at ${width}×${height}`, async ({ page, table }) => {
    await page.setViewportSize({ width, height });
    await table.put(aGame().save);
    await table.open();
    const covered = await page.evaluate(() => {
      const notice = document.createElement('p');
      notice.className = 'notice';
      notice.textContent = 'A new version of Lanterndeep is ready. It is loaded with the next start.';
      notice.append(document.createElement('button'));
      document.querySelector('#notices')?.append(notice);
      const { left, right, top, bottom } = notice.getBoundingClientRect();
      return [...document.querySelectorAll<HTMLElement>('#page button')].flatMap((button) => {
        const of = button.getBoundingClientRect();
        const meets = of.left < right && of.right > left && of.top < bottom && of.bottom > top;
        return meets ? [button.textContent] : [];
      });
    });
    expect(covered).toEqual([]);
  });
}
