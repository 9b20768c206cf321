import { setImmediate as breathe } from 'node:timers/promises';
import { sheetOf, type CitySheet } from '../../engine/graph/sheet.ts';
import { createCompiler, prove, type Finding, type ScenarioSource } from '../../engine/index.ts';
import { readCityFolder } from '../content/read-city-folder.ts';
import type { AnalysisPart, AnalysisTurn } from './analysis.ts';

// The process of `createCityAnalyser`: takes folders of cities, gives the parts of their analyse back.

/** The last turn of each folder that waits. */
const waiting = new Map<string, number>();
let busy = false;
const compile = createCompiler();

/** Half of a city can be so odd that nothing can be drawn of it: its problems are told elsewhere. */
function sheetIfPossible(source: ScenarioSource): CitySheet | null {
  try {
    return sheetOf(source);
  } catch {
    return null;
  }
}

function findingsOf(source: ScenarioSource): readonly Finding[] {
  const { story } = compile(source);
  return story ? prove(source, story, new Date().getUTCFullYear()).findings : [];
}

/** A folder may be gone by the time its turn comes. */
function readIfThere(folder: string): ScenarioSource | null {
  try {
    return readCityFolder(folder);
  } catch {
    return null;
  }
}

async function analyse(folder: string, turn: number): Promise<void> {
  const source = readIfThere(folder);
  if (!source) return;
  // Nobody listens any more once the studio has ended.
  const tell = (part: AnalysisPart): void => void process.send?.({ folder, turn, part }, undefined, undefined, () => undefined);
  tell({ sheet: sheetIfPossible(source) });
  await breathe();
  if (!waiting.has(folder)) tell({ findings: findingsOf(source) });
}

async function work(): Promise<void> {
  if (busy) return;
  busy = true;
  for (const [folder, turn] of waiting) {
    waiting.delete(folder);
    await analyse(folder, turn);
    await breathe();
  }
  busy = false;
}

process.on('message', ({ folder, turn }: AnalysisTurn) => {
  waiting.set(folder, turn);
  void work();
});
process.once('disconnect', () => process.exit());
