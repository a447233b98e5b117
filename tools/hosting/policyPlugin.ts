import type { Plugin } from 'vite';
import { policy } from './policy.ts';

const CHARSET = '<meta charset="utf-8" />';

/** Writes the content security policy into the built page. The development server goes without: it works with inline styles. */
export function policyPlugin(): Plugin {
  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: (page) => withPolicy(page, policy()) },
  };
}

/** The policy stands before everything that it governs. */
export function withPolicy(page: string, text: string): string {
  if (!page.includes(CHARSET)) throw new Error(`index.html has no ${CHARSET}: the policy has to stand after it.`);
  return page.replace(CHARSET, `${CHARSET}\n    <meta http-equiv="Content-Security-Policy" content="${text}" />`);
}
