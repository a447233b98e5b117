// @vitest-environment happy-dom
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Pane } from 'tweakpane';
import { describe, expect, it } from 'vitest';
import { CHECKED, COMMON_HEADERS, FOREVER } from '../../tools/hosting/headers';
import { policy, policyHeader } from '../../tools/hosting/policy';
import { withPolicy } from '../../tools/hosting/policyPlugin';

const directives = new Map(
  policy()
    .split('; ')
    .map((directive) => directive.split(' '))
    .map(([name = '', ...sources]) => [name, sources]),
);

describe('the content security policy', () => {
  it('takes scripts, styles, fonts, sounds and everything fetched from its own origin only', () => {
    for (const name of ['script-src', 'font-src', 'media-src', 'connect-src', 'manifest-src', 'worker-src'])
      expect(directives.get(name), name).toEqual(["'self'"]);
  });

  it('forbids what it does not name, plugins, another base address and forms that are sent', () => {
    for (const name of ['default-src', 'object-src', 'base-uri', 'form-action'])
      expect(directives.get(name), name).toEqual(["'none'"]);
  });

  it('lets no text become markup or code, but for one policy', () => {
    expect(directives.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(directives.get('trusted-types')).toEqual(['default']);
  });

  it('has nothing unsafe, no wildcard and no other host', () => {
    const sources = [...directives.values()].flat().filter((source) => source !== 'default');
    for (const source of sources) expect(source).toMatch(/^'(self|none|script|sha256-[\w+/]{43}=)'$|^data:$/);
    expect(sources.filter((source) => source === 'data:')).toHaveLength(1);
    expect(directives.get('img-src')).toEqual(["'self'", 'data:']);
  });

  it('allows one inline style: the sheet of the installed Tweakpane', () => {
    const pane = new Pane();
    const sheets = [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
    pane.dispose();
    expect(sheets).toHaveLength(1);
    const hashes = sheets.map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`);
    expect(directives.get('style-src')).toEqual(["'self'", ...hashes]);
  });

  it('is the same as a header, which forbids frames too', () => {
    expect(policyHeader()).toBe(`${policy()}; frame-ancestors 'none'`);
  });
});

describe('the built page', () => {
  const page = withPolicy(readFileSync('index.html', 'utf8'), policy());

  it('states the policy once, before everything that it governs', () => {
    expect(page.match(/Content-Security-Policy/g)).toHaveLength(1);
    const at = page.indexOf(`<meta http-equiv="Content-Security-Policy" content="${policy()}" />`);
    expect(at).toBeGreaterThan(0);
    expect(at).toBeLessThan(page.search(/<(script|link|style|img)/));
  });

  it('is not built where the policy finds no place', () => {
    expect(() => withPolicy('<html></html>', policy())).toThrow('index.html has no <meta charset');
  });
});

describe('the page about hosting', () => {
  const page = readFileSync('docs/HOSTING.md', 'utf8');

  it('shows the policy that is sent', () => {
    expect(page).toContain(`\n${policyHeader()}\n`);
  });

  it('lists every header that is sent', () => {
    for (const [name, value] of Object.entries(COMMON_HEADERS)) expect(page).toContain(`| \`${name}\` | \`${value}\` | all |`);
    for (const value of [FOREVER, CHECKED]) expect(page).toContain(`| \`Cache-Control\` | \`${value}\` |`);
  });
});
