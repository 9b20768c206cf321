import { unsolvedSteps } from '../../story/standing.ts';
import { groupBy } from '../../text/group-by.ts';
import type { Checker, Fault } from '../context.ts';
import type { StoryState } from '../explore.ts';
import { oncePerPosition } from '../graph.ts';

/**
 * Checks that every right value of a tolerant solution leads to the same state, and that the values just
 * outside a range are refused.
 */
export const checkTolerance: Checker = ({ graph, answers }) => {
  const tried = groupBy(graph.edges, ({ from }) => from);
  return oncePerPosition([...graph.states.values()]).flatMap((state): readonly Fault[] => {
    return unsolvedSteps(graph.standingAt(state)).flatMap(({ name }) => {
      const { tolerance } = answers[name] ?? {};
      if (!tolerance) return [];
      const resultOf = (code: string) =>
        tried
          .get(state.key)
          ?.find(
            ({ event }) =>
              event.type === 'ANSWER' && event.code === code && (event.at ?? state.position.step) === name,
          );
      const goal = resultOf(tolerance.right[0] ?? '')?.to;
      const refused = tolerance.right.filter(
        (code) => !resultOf(code)?.accepted || resultOf(code)?.to !== goal,
      );
      const admitted = tolerance.wrong.filter((code) => resultOf(code)?.accepted);
      return [
        ...refused.map((code) =>
          fault(state, name, `« ${code} » est dans la solution, et ne mène pas plus loin comme les autres`),
        ),
        ...admitted.map((code) => fault(state, name, `« ${code} » est hors de la plage, et pourtant admis`)),
      ];
    });
  });
};

function fault(state: StoryState, step: string, what: string): Fault {
  return {
    code: 'tolerance-broken',
    about: { step, path: ['puzzle', 'solution'] },
    message: `À l’étape ${step}, ${what}.`,
    wayOut: 'Vérifiez les valeurs justes, une par une.',
    state,
  };
}
