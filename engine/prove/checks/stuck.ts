import { advance } from '../../story/advance.ts';
import type { Checker, Fault, ProofContext } from '../context.ts';
import { PATIENCE_MS, type StoryState } from '../explore.ts';
import { oncePerStanding } from '../graph.ts';

/** Every step that asks something takes an answer, and still takes it from who was wrong many times. */
export const checkStuck: Checker = (context) => {
  const { graph, scenario, answers } = context;
  const asking = [...graph.states.values()].filter(({ standing }) => scenario.steps[standing.step ?? '']?.puzzle);
  return oncePerStanding(asking).flatMap((state): readonly Fault[] => {
    const { right = null, wrong = [] } = answers[state.standing.step ?? ''] ?? {};
    if (right === null) return [noAnswer(state)];
    return isFreed(context, state, wrong, right) ? [] : [stuck(state)];
  });
};

/** Mistakes without a pause, then one pause, then the right answer. */
function isFreed({ scenario, graph }: ProofContext, state: StoryState, wrong: readonly string[], right: string): boolean {
  const mistaken = wrong.reduce(
    (progress, code, index) => advance(scenario, progress, { type: 'ANSWER', code }, state.now + index).progress,
    graph.progressAt(state),
  );
  const later = state.now + wrong.length + PATIENCE_MS;
  return advance(scenario, mistaken, { type: 'ANSWER', code: right }, later).outcome.accepted;
}

function noAnswer(state: StoryState): Fault {
  const step = state.standing.step ?? '';
  return {
    code: 'no-answer',
    about: { step, path: ['puzzle', 'solution'] },
    message: `Aucune réponse connue n’est admise à l’étape ${step}.`,
    wayOut: 'Vérifiez la solution : se saisit-elle avec l’instrument de l’épreuve ?',
    state,
  };
}

function stuck(state: StoryState): Fault {
  const step = state.standing.step ?? '';
  return {
    code: 'stuck-after-mistakes',
    about: { step },
    message: `À l’étape ${step}, la bonne réponse n’est plus admise après des erreurs.`,
    wayOut: 'Vérifiez les attentes et la table d’essais de l’étape.',
    state,
  };
}
