// Takes the place of a module of Phaser that no table uses. Whoever calls it all the same finds its name in the console, also where
// the error itself is caught: browser tests fail on either.
module.exports = function leftOut(name) {
  return function LeftOut() {
    const error = new Error(`Phaser’s ${name} is left out of this build: see tools/bundle/slimPhaser.ts.`);
    console.error(error);
    throw error;
  };
};
