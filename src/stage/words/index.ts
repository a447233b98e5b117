export { cardWords, heroWords, joined, nameOf } from './names';
export { tell } from './tell';
