import { hidesPiles } from '../../stage';
import { playTween } from '../playTween';
import { cardTexture } from '../views/diorama';
import type { MotionStage, PerformersOf } from './stage';

export function cardMotions({ scene, shown, layout }: MotionStage): PerformersOf<'timeSpent'> {
  return {
    async timeSpent({ cards: [card] }, { duration, ease, delay, signal }) {
      const [seen, laid] = [shown(), layout()];
      if (seen === null || laid === null || card === undefined || hidesPiles(seen)) return;
      const { deck: from, discard: to } = laid;
      const flying = scene.add.image(from.x, from.y, 'deck/back').setOrigin(0).setDisplaySize(from.width, from.height);
      const half = { targets: flying, duration: duration / 2, ease };
      const middle = { x: (from.x + to.x) / 2 + to.width / 2, y: from.y - from.height * 0.12, scaleX: 0, delay };
      await playTween(scene, { ...half, ...middle }, signal);
      flying.setTexture(cardTexture(scene, card, to)).setDisplaySize(to.width, to.height);
      const { scaleX } = flying;
      flying.setScale(0, flying.scaleY);
      await playTween(scene, { ...half, x: to.x, y: to.y, scaleX }, signal);
      flying.destroy();
    },
  };
}
