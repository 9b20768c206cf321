import type { Step } from '../../scenario/scenario.ts';
import { attemptsAt } from '../../story/actions.ts';
import { advance } from '../../story/advance.ts';
import type { StoryEvent } from '../../story/events.ts';
import { whenOpen } from '../../story/timings.ts';
import { maxClues } from '../../story/refusals.ts';
import { type Standing, unsolvedSteps } from '../../story/standing.ts';
import type { Checker, Fault, ProofContext } from '../context.ts';
import { PATIENCE_MS, type StoryState } from '../explore.ts';
import { oncePerPosition } from '../graph.ts';

/**
 * Checks that every puzzle accepts an answer, and still gives its hints and accepts it after many mistakes.
 */
export const checkStuck: Checker = (context) => {
  const { graph, answers } = context;
  return oncePerPosition([...graph.states.values()]).flatMap((state) => {
    const asking = unsolvedSteps(graph.standingAt(state)).filter(({ puzzle }) => puzzle);
    return asking.flatMap((step): readonly Fault[] => {
      const { right = null, wrong = [] } = answers[step.name] ?? {};
      if (right === null) return [noAnswer(state, step.name)];
      return isFreed(context, state, step, wrong, right) ? [] : [stuck(state, step.name)];
    });
  });
};

/**
 * Plays mistakes without a pause, then all remaining hints, then the right answer, with a pause before each.
 */
function isFreed(
  { graph }: ProofContext,
  state: StoryState,
  step: Step,
  wrong: readonly string[],
  right: string,
): boolean {
  const before = graph.standingAt(state);
  const start = whenOpen(before.story.scenario, step, state.now);
  const answer = (code: string) => ({ type: 'ANSWER', code, at: step.name }) as const;
  const mistaken = wrong.reduce(
    (standing, code, index) => advance(standing, answer(code), start + index).standing,
    before,
  );
  const hints = maxClues(step) - attemptsAt(before.progress, step).clueIndex;
  const left = Array.from({ length: hints }, () => ({ type: 'ASK_CLUE', at: step.name }) as const);
  return areTaken(mistaken, [...left, answer(right)], start + wrong.length);
}

/** Whether all events are accepted, in their order. */
function areTaken(from: Standing, events: readonly StoryEvent[], since: number): boolean {
  let [standing, now] = [from, since];
  return events.every((event) => {
    now = whenOpen(standing.story.scenario, standing.step, now + PATIENCE_MS);
    const after = advance(standing, event, now);
    standing = after.standing;
    return after.outcome.accepted;
  });
}

function noAnswer(state: StoryState, step: string): Fault {
  return {
    code: 'no-answer',
    about: { step, path: ['puzzle', 'solution'] },
    message: `Aucune réponse connue n’est admise à l’étape ${step}.`,
    wayOut: 'Vérifiez la solution : se saisit-elle avec l’instrument de l’épreuve ?',
    state,
  };
}

function stuck(state: StoryState, step: string): Fault {
  return {
    code: 'stuck-after-mistakes',
    about: { step },
    message: `À l’étape ${step}, les indices ou la bonne réponse ne viennent plus après des erreurs.`,
    wayOut: 'Vérifiez les attentes et la table d’essais de l’étape.',
    state,
  };
}
