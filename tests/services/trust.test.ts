import { describe, expect, it } from 'vitest';
import { trustOwnTexts } from '../../src/services';
import type { TrustRules } from '../../src/services/trust/trustOwnTexts';

function rules(baseURI = 'https://play.example/deep/'): TrustRules {
  const made: [string, TrustRules][] = [];
  trustOwnTexts({
    document: { baseURI },
    trustedTypes: { createPolicy: (name, policy) => void made.push([name, policy]) },
  });
  const [[name, policy] = []] = made;
  if (policy === undefined || made.length !== 1) throw new Error('no policy was made');
  expect(name).toBe('default');
  return policy;
}

const html = (text: string, sink = 'Element innerHTML'): string | null => rules().createHTML(text, 'TrustedHTML', sink);

describe('the policy for texts that become markup', () => {
  it('refuses markup, whatever it holds', () => {
    const hostile = [
      '',
      'plain',
      '<b>bold</b>',
      '<img src=x onerror=alert(1)>',
      '<script>alert(1)</script>',
      '<svg onload="alert(1)"></svg>',
      '<path onclick="alert(1)"/>',
      '<path d="M0 0"/><a href="javascript:alert(1)">a</a>',
      '<path d="M0 0" style="x"/>',
      '<path d="&#34; onload=alert(1)"/>',
      '<path d="M0 0"/>\n<path d="M0 0"/>',
    ];
    for (const text of hostile) expect(html(text), text).toBeNull();
  });

  it('lets pass the icons of the tuning panel', () => {
    for (const icon of ['<path d="M2 8l4 4l8 -8"/>', '<path d="M4 8h8"/><circle cx="12" cy="12" r="1.2"/>'])
      expect(html(icon)).toBe(icon);
  });

  it('lets pass what is parsed into a document of its own', () => {
    const picture = '<svg xmlns="http://www.w3.org/2000/svg"/>';
    expect(html(picture, 'DOMParser parseFromString')).toBe(picture);
    expect(html(picture, 'Document write')).toBeNull();
  });
});

describe('the policy for addresses of scripts', () => {
  it.each(['./sw.js', 'sw.js', '/deep/sw.js', 'https://play.example/deep/sw.js', '/deep/assets/worker-BAIT_-1.js'])(
    'lets pass the workers beside the page: %s',
    (url) => {
      expect(rules().createScriptURL(url)).toBe(url);
    },
  );

  it.each([
    '/sw.js',
    './other.js',
    './assets/other-BAIT.js',
    '/assets/worker-BAIT.js',
    './assets/worker-BAIT.js?import=https://evil.example',
    './assets/worker-../../upload.js',
    './sw.js?import=https://evil.example',
    'https://evil.example/deep/sw.js',
    'data:text/javascript,alert(1)',
    'blob:https://play.example/1',
  ])('refuses %s', (url) => {
    expect(rules().createScriptURL(url)).toBeNull();
  });
});

it('does nothing in a browser without Trusted Types', () => {
  expect(() => trustOwnTexts({ document: { baseURI: 'https://play.example/' } })).not.toThrow();
});
