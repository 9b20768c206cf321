import type { Reporter, TestModule } from 'vitest/node';
import { closingLine } from './tally.ts';

/** Ends a run with one plain line, « N passed, N failed », whatever else was printed. */
export default class PlainReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const files = modules.map((module) => ({
      hasFailed: module.state() === 'failed',
      results: [...module.children.allTests()].map((test) => test.result().state),
    }));
    const line = closingLine(files, errors.length);
    process.on('exit', () => process.stdout.write(`${line}\n`));
  }
}
