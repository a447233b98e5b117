// @ts-check

/**
 * The lines of Node on which every locked package runs.
 * @param {string} version as in `process.versions.node`
 * @returns {string | null} what is wrong, in one sentence
 */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 13) || major >= 24;
  return fits ? null : `Lanterndeep needs Node 20.19 or later (not 21 or 23; of 22, 22.13 or later); this is Node ${version}.`;
}
