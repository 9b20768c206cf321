import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { createReport, hasErrors, inReadingOrder } from '../diagnostics/report.ts';
import { playWalkthrough } from '../prove/play-walkthrough.ts';
import { assemble } from '../scenario/assemble.ts';
import { readScenarioDraft } from '../scenario/draft.ts';
import { readTranslation, type ReadTranslation } from '../scenario/translation/read-translation.ts';
import { checkTranslation, isUnoffered, reportUndeclared } from './translations.ts';
import { linkScenario } from '../scenario/link.ts';
import { linkContext } from '../scenario/link/context.ts';
import { checkReport } from '../scenario/link/report.ts';
import { createMemo, type Memo, type ReadFile, readFile } from '../scenario/parse/read-file.ts';
import type { ScenarioSource } from '../scenario/scenario.ts';
import { createStory, type Story } from '../story/story.ts';
import { once } from '../text/memoise.ts';
import { TRANSLATIONS } from '../words/language.ts';
import type { PlayContext } from './checks/context.ts';
import { checkExamples } from './checks/examples.ts';
import { checkButtons, checkNeighbours } from './checks/neighbours.ts';
import { checkReplies } from './checks/replies.ts';
import { checkStanding } from './checks/standing.ts';
import { type ElsewhereRead, elsewhereReads } from './elsewhere.ts';
import { playablePart } from './playable-part.ts';

/**
 * Checks a city by playing it: the report of every player, example answers, replies, walkthroughs.
 * `leadsToEnd`: whether the routes are sound. Links are checked only then, and only when scenario.yaml has no
 * error; walkthroughs are played only when no file has one.
 */
function checkByPlaying(context: PlayContext, leadsToEnd: boolean): void {
  const { draft, diagnostics } = context;
  checkReport(context);
  // Answers are judged by the step's name: with a repeated one, another step would judge them.
  if (new Set(draft.steps.map(({ value }) => value.name)).size === draft.steps.length)
    for (const check of [checkExamples, checkReplies, checkButtons, checkNeighbours]) check(context);
  if (!leadsToEnd) return;
  if (!hasErrors(diagnostics.filter(({ at }) => at.file === draft.scenario?.file.path)))
    checkStanding(context);
  if (!hasErrors(diagnostics)) checkWalkthroughMoves(context);
}

export interface Compilation {
  /** Null when there is any error; warnings do not prevent a city from being played. */
  readonly story: Story | null;
  /** The story, or the part of it that holds in spite of errors; null when nothing can be played. */
  readonly part: () => Story | null;
  /** All problems at once, file after file. */
  readonly diagnostics: readonly Diagnostic[];
  /** What the city reads of others: checked where the other cities are known. */
  readonly elsewhere: readonly ElsewhereRead[];
  /** The data of its maps, by path; those of translations below their folder. */
  readonly maps: ReadonlyMap<string, unknown>;
  readonly translations: readonly ReadTranslation[];
}

export type Compiler = (source: ScenarioSource) => Compilation;

/** A compilation in two stages: playing the city takes longer than all else. */
export interface StagedCompilation {
  /**
   * Nothing was played yet: each file was read by itself, and its names compared with those of the others.
   */
  readonly unplayed: Compilation;
  /** The whole compilation. */
  readonly played: () => Compilation;
}

export type StagedCompiler = (source: ScenarioSource) => StagedCompilation;

function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(freeze);
  return Object.freeze(value);
}

function compile(source: ScenarioSource, read: ReadFile): StagedCompilation {
  const french = readScenarioDraft(source, read);
  const { report, diagnostics } = createReport([...(source.problems ?? []), ...french.diagnostics]);
  const declared = french.scenario?.value.languages ?? {};
  const translations = TRANSLATIONS.filter((language) => declared[language] !== undefined).map((language) =>
    readTranslation(french, source, language, read),
  );
  if (french.scenario) reportUndeclared(source, declared, report);
  const draft = translations.reduce((all, translation) => translation.withAnswers(all), french);
  const pages = translations.flatMap((translation) => translation.pages);
  const scenario = freeze(assemble(draft, pages));
  const context = linkContext({ draft, scenario, report, diagnostics });
  const story = createStory(
    scenario,
    new Map(translations.map((one) => [one.language, freeze(assemble(one.draft, pages))])),
  );
  const leadsToEnd = linkScenario(context);
  for (const translation of translations) diagnostics.push(...checkTranslation(translation, context, story));
  /** The faults of a language that is being written stop nobody. */
  const settled = () =>
    diagnostics.map((found) =>
      isUnoffered(found, declared) ? { ...found, severity: 'warning' as const } : found,
    );
  // What only playing finds does not prevent a city from being played.
  const part = hasErrors(settled()) ? once(() => draft.scenario && playablePart(scenario)) : () => story;
  const result = (): Compilation => ({
    story: hasErrors(settled()) ? null : story,
    part,
    diagnostics: inReadingOrder(settled()),
    elsewhere: elsewhereReads(context),
    maps: new Map([
      ...draft.maps.map(({ file, value }) => [file.path, value] as const),
      ...translations.flatMap(({ language, draft: { maps } }) =>
        maps.map(({ file, value }) => [`${language}/${file.path}`, value] as const),
      ),
    ]),
    translations,
  });
  return {
    unplayed: result(),
    played: once(() => {
      checkByPlaying({ ...context, story }, leadsToEnd);
      return result();
    }),
  };
}

/** Compiles the texts of a city's folder to a story that can be played, or to the list of its problems. */
export const compileCity: Compiler = (source) => compile(source, readFile).played();

/**
 * A compiler with a cache of parsed files: the second time, only the files that changed are parsed and
 * validated. Same results as `compileCity`. `memo`: shared with others that read the same files.
 */
export function createCompiler(memo?: Memo): Compiler {
  const compileInStages = createStagedCompiler(memo);
  return (source) => compileInStages(source).played();
}

export function createStagedCompiler(memo: Memo = createMemo()): StagedCompiler {
  return (source) => compile(source, memo.of(source));
}

const WAY_OUT = 'Corrigez ce geste, ou l’étape.';

/**
 * Checks that walkthroughs play as written. Runs only for a city without errors: those would be reported here
 * again.
 */
function checkWalkthroughMoves({ draft, story, report }: PlayContext): void {
  for (const { file, value } of draft.walkthroughs) {
    for (const { move, step, message } of playWalkthrough(story, value).problems) {
      report(
        'walkthrough-disagrees',
        file.valueAt(['moves', move - 1, value.moves[move - 1]?.answer === undefined ? 'at' : 'answer']),
        `Geste ${move}, à ${step} : ${message}.`,
        WAY_OUT,
      );
    }
  }
}
