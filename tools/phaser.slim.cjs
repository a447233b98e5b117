// Phaser without the parts this table has no use for: physics, tilemaps, video, DOM elements, canvas rendering, sound, and of a
// scene its input, data, clock and lights.
// `vite.config.ts` puts it in the place of the whole library; with PHASER=full it does not.
// Game objects ask the renderer for its nodes while they are being defined.
const Renderer = require('phaser/src/renderer');

// The systems of a scene enter themselves in Phaser's register when they are read.
require('phaser/src/cameras/2d/CameraManager');
require('phaser/src/events/EventEmitter');
require('phaser/src/gameobjects/DisplayList');
require('phaser/src/gameobjects/GameObjectCreator');
require('phaser/src/gameobjects/GameObjectFactory');
require('phaser/src/gameobjects/UpdateList');
require('phaser/src/scene/ScenePlugin');

module.exports = {
  ...require('phaser/src/const'),
  Renderer,
  BlendModes: require('phaser/src/renderer/BlendModes'),
  Core: require('phaser/src/core'),
  Filters: require('phaser/src/filters'),
  Game: require('phaser/src/core/Game'),
  GameObjects: {
    Image: require('phaser/src/gameobjects/image/Image'),
    Factories: {
      Container: require('phaser/src/gameobjects/container/ContainerFactory'),
      Image: require('phaser/src/gameobjects/image/ImageFactory'),
      Mesh2D: require('phaser/src/gameobjects/mesh2d/Mesh2DFactory'),
      Particles: require('phaser/src/gameobjects/particles/ParticleEmitterFactory'),
    },
  },
  Input: { Events: require('phaser/src/input/events') },
  Math: { Between: require('phaser/src/math/Between') },
  Scale: require('phaser/src/scale'),
  Scene: require('phaser/src/scene/Scene'),
  Scenes: require('phaser/src/scene'),
  TintModes: require('phaser/src/renderer/TintModes'),
  Tweens: require('phaser/src/tweens'),
};
