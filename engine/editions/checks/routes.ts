import { currentName } from '../../story/former-names.ts';
import { routeOf } from '../../story/route.ts';
import type { Crossing, Effect } from '../crossing.ts';

/** The alternative was taken where there is none any more: it cannot be taken back. */
export function checkAlternative({ after, stood, stands }: Crossing): readonly Effect[] {
  if (stood.progress.alternativeFrom === null || stands.progress.alternativeFrom !== null) return [];
  const from = currentName(after.story, 'step', stood.progress.alternativeFrom);
  const isThere = after.story.scenario.steps[from] !== undefined;
  const message = `Le trajet de secours pris à ${stood.progress.alternativeFrom} n’existe plus, et des joueurs y sont.`;
  const wayOut = 'Gardez le champ alternative de cette étape, et les étapes où il mène.';
  return [
    {
      code: 'alternative-removed',
      what: stood.progress.alternativeFrom,
      about: { step: isThere ? from : (stands.step?.name ?? '') },
      message,
      wayOut,
    },
  ];
}

/** It was offered at the step where the player is. */
export function checkOffered({ stood, stands }: Crossing): readonly Effect[] {
  const offered = stood.progress.alternativeFrom === null && stood.step?.alternative !== undefined;
  if (!offered || stands.step?.alternative !== undefined) return [];
  const step = stands.step?.name ?? '';
  const message = `Le trajet de secours n’est plus proposé à ${step}.`;
  const wayOut = 'Vérifiez que personne n’y attend devant un lieu fermé, ou rendez-le.';
  return [{ code: 'alternative-withdrawn', what: step, about: { step }, message, wayOut }];
}

/** Finished is finished. */
export function checkEnd({ stood, stands }: Crossing): readonly Effect[] {
  if (stood.progress.state !== 'DONE' || stands.progress.state === 'DONE') return [];
  const step = stands.step?.name ?? '';
  const message = `À ${step}, l’histoire n’est plus finie : elle l’était pour qui s’y trouve.`;
  const wayOut = 'Laissez « kind: end » à cette étape, ou à une étape d’avant.';
  return [{ code: 'end-undone', what: step, about: { step }, message, wayOut }];
}

/** Steps left behind that the route now puts ahead. */
export function checkAgain({ after, stood, stands }: Crossing): readonly Effect[] {
  const { steps } = routeOf(after.story, stands.progress.alternativeFrom);
  const ahead = new Set(steps.filter((name) => !stands.reached.has(name)));
  return Object.keys(stood.progress.reached)
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

/** The player is in a step by which their way no longer goes. */
export function checkOnRoute({ after, stands }: Crossing): readonly Effect[] {
  const step = stands.step?.name ?? '';
  if (routeOf(after.story, stands.progress.alternativeFrom).positionOf(step) !== -1) return [];
  const way =
    stands.progress.alternativeFrom === null ? 'Le trajet principal' : `Le trajet de secours pris à ${stands.progress.alternativeFrom}`;
  const message = `${way} ne passe plus par ${step}.`;
  return [
    {
      code: 'step-off-route',
      what: `${step} ${stands.progress.alternativeFrom}`,
      about: { step },
      message,
      wayOut: 'Vérifiez où mène cette étape (next).',
    },
  ];
}
