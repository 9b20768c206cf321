import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root, run } from '../../support/programs/run.ts';
import { mutate } from './mutant.ts';
import type { Mutant } from './mutant.ts';

/** A copy of the product in which mutants are applied. */
export interface Workbench {
  /** Runs a mutant's tests and returns those that passed. Empty if every test failed as it should. */
  escapes(mutant: Mutant): Promise<readonly string[]>;
  /** Runs tests without a mutant and returns those that fail. */
  failures(tests: readonly string[]): Promise<readonly string[]>;
  close(): void;
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** Copies tracked and untracked files, except ignored ones; node_modules is linked, the build is copied. */
export async function openWorkbench(): Promise<Workbench> {
  const copy = mkdtempSync(join(tmpdir(), 'poste-restante-mutants-'));
  const { stdout } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  for (const file of stdout.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  // Some tests list the files by git.
  await run('git', ['init', '--quiet'], { cwd: copy });
  cpSync(join(root, 'dist'), join(copy, 'dist'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

  async function failures(tests: readonly string[]): Promise<readonly string[]> {
    const output = join(copy, 'mutant.json');
    rmSync(output, { force: true });
    const projects = [...new Set(tests.map(projectOf))].map((name) => `--project=${name}`);
    // One failing test per file is enough.
    const bail = tests.length === 1 ? ['--bail=1'] : [];
    const config = tests.some((test) => projectOf(test) === 'e2e')
      ? []
      : ['--config=tests/security/mutants/vitest.config.ts'];
    const asked = [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...config,
      ...projects,
      '--reporter=json',
      `--outputFile=${output}`,
      ...bail,
      ...tests,
    ];
    const { stderr } = await run(process.execPath, asked, {
      cwd: copy,
      env: { TESTS: 'all', VITEST: undefined, VITEST_POOL_ID: undefined, VITEST_WORKER_ID: undefined },
    });
    const report = readReport(output, stderr);
    return tests.filter((test) =>
      report.testResults.some(
        ({ name, assertionResults }) =>
          name === join(copy, test) && assertionResults.some(({ status }) => status === 'failed'),
      ),
    );
  }

  return {
    failures,
    async escapes(mutant) {
      const file = join(copy, mutant.file);
      const whole = readFileSync(file, 'utf8');
      writeFileSync(file, mutate(whole, mutant));
      try {
        if (mutant.build) await build(copy);
        const failed = await failures(mutant.tests);
        return mutant.tests.filter((test) => !failed.includes(test));
      } finally {
        writeFileSync(file, whole);
        if (mutant.build) await build(copy);
      }
    },
    close: () => rmSync(copy, { recursive: true, force: true }),
  };
}

async function build(cwd: string): Promise<void> {
  const { code, stderr } = await run(process.execPath, ['scripts/build.mjs'], { cwd });
  if (code !== 0) throw new Error(`the build failed:\n${stderr}`);
}

const projectOf = (test: string): string =>
  test.startsWith('tests/web/') ? 'dom' : /^tests\/(e2e|visual)\//.test(test) ? 'e2e' : 'node';

function readReport(output: string, stderr: string): Report {
  try {
    return JSON.parse(readFileSync(output, 'utf8')) as Report;
  } catch {
    throw new Error(`the tests did not run:\n${stderr.slice(-2000)}`);
  }
}
