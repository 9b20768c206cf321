import { reachedSteps, routeOf } from '../../story/route.ts';
import { type Crossing, type Effect, stepOf } from '../crossing.ts';
import { presentName } from '../former-names.ts';

/** The alternative was taken where there is none any more: it cannot be taken back. */
export function checkAlternative({ after, stood, stands }: Crossing): readonly Effect[] {
  if (stood.alternativeFrom === null || stands.alternativeFrom !== null) return [];
  const from = presentName(after.scenario, 'step', stood.alternativeFrom);
  const isThere = after.scenario.steps[from] !== undefined;
  const message = `Le trajet de secours pris à ${stood.alternativeFrom} n’existe plus, et des joueurs y sont.`;
  const wayOut = 'Gardez le champ alternative de cette étape, et les étapes où il mène.';
  return [
    { code: 'alternative-removed', what: stood.alternativeFrom, about: { step: isThere ? from : (stands.step ?? '') }, message, wayOut },
  ];
}

/** It was offered at the step where the player is. */
export function checkOffered({ before, after, stood, stands }: Crossing): readonly Effect[] {
  const offered = stood.alternativeFrom === null && stepOf(before, stood)?.alternative !== undefined;
  if (!offered || stepOf(after, stands)?.alternative !== undefined) return [];
  const step = stands.step ?? '';
  const message = `Le trajet de secours n’est plus proposé à ${step}.`;
  const wayOut = 'Vérifiez que personne n’y attend devant un lieu fermé, ou rendez-le.';
  return [{ code: 'alternative-withdrawn', what: step, about: { step }, message, wayOut }];
}

/** Finished is finished. */
export function checkEnd({ stood, stands }: Crossing): readonly Effect[] {
  if (stood.state !== 'DONE' || stands.state === 'DONE') return [];
  const step = stands.step ?? '';
  const message = `À ${step}, l’histoire n’est plus finie : elle l’était pour qui s’y trouve.`;
  const wayOut = 'Laissez « kind: end » à cette étape, ou à une étape d’avant.';
  return [{ code: 'end-undone', what: step, about: { step }, message, wayOut }];
}

/** Steps left behind that the route now puts ahead. */
export function checkAgain({ after, stood, stands }: Crossing): readonly Effect[] {
  const { scenario } = after;
  const behind = new Set(reachedSteps(scenario, stands));
  const ahead = new Set(routeOf(scenario, stands.alternativeFrom).filter((name) => !behind.has(name)));
  return Object.keys(stood.reached)
    .map((name) => presentName(scenario, 'step', name))
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
  const step = stands.step ?? '';
  if (routeOf(after.scenario, stands.alternativeFrom).includes(step)) return [];
  const way = stands.alternativeFrom === null ? 'Le trajet principal' : `Le trajet de secours pris à ${stands.alternativeFrom}`;
  const message = `${way} ne passe plus par ${step}.`;
  return [
    {
      code: 'step-off-route',
      what: `${step} ${stands.alternativeFrom}`,
      about: { step },
      message,
      wayOut: 'Vérifiez où mène cette étape (next).',
    },
  ];
}
