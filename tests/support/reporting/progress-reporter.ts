import { relative } from 'node:path';
import type { Reporter, TestModule, TestSpecification, Vitest } from 'vitest/node';
import { emptyFailureFolder } from '../suite/failure-folder.ts';
import { createProgress, type PlannedFile, type RunProgress } from './progress.ts';
import { slowestFamilies, type FinishedFile } from './tally.ts';

const EVERY_MS = 20_000;
const ROWS = 12;
/** Usual durations of files by project, for a first run; Vitest's cache has those of the last one. */
const USUAL_MS: Readonly<Record<string, number>> = { e2e: 45_000, node: 3000, dom: 1500 };
const USUAL_STORY_MS = 1000;
/** Runs of fewer files print no table. */
const FEW = 10;

/** Prints the progress every 20 seconds and, at the end, the time per folder. */
export default class ProgressReporter implements Reporter {
  #vitest: Vitest | undefined;
  #progress: RunProgress = createProgress(new Map(), 0);
  #timer: NodeJS.Timeout | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    emptyFailureFolder();
    const planned = specifications.map((file): [string, PlannedFile] => [
      keyOf(file.project.name, file.moduleId),
      this.#plan(file),
    ]);
    this.#progress = createProgress(new Map(planned), Date.now());
    this.#timer = setInterval(() => this.#say(this.#progress.line(Date.now())), EVERY_MS).unref();
  }

  onTestModuleQueued({ project, moduleId }: TestModule): void {
    this.#progress.begin(keyOf(project.name, moduleId));
  }

  onTestModuleEnd(module: TestModule): void {
    this.#progress.end(keyOf(module.project.name, module.moduleId));
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    clearInterval(this.#timer);
    if (modules.length > FEW) this.#say(`\n${slowestFamilies(modules.map(finished), ROWS)}`);
  }

  #plan({ project, moduleId }: TestSpecification): PlannedFile {
    const known = this.#vitest?.cache.getFileTestResults(
      `${project.name}:${relative(this.#vitest.config.root, moduleId)}`,
    );
    return {
      family: project.name,
      atOnce: Number(project.config.maxWorkers) || 1,
      expected: known?.duration ?? USUAL_MS[project.name] ?? USUAL_STORY_MS,
    };
  }

  #say(line: string): void {
    this.#vitest?.logger.log(line);
  }
}

const keyOf = (project: string, moduleId: string): string => `${project}:${moduleId}`;

function timeOf(module: TestModule): number {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
    module.diagnostic();
  return environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration;
}

function finished(module: TestModule): FinishedFile {
  const tests = [...module.children.allTests()].length;
  const folder = relative(module.project.config.root, module.moduleId).split('/').slice(0, 2).join('/');
  return { family: `${module.project.name} ${folder}`, tests, milliseconds: timeOf(module) };
}
