// Who may import whom. A folder is entered by its door and only along these arrows; a broken rule's comment is what the
// reader of a failed check sees.

const FOLDERS = '(engine/[^/]+|games/[^/]+/[^/]+|games/[^/]+|bots|machines|table|services|scenes|pages|overlays|debug|worker)';

/** `values` may be imported freely, `types` as types only; `packages` come from npm or from a build plugin. */
const ARROWS = [
  { name: 'kernel', folder: 'engine/kernel/', packages: ['pure-rand', 'valibot'] },
  { name: 'game', folder: 'engine/(?!kernel/)[^/]+/', values: ['src/engine/kernel/'], packages: ['valibot'] },
  { name: 'bots', folder: 'bots/', values: ['src/engine/kernel/'], types: ['src/games/contract/'] },
  { name: 'machines', folder: 'machines/', values: ['src/engine/kernel/'], packages: ['xstate'] },
  {
    // It says what a game gives the house, in types.
    name: 'contract',
    folder: 'games/contract/',
    types: ['src/engine/kernel/', 'src/machines/', 'src/table/', 'src/scenes/', 'src/pages/'],
  },
  { name: 'catalog', folder: 'games/(?:catalog|bots)\\.ts$', values: ['src/games/'] },
  {
    // No game imports another, neither its rules nor its folder.
    name: 'games',
    folder: 'games/(?!contract/)([^/]+)/',
    values: [
      'src/engine/kernel/',
      'src/engine/$2/',
      'src/games/contract/',
      'src/bots/',
      'src/machines/',
      'src/table/',
      'src/scenes/',
      'src/pages/',
      'src/services/',
      'src/debug/',
      'assets/',
    ],
    packages: ['phaser', 'valibot', 'xstate', 'virtual:drawings'],
  },
  { name: 'worker', folder: 'worker/' },
  { name: 'table', folder: 'table/', values: ['src/engine/kernel/'], types: ['assets/.+\\.json$'] },
  {
    name: 'services',
    folder: 'services/',
    values: ['src/engine/kernel/', 'src/table/ports\\.ts$', 'src/worker/', 'assets/'],
    types: ['src/games/contract/'],
    packages: ['howler', 'i18next', 'idb', 'valibot'],
  },
  {
    name: 'scenes',
    folder: 'scenes/',
    values: ['src/table/', 'assets/'],
    packages: ['phaser', 'virtual:drawings', '@fontsource/[^/]+'],
  },
  {
    name: 'pages',
    folder: 'pages/',
    values: ['src/engine/kernel/', 'src/table/', 'assets/'],
    types: ['src/games/contract/', 'src/services/', 'src/machines/'],
  },
  {
    name: 'overlays',
    folder: 'overlays/',
    values: ['src/engine/kernel/', 'src/table/', 'src/pages/', 'assets/'],
    types: ['src/games/contract/', 'src/services/'],
  },
  {
    name: 'debug',
    folder: 'debug/',
    values: ['src/engine/kernel/', 'src/table/', 'src/pages/', 'src/services/'],
    types: ['src/games/contract/'],
    packages: ['tweakpane'],
  },
  {
    name: 'wiring',
    folder: 'main\\.ts$|wiring/',
    values: ['src/', 'assets/'],
    packages: ['xstate', 'tweakpane', '@fontsource/[^/]+'],
  },
];

function rulesOf({ name, folder, values = [], types = [], packages = [] }) {
  const list = (allowed) => allowed.join(', ') || 'nothing';
  const from = { path: `^src/(${folder})` };
  const free = ['src/$1', ...values].map((path) => `^${path}`);
  const typed = types.map((path) => `^${path}`);
  const rules = [
    {
      name: `${name}-imports`,
      comment: `Beside itself it may import ${list([...values, ...types])}.`,
      to: { path: '^(src|assets|tests|tools)/', pathNot: [...free, ...typed] },
    },
    {
      name: `${name}-packages`,
      comment: `It may import these packages: ${list(packages)}.`,
      to: { dependencyTypesNot: ['local'], pathNot: ['^\\.', ...packages.map((it) => `(^|/)${it}(/|$)`)] },
    },
    {
      name: `${name}-types`,
      comment: `It may import only types from ${list(types)}.`,
      to: { path: typed, pathNot: free, dependencyTypesNot: ['type-only'] },
    },
  ];
  return rules.slice(0, types.length > 0 ? 3 : 2).map((rule) => ({ severity: 'error', from, ...rule }));
}

module.exports = {
  forbidden: [
    ...ARROWS.flatMap(rulesOf),
    {
      name: 'doors',
      comment: 'Another folder is entered by its index.ts (the table also by ports.ts, so that services stay free of the rest).',
      severity: 'error',
      from: { path: `^src/${FOLDERS}/` },
      to: {
        path: `^src/${FOLDERS}/`,
        pathNot: [
          '^src/$1/',
          `^src/${FOLDERS}/index\\.ts$`,
          '^src/table/ports\\.ts$',
          '^src/engine/[^/]+/odds/index\\.ts$',
          '^src/games/[^/]+/tuning\\.json$',
        ],
      },
    },
    {
      name: 'doors-for-wiring',
      comment: 'The wiring, too, enters every folder by its index.ts.',
      severity: 'error',
      from: { path: `^src/`, pathNot: `^src/${FOLDERS}/` },
      to: { path: `^src/${FOLDERS}/`, pathNot: `^src/${FOLDERS}/index\\.ts$` },
    },
    {
      name: 'no-cycles',
      comment: 'Not even of types: what needs each other belongs in one file, or in a third.',
      severity: 'error',
      from: { path: '^src/' },
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'Nothing imports this file, and it imports nothing.',
      severity: 'error',
      from: { orphan: true, path: '^src/', pathNot: '\\.d\\.ts$' },
      to: {},
    },
    {
      name: 'resolvable',
      comment: 'This import leads nowhere.',
      severity: 'error',
      from: { path: '^src/' },
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
