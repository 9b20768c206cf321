/** Tests that read or run what no import leads to. */
interface Rule {
  readonly changed: RegExp;
  /** The beginnings of paths, as Vitest takes them. */
  readonly tests: readonly string[];
}

/** They play the built product, and import nothing of it. */
const BUILT = ['tests/e2e/', 'tests/visual/', 'tests/operators/', 'tests/faults/', 'tests/soak/', 'tests/project/'];

const RULES: readonly Rule[] = [
  { changed: /^(engine|server|web|package-lock\.json|vite\.)/, tests: BUILT },
  {
    changed: /^scenarios\//,
    tests: [...BUILT, 'tests/scenarios/', 'tests/scripts/', 'tests/engine/', 'tests/security/', 'tests/web/pages/', 'scenarios/'],
  },
  {
    changed: /^schemas\//,
    tests: [
      'tests/engine/',
      'tests/diagnostics/',
      'tests/conformance/',
      'tests/mutations/',
      'tests/editors/',
      'tests/fuzz/',
      'tests/server/api/openapi',
      'tests/scripts/',
    ],
  },
  { changed: /\.css$/, tests: ['web/', '.storybook/', 'scenarios/'] },
  { changed: /^scripts\//, tests: ['tests/scripts/', 'tests/operators/'] },
  { changed: /^(deploy|docs)\//, tests: ['tests/operators/', 'tests/diagnostics/'] },
  { changed: /^tests\/support\/(e2e|webkit)\//, tests: ['tests/e2e/', 'tests/visual/'] },
  { changed: /./, tests: ['tests/project/'] },
];

/** The tests that a change may reach otherwise than by an import. */
export const testsReachedBy = (files: readonly string[]): string[] => [
  ...new Set(RULES.filter(({ changed }) => files.some((file) => changed.test(file))).flatMap(({ tests }) => tests)),
];
