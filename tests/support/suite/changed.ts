/** Maps changed files to tests that depend on them without importing them. */
interface Rule {
  readonly changed: RegExp;
  /** Path prefixes, as Vitest takes them. */
  readonly tests: readonly string[];
}

/** These play the built product and import nothing of it. */
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

/** The tests that a change may affect other than by an import. */
export const testsReachedBy = (files: readonly string[]): string[] => [
  ...new Set(RULES.filter(({ changed }) => files.some((file) => changed.test(file))).flatMap(({ tests }) => tests)),
];
