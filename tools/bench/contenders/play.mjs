/**
 * Plays random games by the rules of another engine: lists what may be done, picks one, does it. Prints the count and the
 * processor time, as `play.ts` does for ours.
 * @param {(luck: (choices: number) => number) => number} play plays one game and returns how many commands it took
 * @param {number} games
 */
export function measure(play, games) {
  for (let game = 0; game < games; game++) play(luckOf(game));
  const started = clock();
  let commands = 0;
  for (let game = games; game < 2 * games; game++) commands += play(luckOf(game));
  process.stdout.write(JSON.stringify({ commands, ms: clock() - started }));
}

/** The cheap pick that our own games are played with. @param {number} game */
function luckOf(game) {
  let luck = game + 1;
  /** @param {number} choices */
  return (choices) => {
    luck = (Math.imul(luck, 1664525) + 1013904223) | 0;
    return (luck >>> 8) % choices;
  };
}

function clock() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
