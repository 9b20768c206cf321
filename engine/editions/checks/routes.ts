import { placeOfOptions } from '../../puzzles/index.ts';
import { currentName } from '../../story/former-names.ts';
import { routeOf } from '../../story/route.ts';
import type { StandingChange, Effect } from '../standing-change.ts';

/** Reports the removal of an alternative that players have taken: their choice cannot be undone. */
export function checkAlternative({
  after,
  standingBefore,
  standingAfter,
}: StandingChange): readonly Effect[] {
  return standingBefore.progress.taken.flatMap((former): readonly Effect[] => {
    const from = currentName(after.story, 'step', former);
    if (standingAfter.progress.taken.includes(from)) return [];
    const isThere = after.story.scenario.steps[from] !== undefined;
    const message = `Le trajet de secours pris à ${former} n’existe plus, et des joueurs y sont.`;
    const wayOut = 'Gardez le champ alternative de cette étape, et les étapes où il mène.';
    const about = { step: isThere ? from : (standingAfter.step?.name ?? '') };
    return [{ code: 'alternative-removed', what: former, about, message, wayOut }];
  });
}

/** Reports the removal of an alternative that was offered at the player's step. */
export function checkWithdrawnAlternative({
  standingBefore,
  standingAfter,
}: StandingChange): readonly Effect[] {
  if (standingBefore.step?.alternative === undefined || standingAfter.step?.alternative !== undefined)
    return [];
  const step = standingAfter.step?.name ?? '';
  const message = `Le trajet de secours n’est plus proposé à ${step}.`;
  const wayOut = 'Vérifiez que personne n’y attend devant un lieu fermé, ou rendez-le.';
  return [{ code: 'alternative-withdrawn', what: step, about: { step }, message, wayOut }];
}

/** Reports the removal of an option that players have chosen. */
export function checkChoices({ after, standingBefore, standingAfter }: StandingChange): readonly Effect[] {
  return Object.entries(standingBefore.progress.chosen).flatMap(([former, option]): readonly Effect[] => {
    const step = currentName(after.story, 'step', former);
    if (standingAfter.progress.chosen[step] !== undefined) return [];
    const message = `À ${step}, des joueurs ont choisi « ${option} », qui n’y est plus.`;
    const wayOut = 'Rendez cette option, ou mettez son nom dans formerly de celle qui la remplace.';
    return [
      {
        code: 'choice-forgotten',
        what: `${step} ${option}`,
        about: { step, path: ['puzzle', ...placeOfOptions(after.story.scenario.steps[step]?.puzzle)] },
        message,
        wayOut,
      },
    ];
  });
}

/** Reports the removal of a step beside the route that players have solved. */
export function checkSolvedBeside({
  after,
  standingBefore,
  standingAfter,
}: StandingChange): readonly Effect[] {
  return Object.keys(standingBefore.progress.sideSteps).flatMap((former): readonly Effect[] => {
    const step = currentName(after.story, 'step', former);
    if (standingAfter.progress.sideSteps[step] !== undefined) return [];
    const message = `Des joueurs ont résolu ${former}, qui n’est plus à côté du trajet.`;
    const wayOut = `Rendez-la, ou écrivez « formerly: [${former}] » dans l’étape qui la remplace.`;
    return [
      {
        code: 'beside-forgotten',
        what: former,
        about: { step: standingAfter.step?.name ?? '' },
        message,
        wayOut,
      },
    ];
  });
}

/** A finished story must stay finished. */
export function checkEnd({ standingBefore, standingAfter }: StandingChange): readonly Effect[] {
  if (standingBefore.progress.state !== 'DONE' || standingAfter.progress.state === 'DONE') return [];
  const step = standingAfter.step?.name ?? '';
  const message = `À ${step}, l’histoire n’est plus finie : elle l’était pour qui s’y trouve.`;
  const wayOut = 'Laissez « kind: end » à cette étape, ou à une étape d’avant.';
  return [{ code: 'end-undone', what: step, about: { step }, message, wayOut }];
}

/** Reports steps already passed that the edited route puts ahead of the player. */
export function checkRepeatedSteps({
  after,
  standingBefore,
  standingAfter,
}: StandingChange): readonly Effect[] {
  const { steps } = routeOf(after.story, standingAfter.progress);
  const ahead = new Set(steps.filter((name) => !standingAfter.reached.has(name)));
  return Object.keys(standingBefore.progress.reached)
    .map((name) => currentName(after.story, 'step', name))
    .filter((name) => ahead.has(name))
    .map((step) => ({
      code: 'step-again',
      what: step,
      about: { step },
      message: `L’étape ${step} est passée, et revient devant le joueur.`,
      wayOut: 'Laissez-la avant les étapes qui la suivaient, ou faites-en une étape nouvelle.',
    }));
}

/** Reports a player's step that is no longer on their route. */
export function checkOnRoute({ after, standingAfter }: StandingChange): readonly Effect[] {
  const step = standingAfter.step?.name ?? '';
  if (routeOf(after.story, standingAfter.progress).positionOf(step) !== -1) return [];
  const { taken } = standingAfter.progress;
  const way =
    taken.length === 0 ? 'Le trajet principal' : `Le trajet de secours pris à ${taken.join(' et à ')}`;
  const message = `${way} ne passe plus par ${step}.`;
  return [
    {
      code: 'step-off-route',
      what: [step, ...taken].join(' '),
      about: { step },
      message,
      wayOut: 'Vérifiez où mène cette étape (next).',
    },
  ];
}
