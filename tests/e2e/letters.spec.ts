import { expect, test } from './support/test';

test('the title fetches the letters of its own texts, and those of a name when it has them', async ({ page, table }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/([a-z-]+)-\d+-normal-[^/]*\.woff2$/.exec(request.url()) ?? [];
    if (name !== undefined) fetched.push(name);
  });
  await table.open();
  await page.evaluate(() => document.fonts.ready);
  expect(fetched.sort()).toEqual(['alegreya-sans-latin', 'cinzel-latin']);
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.textContent = 'Łukasz';
  });
  await expect.poll(() => fetched.at(-1)).toBe('cinzel-latin-ext');
  await expect.poll(() => page.evaluate(() => document.fonts.check("700 20px 'Cinzel'", 'Łukasz'))).toBe(true);
});
