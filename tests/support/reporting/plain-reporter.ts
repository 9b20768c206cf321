import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { type Failure, failureLines } from './failures.ts';
import { closingLine } from './tally.ts';

/**
 * Ends a run with what failed and where to look, then one plain line, « N passed, N failed », whatever else
 * was printed.
 */
export default class PlainReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const files = modules.map((module) => ({
      hasFailed: module.state() === 'failed',
      results: [...module.children.allTests()].map((test) => test.result().state),
    }));
    const lines = [...failureLines(modules.flatMap(failuresIn)), closingLine(files, errors.length)];
    process.on('exit', () => process.stdout.write(`${lines.join('\n')}\n`));
  }
}

function failuresIn(module: TestModule): Failure[] {
  const file = relative(module.project.vitest.config.root, module.moduleId);
  const before = module.errors().map(({ message }) => ({ file, name: '', message }));
  return [...before, ...[...module.children.allTests('failed')].map((test) => failureOf(test, file))];
}

function failureOf(test: TestCase, file: string): Failure {
  const [error] = test.result().errors ?? [];
  const line = error?.stacks?.find((frame) => frame.file === test.module.moduleId)?.line;
  const { trace } = test.meta();
  return {
    file,
    name: test.fullName,
    message: error?.message ?? 'no message',
    ...(line !== undefined && { line }),
    ...(trace !== undefined && { trace: relative(test.project.vitest.config.root, trace) }),
  };
}
