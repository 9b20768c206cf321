import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as yieldTurn } from 'node:timers/promises';
import type { LeftToWrite } from '../../engine/graph/desk.ts';
import { LICENCES_FILE } from '../../engine/scenario/scenario.ts';
import { leftToWrite } from './left-to-write.ts';
import { notesIn } from './notes.ts';
import { notedMedia, templateTexts } from './template-texts.ts';
import { sheetOf, type CitySheet } from '../../engine/graph/sheet.ts';
import {
  createCompiler,
  createStory,
  type Diagnostic,
  type Finding,
  lacksOfRoles,
  prove,
  type ScenarioSource,
} from '../../engine/index.ts';
import { sketch } from '../../engine/graph/sketch.ts';
import { createMemo } from '../../engine/scenario/parse/read-file.ts';
import { NOTES_FILE, readCityFolder } from '../content/read-city-folder.ts';
import type { AnalysisPart, AnalysisRequest } from './analysis.ts';

// Worker process of `createCityAnalyser`: receives city folders, sends the parts of their analysis.

/** The latest request of each queued folder, the one that came last at the end. */
const waiting = new Map<string, AnalysisRequest>();
/** The drawn cities of which the list of what is left is not read yet. */
const drawn = new Map<string, AnalysisRequest>();
let busy = false;
/** A save changes one file: the others are drawn and compiled from what was read before. */
const memo = createMemo();
const compile = createCompiler(memo);

/** An incomplete city may not be drawable; its problems are reported elsewhere. */
function sheetIfPossible(source: ScenarioSource): CitySheet | null {
  try {
    return sheetOf(source, memo.of(source));
  } catch {
    return null;
  }
}

/** Null for a city that does not compile. */
function findingsOf(source: ScenarioSource): readonly Finding[] | null {
  const { story } = compile(source);
  return story && prove(source, story, new Date().getUTCFullYear()).findings;
}

/** What roles lack, as far as the files can be read. */
function lacksIfReadable(source: ScenarioSource): readonly Diagnostic[] {
  try {
    return lacksOfRoles(source, createStory(sketch(source, memo.of(source)).scenario));
  } catch {
    return [];
  }
}

function leftIn(
  folder: string,
  source: ScenarioSource,
  findings: readonly Finding[] | null,
): readonly LeftToWrite[] {
  const textIn = (file: string): string =>
    existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : '';
  return leftToWrite({
    source,
    problems: [...compile(source).diagnostics, ...(findings ?? lacksIfReadable(source))],
    template: templateTexts(source),
    noted: notedMedia(textIn(LICENCES_FILE)),
    notes: notesIn(textIn(NOTES_FILE)) ?? [],
  });
}

/** Null when the folder was deleted meanwhile. */
function readIfThere(folder: string): ScenarioSource | null {
  try {
    return readCityFolder(folder);
  } catch {
    return null;
  }
}

// Errors are ignored: the studio may have ended.
const send = ({ folder, id }: AnalysisRequest, part: AnalysisPart): void =>
  void process.send?.({ folder, id, part }, undefined, undefined, () => undefined);

function draw(request: AnalysisRequest): void {
  const source = readIfThere(request.folder);
  send(request, { sheet: source && sheetIfPossible(source) });
  drawn.set(request.folder, request);
}

function readLeft(request: AnalysisRequest): void {
  const source = readIfThere(request.folder);
  if (source) send(request, { left: leftIn(request.folder, source, null) });
}

function play(request: AnalysisRequest): void {
  const { folder } = request;
  const source = readIfThere(folder);
  if (!source) return send(request, { findings: [] });
  const findings = findingsOf(source);
  send(request, { findings: findings ?? [], left: leftIn(folder, source, findings) });
}

/**
 * Playing a city takes seconds: the one that was changed last comes first. What is left is read after all
 * drawings.
 */
const nextRequest = (): AnalysisRequest | undefined => [...drawn.values(), ...waiting.values()].at(-1);

async function work(): Promise<void> {
  if (busy) return;
  busy = true;
  for (let next = nextRequest(); next; next = nextRequest()) {
    if (!waiting.delete(next.folder)) {
      drawn.delete(next.folder);
      readLeft(next);
    } else if (next.task === 'draw') draw(next);
    else play(next);
    await yieldTurn();
  }
  busy = false;
}

process.on('message', (request: AnalysisRequest) => {
  waiting.delete(request.folder);
  waiting.set(request.folder, request);
  void work();
});
process.once('disconnect', () => process.exit());
