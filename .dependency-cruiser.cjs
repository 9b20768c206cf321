// Enforces the import directions of ARCHITECTURE.md.

/**
 * Folders of each part of the tree: a folder imports those before it, types too, and none after it. `.` stands
 * for the files of the part itself.
 */
const ENGINE_FOLDERS = [
  'types',
  'words',
  'text',
  'hands',
  'diagnostics',
  'answers',
  'hours',
  'puzzles',
  'scenario',
  'promotions',
  'story',
  'unlock',
  'report',
  'view',
  'places',
  'prove',
  'graph',
  'editions',
  'city',
  'edit',
];

/** Stories import web/workshop too, which has a rule of its own. */
const WEB_FOLDERS = [
  'styles',
  'api',
  'words',
  'worker',
  'state',
  'components',
  'puzzles',
  'account',
  'site',
  'player',
  'buyer',
  'admin',
  'studio',
  '.',
];

const SERVER_FOLDERS = [
  'words',
  'platform',
  'store',
  'http',
  'content',
  'rendering',
  'limits',
  'mail',
  'accounts',
  'post',
  'shop',
  'printing',
  'live',
  'party',
  'game',
  'services',
  'staff',
  'routes',
  'studio',
  '.',
];

const SCRIPT_FOLDERS = [
  'shared',
  'vite',
  'voices',
  'words',
  'check',
  'graph',
  'guide',
  'lang',
  'new-puzzle',
  'pictures',
  'probe',
  'prove',
  'editions',
  'setup',
  'walk',
  'explain',
  '.',
];

const inside = (part, folder) => (folder === '.' ? `^${part}/[^/]+$` : `^${part}/${folder}/`);

const oneWay = (part, folders) =>
  folders.slice(0, -1).map((folder, position) => ({
    name: `${part}-goes-one-way-from-${folder}`,
    comment: 'A folder can be understood and tested with the folders before it only.',
    severity: 'error',
    from: { path: inside(part, folder) },
    to: { path: folders.slice(position + 1).map((later) => inside(part, later)) },
  }));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...oneWay('engine', ENGINE_FOLDERS),
    ...oneWay('server', SERVER_FOLDERS),
    ...oneWay('web', WEB_FOLDERS),
    ...oneWay('scripts', SCRIPT_FOLDERS),
    {
      name: 'engine-imports-nothing-of-ours',
      comment:
        'The engine contains the rules of the game only: it can be proved, run in Storybook and tested without a server or a browser.',
      severity: 'error',
      from: { path: '^engine/' },
      to: { path: '^(server|web|scripts|tests|\\.storybook)/' },
    },
    {
      name: 'engine-is-pure',
      comment:
        'No file, clock, network, randomness, React or Koa in the engine: the caller passes the time and the texts.',
      severity: 'error',
      from: { path: '^engine/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'engine-uses-few-packages',
      comment:
        'Only parsers, the schema validator, the state machine and Temporal; everything else makes the engine depend on its environment.',
      severity: 'error',
      from: { path: '^engine/' },
      to: {
        path: 'node_modules/',
        pathNot:
          'node_modules/(ajv|temporal-[a-z]+|yaml|xstate|unified|remark-[a-z]+|mdast-[a-z-]+|unist-[a-z-]+|vfile[a-z-]*|@types/(mdast|unist|hast)|@types/estree[a-z-]*|micromark[a-z-]*)/',
      },
    },
    {
      name: 'web-sees-only-the-public-engine',
      comment:
        'The engine contains solutions: code for the browser may import engine/public.ts and types only. The studio, which no build contains, edits texts as its server does.',
      severity: 'error',
      from: { path: '^web/', pathNot: '\\.stories\\.tsx$|^web/(workshop|studio)/' },
      to: { path: '^engine/', pathNot: '^engine/public\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'web-does-not-know-the-server',
      comment: 'They communicate over HTTP only, as schemas/api/openapi.yaml describes.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(server|scripts|tests)/' },
    },
    {
      name: 'server-does-not-know-the-web',
      comment: 'The server loads the built site from dist/, never its source.',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/dev\\.ts$' },
      to: { path: '^(web|tests|scripts|\\.storybook)/' },
    },
    {
      name: 'the-studio-is-for-development',
      comment:
        'It shows solutions and moves players to any step: code that is built for players may not import it.',
      severity: 'error',
      from: {
        path: '^(engine|server|web)/',
        pathNot: '^(server/studio/|server/dev\\.ts$|web/studio/|web/main\\.tsx$)',
      },
      to: { path: '^(server|web)/studio/|^schemas/api/studio' },
    },
    {
      name: 'edits-are-for-the-studio',
      comment:
        'Only the studio of the development server changes the files of a city; a build contains no code that does.',
      severity: 'error',
      from: { path: '^(engine|server|web)/', pathNot: '^(engine/edit/|server/studio/|web/studio/)' },
      to: { path: '^engine/edit/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'the-workshop-is-for-stories',
      comment:
        'It stages puzzles, steps and screens for Storybook, solutions included: only stories may need it.',
      severity: 'error',
      from: { path: '^(engine|server|web)/', pathNot: '\\.stories\\.tsx$|^web/workshop/' },
      to: { path: '^web/workshop/' },
    },
    {
      name: 'only-the-store-says-knex',
      comment: 'SQL stands in one folder: all other code uses commands and rows of plain data.',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/store/' },
      to: { path: 'node_modules/(knex|pg|better-sqlite3)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-test-tool-in-the-product',
      comment: 'Packages of tests and stories must not reach a player or the server.',
      severity: 'error',
      from: { path: '^(engine|server|web)/', pathNot: '\\.stories\\.tsx$|^web/workshop/' },
      to: {
        path: 'node_modules/(vitest|@vitest|playwright|storybook|@storybook|@testing-library|fast-check)/',
      },
    },
    {
      name: 'nothing-needs-a-test',
      comment:
        'Helpers of tests stay in tests/: a script or a story that imports them would break without the tests.',
      severity: 'error',
      from: { path: '^(server|web|scripts|\\.storybook)/' },
      to: { path: '^tests/' },
    },
    {
      name: 'no-circles',
      comment: 'Two files that import each other, even for a type, are one idea, or three.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'dist/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'require', 'types'],
    },
  },
};
