import type { Reporter, TestModule } from 'vitest/node';

/** Ends a run with one plain line, « N passed, N failed », whatever else was printed. */
export default class PlainReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    let passed = 0;
    let failed = errors.length;
    let skipped = 0;
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      // A file whose preparation failed has no failed test of its own: its tests were skipped.
      if (module.state() === 'failed' && !tests.some((test) => test.result().state === 'failed')) failed += 1;
      for (const test of tests) {
        const { state } = test.result();
        if (state === 'passed') passed += 1;
        else if (state === 'failed') failed += 1;
        else skipped += 1;
      }
    }
    const line = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
    process.on('exit', () => process.stdout.write(`${line}\n`));
  }
}
