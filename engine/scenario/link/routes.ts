import { optionsOf } from '../../puzzles/index.ts';
import type { Located } from '../draft.ts';
import { exitsOf } from '../exits.ts';
import { startOf } from '../parse/source-text.ts';
import { type Route, stepAfter } from '../routes.ts';
import type { LinkContext } from './context.ts';
import { isBeside } from './beside.ts';

/** Checks `next` and `puzzle` of a step; false when a problem was reported. */
function checkContinuation({ report }: LinkContext, { file, value }: Located<'step'>): boolean {
  if (isBeside(value)) return true;
  const mustGoOn = value.kind !== 'end' && value.kind !== 'secret';
  const astray =
    value.next === undefined && mustGoOn
      ? optionsOf(value.puzzle).find(({ next }) => next === undefined)
      : undefined;
  const [exit] = exitsOf(value);
  if (exit && astray) {
    report(
      'dead-end',
      file.valueAt(['puzzle', ...astray.path, 'name']),
      `Rien ne suit l’option « ${astray.name} » de l’étape ${value.name}.`,
      'Donnez-lui un « next », ou donnez-en un à l’étape pour toutes les options qui n’en ont pas.',
    );
  } else if (!exit && mustGoOn) {
    report(
      'dead-end',
      file.keyAt(['name']),
      `Rien ne suit l’étape ${value.name}.`,
      'Ajoutez « next: … », ou « kind: end » si l’histoire finit ici.',
    );
  } else if (!exit && value.puzzle) {
    report(
      'puzzle-without-next',
      file.keyAt(['puzzle']),
      'La bonne réponse ne mène nulle part.',
      'Ajoutez « next: … », ou retirez l’épreuve.',
    );
  } else if (exit && !value.puzzle && !value.gather) {
    report(
      'missing-puzzle',
      file.keyAt(['name']),
      `Rien ne permet de passer de ${value.name} à ${exit.to}.`,
      'Ajoutez « puzzle: … ».',
    );
  } else {
    return true;
  }
  return false;
}

/** The step after the last one of a route, which ends before a repeated step. */
function repeatedBy({ scenario }: LinkContext, { taken, chosen, steps }: Route): string | undefined {
  const solved = (step: string): boolean => steps.includes(step) && !taken.includes(step);
  return stepAfter(scenario, steps.at(-1) ?? '', { taken, chosen, asked: [], solved });
}

/** Routes are cut before a repeated step, so a loop shows at their last step. */
function isWithoutLoop(context: LinkContext): boolean {
  const closing = new Map<string, string>();
  for (const route of context.routes) {
    const last = route.steps.at(-1) ?? '';
    const next = repeatedBy(context, route);
    if (next !== undefined && route.steps.includes(next)) closing.set(last, next);
  }
  for (const [last, next] of closing) {
    const step = context.stepCalled(last);
    const path = step && exitsOf(step.value).find(({ to }) => to === next)?.path;
    const message = `De ${last}, le trajet revient à ${next}, déjà passée.`;
    if (step)
      context.report(
        'route-loop',
        step.file.valueAt(path ?? ['alternative']),
        message,
        'Menez cette étape plus loin.',
      );
  }
  return closing.size === 0;
}

function reachesEnds(context: LinkContext): boolean {
  const { scenario, routes, report } = context;
  const endless = routes.filter(({ steps }) => steps.every((name) => scenario.steps[name]?.kind !== 'end'));
  const lasts = [...new Set(endless.map(({ steps }) => steps.at(-1) ?? ''))]
    .map(context.stepCalled)
    .filter((step) => step !== null);
  for (const { file, value } of lasts) {
    const message = `Un trajet s’arrête à ${value.name} sans passer par une étape de fin.`;
    report(
      'end-unreachable',
      file.keyAt(['name']),
      message,
      'Mettez « kind: end » à l’étape où l’histoire finit.',
    );
  }
  return lasts.length === 0;
}

function reachesEveryStep(context: LinkContext): boolean {
  const { draft, reached, report } = context;
  const missed = draft.steps.filter(({ value }) => !reached.has(value.name) && !isBeside(value));
  for (const { file, value } of missed) {
    report(
      'unreachable-step',
      file.valueAt(['name']),
      `Aucun trajet ne mène à l’étape ${value.name}.`,
      'Nommez-la dans « next » ou « alternative » d’une autre étape.',
    );
  }
  return missed.length === 0;
}

/**
 * Checks that every route leads to an end and that every step is on a route. True when no problem was found.
 */
export function checkRoutes(context: LinkContext): boolean {
  const { draft, report, routesKnown } = context;
  if (draft.steps.length === 0 && !draft.damaged.has('step') && draft.scenario) {
    report(
      'end-unreachable',
      startOf('scenario.yaml'),
      'La ville n’a aucune étape.',
      'Écrivez un premier fichier dans steps/.',
    );
    return false;
  }
  const goOn = draft.steps.map((step) => checkContinuation(context, step)).every(Boolean);
  if (!routesKnown || !isWithoutLoop(context) || !goOn) return false;
  const ends = reachesEnds(context);
  return reachesEveryStep(context) && ends;
}
