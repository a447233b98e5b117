// @ts-check
// Makes a fresh checkout runnable. Only Node's own modules may be imported here, for nothing is installed yet, and an old
// Node has to get as far as the sentence that says so: what it may not know is loaded after that.
import { fileURLToPath } from 'node:url';
import { nodeProblem } from './ready/node.mjs';

const say = (/** @type {string} */ line) => console.log(line);

try {
  const problem = nodeProblem(process.versions.node);
  if (problem) throw new Error(problem);
  const { installPackages } = await import('./ready/packages.mjs');
  await installPackages(fileURLToPath(new URL('..', import.meta.url)), { say });
  if (process.argv.includes('--browser')) {
    const { findOrInstallBrowser } = await import('./ready/browser.mjs');
    await findOrInstallBrowser(say);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
