import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FEATURES: Readonly<Record<string, boolean>> = { WEBGL_RENDERER: true };

/** Phaser's sources ask `typeof FEATURE` and expect a bundler to put the answer in its place. */
export const phaserFeatures: Plugin = {
  name: 'phaser-features',
  transform: {
    filter: { id: /node_modules\/phaser\/src\// },
    handler: (code) =>
      code
        .replaceAll(/typeof ([A-Z][A-Z0-9]*_[A-Z0-9_]+)/g, (_, name: string) => String(FEATURES[name] ?? false))
        // A number that is interpolated is hardly ever equal to another: pictures that are turned got holes.
        .replaceAll(/(outTexDatum|texId) == (0\.0|float\(\w+\))/g, 'abs($1 - $2) < 0.5'),
  },
};

const NODES = 'renderer/webgl/renderNodes';

/**
 * Modules that come along by name and that no table calls: filters, tilemaps, point lights, shapes and the paths they are drawn by,
 * texts and textures that are drawn with Phaser's own pens, sprite sheets, animations, chains of tweens, snapshots, devices.
 */
export const LEFT_OUT: readonly string[] = [
  String.raw`filters/(?!Controller)\w+`,
  String.raw`${NODES}/filters/\w+`,
  String.raw`${NODES}/((submitter|texturer|transformer)/)?(BatchHandlerPointLight|\w*Tile|\w*GPULayer)`,
  `${NODES}/(index|BatchHandlerStrip|DrawLine|DynamicTextureHandler|FillPath|FillTri|StrokePath)`,
  'renderer/webgl/shaders/index',
  'renderer/snapshot/(Canvas|WebGL)Snapshot',
  'animations/Animation',
  'display/mask/GeometryMask',
  'gameobjects/components/PathFollower',
  'gameobjects/layer/Layer',
  'gameobjects/particles/(GravityWell|ParticleBounds|zones/(Death|Edge|Random)Zone)',
  'geom/line/Line',
  'input/(keyboard/KeyboardManager|mouse/MouseManager|touch/TouchManager)',
  'math/(Euler|Hash|HashCell|HashSimplex)',
  'textures/DynamicTexture',
  String.raw`textures/parsers/(AtlasXML|JSON\w+|KTXParser|PCT\w*|PVRParser|SpriteSheet\w*|UnityYAML)`,
  'tweens/builders/(NumberTween|Stagger|TweenChain)Builder',
  'tweens/tween/(TweenChain|TweenFrameData)',
];

const helper = fileURLToPath(new URL('leftOut.cjs', import.meta.url));

export const phaserWithoutUnused: Plugin = {
  name: 'phaser-without-unused',
  load: {
    filter: { id: new RegExp(`phaser/src/(${LEFT_OUT.join('|')})\\.js$`) },
    handler(id) {
      const name = id.split('/src/')[1] ?? '';
      return `module.exports = require(${JSON.stringify(helper)})(${JSON.stringify(name)});`;
    },
  },
};
