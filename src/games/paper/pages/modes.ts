// The pages of the modes: a free game needs none of them, so they are loaded when one is opened.
export { campaigns } from './campaign/campaigns';
export { today } from './daily/today';
