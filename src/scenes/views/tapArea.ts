import { type GameObjects, Input, type Scene } from 'phaser';

/** Tapped when a pointer goes down and comes up on it: whoever thinks better of it slides off. */
export function addTapArea(scene: Scene, onTap: () => void): GameObjects.Zone {
  const area = scene.add.zone(0, 0, 1, 1).setOrigin(0).setInteractive({ useHandCursor: true });
  let held = false;
  area.on(Input.Events.GAMEOBJECT_POINTER_DOWN, () => {
    held = true;
  });
  area.on(Input.Events.GAMEOBJECT_POINTER_OUT, () => {
    held = false;
  });
  area.on(Input.Events.GAMEOBJECT_POINTER_UP, () => {
    if (held) onTap();
    held = false;
  });
  return area;
}
