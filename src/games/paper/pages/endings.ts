// The end of a game, on its own page and in the chronicle: a table that is played needs neither, so they load when one is opened.
export { retoldGame } from './retoldGame';
export { endPage } from './summary/endPage';
export { recordOf } from './summary/record';
