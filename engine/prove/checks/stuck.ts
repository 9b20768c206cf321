import { advance } from '../../story/advance.ts';
import type { StoryEvent } from '../../story/events.ts';
import { whenOpen } from '../../story/opening.ts';
import { maxClues } from '../../story/refusals.ts';
import type { Standing } from '../../story/standing.ts';
import type { Checker, Fault, ProofContext } from '../context.ts';
import { PATIENCE_MS, type StoryState } from '../explore.ts';
import { oncePerPosition } from '../graph.ts';

/** Checks that every puzzle accepts an answer, and still gives its hints and accepts it after many mistakes. */
export const checkStuck: Checker = (context) => {
  const { graph, scenario, answers } = context;
  const asking = [...graph.states.values()].filter(({ position }) => scenario.steps[position.step ?? '']?.puzzle);
  return oncePerPosition(asking).flatMap((state): readonly Fault[] => {
    const { right = null, wrong = [] } = answers[state.position.step ?? ''] ?? {};
    if (right === null) return [noAnswer(state)];
    return isFreed(context, state, wrong, right) ? [] : [stuck(state)];
  });
};

/** Plays mistakes without a pause, then all remaining hints, then the right answer, with a pause before each. */
function isFreed({ graph }: ProofContext, state: StoryState, wrong: readonly string[], right: string): boolean {
  const before = graph.standingAt(state);
  const { story, step, progress } = before;
  const start = whenOpen(story.scenario, step, state.now);
  const mistaken = wrong.reduce((standing, code, index) => advance(standing, { type: 'ANSWER', code }, start + index).standing, before);
  const left = Array.from({ length: step ? maxClues(step) - progress.clueIndex : 0 }, () => ({ type: 'ASK_CLUE' }) as const);
  return areTaken(mistaken, [...left, { type: 'ANSWER', code: right }], start + wrong.length);
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

function noAnswer(state: StoryState): Fault {
  const step = state.position.step ?? '';
  return {
    code: 'no-answer',
    about: { step, path: ['puzzle', 'solution'] },
    message: `Aucune réponse connue n’est admise à l’étape ${step}.`,
    wayOut: 'Vérifiez la solution : se saisit-elle avec l’instrument de l’épreuve ?',
    state,
  };
}

function stuck(state: StoryState): Fault {
  const step = state.position.step ?? '';
  return {
    code: 'stuck-after-mistakes',
    about: { step },
    message: `À l’étape ${step}, les indices ou la bonne réponse ne viennent plus après des erreurs.`,
    wayOut: 'Vérifiez les attentes et la table d’essais de l’étape.',
    state,
  };
}
