// @ts-check
// Makes a fresh checkout runnable. Only Node's own modules may be imported here: nothing is installed yet.
import { fileURLToPath } from 'node:url';
import { findOrInstallBrowser } from './ready/browser.mjs';
import { nodeProblem } from './ready/node.mjs';
import { installPackages } from './ready/packages.mjs';

const say = (/** @type {string} */ line) => console.log(line);

try {
  const problem = nodeProblem(process.versions.node);
  if (problem) throw new Error(problem);
  await installPackages(fileURLToPath(new URL('..', import.meta.url)), { say });
  if (process.argv.includes('--browser')) await findOrInstallBrowser(say);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
