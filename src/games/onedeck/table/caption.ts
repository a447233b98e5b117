import type { State } from '../../../engine/onedeck';
import type { Phrase } from '../../../table';

/** Returns heroes and place in one line: `Warrior · Dragon's Cave · floor 2`. */
export function captionOf({ setup, floor, boss }: Pick<State, 'setup' | 'floor' | 'boss'>): Phrase {
  const heroes = setup.heroes.map((hero): Phrase => ({ key: `hero.${hero}` }));
  const dungeon: Phrase = { key: `dungeon.${setup.dungeon}` };
  return boss === null
    ? { key: 'title.onFloor', params: { heroes, dungeon, floor } }
    : { key: 'title.atBoss', params: { heroes, dungeon, boss: { key: `boss.${boss.id}` } } };
}
