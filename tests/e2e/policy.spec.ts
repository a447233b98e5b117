import { expect, listen, test } from './support/test';

const AGAINST = /^Against the policy: ([\w-]+)/;

/** All that follows is refused by the page's policy, and would be a fault in any other test. */
test.use({ provoked: [/Content Security Policy|'Trusted\w+' assignment|Failed to load resource|^Against the policy/] });

test('the policy refuses foreign code, styles, pictures and connections, and every refusal is heard', async ({
  page,
  context,
}) => {
  await page.goto('./');
  const heard = listen(context);
  const refused = await page.evaluate(async () => {
    const foreign: string = 'https://evil.example/x.js';
    const loads = (tag: 'img' | 'link', fields: object): Promise<string> =>
      new Promise((settle) => {
        const element = Object.assign(document.createElement(tag), fields, {
          onload: () => settle('loaded'),
          onerror: () => settle('refused'),
        });
        document.head.append(element);
      });
    const inline = document.createElement('script');
    inline.append('document.title = "hostile"');
    document.head.append(inline);
    const style = document.createElement('style');
    style.append('h1 { display: none }');
    document.head.append(style);
    const thrown: string[] = [];
    for (const act of [
      () => Object.assign(document.createElement('div'), { innerHTML: '<img src="x" onerror="alert(1)">' }),
      () => document.createRange().createContextualFragment('<b>bold</b>'),
      () => Object.assign(document.createElement('script'), { src: './early.js' }),
    ]) {
      try {
        act();
      } catch (error) {
        thrown.push(String(error));
      }
    }
    return {
      thrown: thrown.length,
      picture: await loads('img', { src: 'https://evil.example/x.png' }),
      blob: await loads('img', {
        src: URL.createObjectURL(new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/svg+xml' })),
      }),
      sheet: await loads('link', { rel: 'stylesheet', href: 'https://evil.example/x.css' }),
      fetched: await fetch('https://evil.example/').then(
        () => 'loaded',
        () => 'refused',
      ),
      imported: await import(foreign).then(
        () => 'loaded',
        () => 'refused',
      ),
      title: document.title,
      heading: getComputedStyle(document.querySelector('h1') ?? document.body).display,
    };
  });
  expect(refused).toEqual({
    thrown: 3,
    picture: 'refused',
    blob: 'refused',
    sheet: 'refused',
    fetched: 'refused',
    imported: 'refused',
    title: 'Lanterndeep',
    heading: expect.not.stringMatching('none'),
  });
  const directives = (): readonly string[] => [...new Set(heard.map((text) => AGAINST.exec(text)?.[1] ?? ''))].sort();
  await expect
    .poll(directives)
    .toEqual(
      expect.arrayContaining(['connect-src', 'img-src', 'require-trusted-types-for', 'script-src-elem', 'style-src-elem']),
    );
});
