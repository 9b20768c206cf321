import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { inReadingOrder } from '../diagnostics/report.ts';
import type { Story } from '../story/story.ts';
import type { ScenarioSource } from '../scenario/scenario.ts';
import { answerBook } from './answers.ts';
import { calendarOf } from './calendar.ts';
import { checkDays } from './checks/days.ts';
import { checkDecisions } from './checks/decisions.ts';
import { checkEmptyPages } from './checks/empty-pages.ts';
import { checkEnds } from './checks/ends.ts';
import { checkHands, handFaultsOnRoutes } from './checks/hands.ts';
import { checkLanguages } from './checks/languages.ts';
import { checkLastHint } from './checks/last-hint.ts';
import { checkLinks } from './checks/links.ts';
import { checkSlips } from './checks/slips.ts';
import { checkStuck } from './checks/stuck.ts';
import { checkTolerance } from './checks/tolerance.ts';
import { checkUnseen } from './checks/unseen.ts';
import { checkWaits } from './checks/waits.ts';
import { type Checker, diagnosticMaker, type Fault, type ProofContext } from './context.ts';
import { explore } from './explore.ts';
import { findings } from './findings.ts';
import { describePath, type Gesture, pathTo } from './graph.ts';
import { parseWalkthroughs } from './play-walkthrough.ts';
import { collectShownContent } from './shown-content.ts';
import { type Summary, summaryOf } from './summary.ts';

/**
 * A fault with its position and the shortest path to it; `path` is empty when reading the file shows the
 * fault.
 */
export interface Finding extends Diagnostic {
  readonly path: readonly Gesture[];
}

export interface Proof extends Summary {
  readonly findings: readonly Finding[];
}

const CHECKERS: readonly Checker[] = [
  checkEnds,
  checkStuck,
  checkTolerance,
  checkSlips,
  checkLanguages,
  checkLastHint,
  checkUnseen,
  checkLinks,
  checkDecisions,
  checkEmptyPages,
  checkDays,
  checkWaits,
  checkHands,
];

/**
 * Explores every state of a city that compiles: every event, the screens in each state of the opening hours,
 * and four years of days from 1 January of `firstYear`.
 */
export function prove(source: ScenarioSource, story: Story, firstYear: number): Proof {
  const context = contextOf(source, story, firstYear);
  const faults = CHECKERS.flatMap((check) => check(context));
  return { ...summaryOf(context), findings: inReadingOrder(findingsOf(context, faults)) };
}

/** Reports the steps where a role has nothing. It explores no games, so that the writer reads it at once. */
export const lacksOfRoles = (source: ScenarioSource, story: Story): readonly Diagnostic[] =>
  handFaultsOnRoutes(story).map(diagnosticMaker(source, findings));

function contextOf(source: ScenarioSource, story: Story, firstYear: number): ProofContext {
  const { scenario } = story;
  const answers = answerBook(story, parseWalkthroughs(source));
  const calendar = calendarOf(scenario, firstYear);
  const graph = explore(story, answers, calendar.days[0]?.noon);
  return {
    source,
    story,
    scenario,
    answers,
    graph,
    calendar,
    shown: collectShownContent(graph, calendar.moments),
  };
}

function findingsOf({ source, graph }: ProofContext, faults: readonly Fault[]): Finding[] {
  const diagnosticOf = diagnosticMaker(source, findings);
  return faults.map(({ state, ...fault }) => ({
    ...diagnosticOf(fault),
    path: state ? describePath(graph, pathTo(graph, state.key)) : [],
  }));
}
