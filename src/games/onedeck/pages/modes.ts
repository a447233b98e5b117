// The pages of the modes: a free game needs none of them, so they are loaded when one is opened.
export { campaignPage } from './campaign/campaignPage';
export { campaignSetup } from './campaign/campaignSetup';
export { today } from './daily/today';
export { gauntlet } from './gauntlet/gauntlet';
