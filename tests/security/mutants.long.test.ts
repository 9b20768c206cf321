import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MUTANTS } from './mutants/mutants.ts';
import { openWorkbench, type Workbench } from './mutants/workbench.ts';

/** The first mutant of each of these files, whose tests need neither PostgreSQL nor a build. */
const QUICK = ['server/platform/seals.ts', 'server/http/security-headers.ts', 'deploy/compose.yaml'];
const quick = QUICK.flatMap((file) => MUTANTS.filter((mutant) => mutant.file === file).slice(0, 1));

describe('a sample of the mutations', () => {
  let workbench: Workbench;
  beforeAll(async () => void (workbench = await openWorkbench()));
  afterAll(() => workbench.close());

  it.each(quick.map((mutant) => [mutant.row, mutant] as const))(
    '%s makes its test fail',
    async (_row, mutant) => {
      expect(await workbench.escapes(mutant)).toEqual([]);
    },
  );

  it('contains a change without an effect, which escapes', async () => {
    const idle = {
      row: '—',
      file: 'server/platform/seals.ts',
      text: "const MARK = 'v1.';",
      replacement: "const MARK = 'v' + '1.';",
    };
    const tests = ['tests/security/seals.test.ts'];
    expect(await workbench.escapes({ ...idle, tests })).toEqual(tests);
  });
});
