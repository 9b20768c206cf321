import { optionsOf } from '../../puzzles/index.ts';
import type { StepFile } from '../../types/step.generated.ts';
import type { Located } from '../draft.ts';
import { exitsOf } from '../exits.ts';
import type { ValuePath } from '../parse/parse-yaml.ts';
import type { StepKind } from '../scenario.ts';
import type { LinkContext } from './context.ts';
import { checkClosing } from './closing.ts';
import { checkIn, STEP } from './references.ts';

type Field = keyof StepFile;

/** Fields that serve some kinds of steps only. */
const KINDS_OF: Readonly<Partial<Record<Field, readonly StepKind[]>>> = {
  gather: ['gathering'],
  needs: ['gathering'],
  from: ['aside'],
  until: ['aside'],
  closedBy: ['aside'],
  if: ['aside'],
  title: ['part', 'aside'],
  next: ['puzzle', 'gathering', 'end', 'secret'],
  alternative: ['puzzle', 'gathering', 'end', 'secret'],
  alternativeQuestion: ['puzzle', 'gathering', 'end', 'secret'],
  tile: ['puzzle', 'gathering', 'part', 'end', 'secret'],
  puzzle: ['puzzle', 'part', 'aside', 'end', 'secret'],
  for: ['puzzle', 'part', 'aside'],
  replies: ['puzzle', 'part', 'aside', 'end', 'secret'],
  examples: ['puzzle', 'part', 'aside', 'end', 'secret'],
};

const REQUIRED: Readonly<Partial<Record<StepKind, readonly Field[]>>> = {
  gathering: ['gather'],
  part: ['puzzle'],
  aside: ['from', 'puzzle'],
};

export const isBeside = ({ kind }: Pick<StepFile, 'kind'>): boolean => kind === 'part' || kind === 'aside';

function checkFields({ report }: LinkContext, { file, value }: Located<'step'>): void {
  const kind = value.kind ?? 'puzzle';
  for (const [field, kinds = []] of Object.entries(KINDS_OF) as [Field, readonly StepKind[]][]) {
    if (value[field] === undefined || kinds.includes(kind)) continue;
    const message = `Le champ ${field} ne sert à rien dans une étape « kind: ${kind} ».`;
    report(
      'field-of-another-kind',
      file.keyAt([field]),
      message,
      `Retirez-le ; il sert aux étapes ${kinds.join(', ')}.`,
    );
  }
  for (const field of REQUIRED[kind] ?? []) {
    if (value[field] !== undefined) continue;
    report(
      'missing-field',
      file.keyAt(['name']),
      `Il manque ${field} à cette étape « kind: ${kind} ».`,
      `Ajoutez « ${field}: … ».`,
    );
  }
  if (value.alternativeQuestion !== undefined && value.alternative === undefined) {
    const message = 'Cette question n’est jamais posée : l’étape n’offre pas de trajet de secours.';
    report(
      'missing-field',
      file.keyAt(['alternativeQuestion']),
      message,
      'Ajoutez « alternative: … », ou retirez la question.',
    );
  }
  if (!isBeside(value)) return;
  optionsOf(value.puzzle).forEach(({ next, path }) => {
    if (next === undefined) return;
    const message = 'Une étape à côté du trajet ne mène nulle part : on revient au bureau.';
    report('field-of-another-kind', file.keyAt(['puzzle', ...path, 'next']), message, 'Retirez ce « next ».');
  });
}

/**
 * Checks that a gathering names parts, each part one gathering, and that it does not need more of them than
 * it has.
 */
function checkGathering(context: LinkContext, { file, value }: Located<'step'>): void {
  const { draft, stepCalled, report, stepNames } = context;
  const { name, gather = [], needs = 0 } = value;
  gather.forEach((part, index) => {
    const at = file.valueAt(['gather', index]);
    checkIn(context, file)(STEP, ['gather', index], part, stepNames);
    const step = stepCalled(part)?.value;
    const first = draft.steps.find((other) => other.value.gather?.includes(part))?.value.name;
    if (step && step.kind !== 'part')
      report(
        'not-a-part',
        at,
        `L’étape ${part} n’est pas une petite étape.`,
        `Écrivez-y « kind: part », ou retirez-la de ${name}.`,
      );
    else if (step && first !== name)
      report(
        'not-a-part',
        at,
        `L’étape ${part} est déjà dans ${first}.`,
        'Retirez-la de l’un des deux rassemblements.',
      );
  });
  if (gather.length > 0 && needs > gather.length) {
    const message = `Ce rassemblement demande ${needs} petites étapes et n’en a que ${gather.length}.`;
    report(
      'needs-too-many',
      file.valueAt(['needs']),
      message,
      'Écrivez un nombre plus petit, ou retirez « needs » : il les faut alors toutes.',
    );
  }
}

function checkPart({ draft, report }: LinkContext, { file, value }: Located<'step'>): void {
  if (value.kind !== 'part' || draft.damaged.has('step')) return;
  if (draft.steps.some(({ value: { gather = [] } }) => gather.includes(value.name))) return;
  const message = `Aucun rassemblement n’a la petite étape ${value.name}.`;
  report(
    'not-a-part',
    file.valueAt(['name']),
    message,
    'Nommez-la dans « gather » d’une étape « kind: gathering ».',
  );
}

/** Checks that an aside is open at some step of some route. */
function checkAside(context: LinkContext, { file, value }: Located<'step'>): void {
  const { from, until } = value;
  const { routes, reached, report, stepNames } = context;
  if (value.kind !== 'aside' || from === undefined) return;
  const check = checkIn(context, file);
  check(STEP, ['from'], from, stepNames);
  check(STEP, ['until'], until, stepNames);
  if (until === undefined || !reached.has(from) || !reached.has(until)) return;
  if (routes.some(({ steps }) => steps.includes(from) && steps.indexOf(until) >= steps.indexOf(from))) return;
  const message = `${value.name} ne s’ouvre sur aucun trajet : ${until} y vient avant ${from}.`;
  report(
    'aside-never-open',
    file.valueAt(['until']),
    message,
    'Écrivez une étape qui vient après, ou retirez « until ».',
  );
}

/** Checks that nothing on the route leads to a step beside it, nor waits until one is reached. */
function checkLeads({ draft, stepCalled, report }: LinkContext): void {
  const leads = (name: string | undefined): boolean =>
    name !== undefined && isBeside(stepCalled(name)?.value ?? {});
  const refuse = (
    { file }: Pick<Located<'step'>, 'file'>,
    path: ValuePath,
    name: string | undefined,
  ): void => {
    if (!leads(name)) return;
    const message = `${name} est à côté du trajet : on n’y arrive pas.`;
    const isArrival = path.at(-1) === 'from';
    const wayOut = isArrival
      ? `Nommez une étape du trajet, et ajoutez « if: { solved: ${name ?? ''} } ».`
      : 'Nommez une étape du trajet.';
    report('leads-beside', file.valueAt(path), message, wayOut);
  };
  for (const step of draft.steps) {
    for (const { to, path } of exitsOf(step.value)) refuse(step, path, to);
    for (const field of ['alternative', 'from', 'until'] as const) refuse(step, [field], step.value[field]);
  }
  const { scenario } = draft;
  if (!scenario) return;
  refuse(scenario, ['start'], scenario.value.start);
  for (const list of ['messages', 'documents', 'tiles'] as const) {
    const entries: readonly {
      readonly from?: string;
      readonly versions?: readonly { readonly from: string }[];
    }[] = scenario.value[list] ?? [];
    entries.forEach(({ from, versions = [] }, index) => {
      refuse(scenario, [list, index, 'from'], from);
      versions.forEach((version, position) =>
        refuse(scenario, [list, index, 'versions', position, 'from'], version.from),
      );
    });
  }
}

/** Reports steps beside the route that no walkthrough solves, where a city has walkthroughs. */
function checkWalked({ draft, report }: LinkContext): void {
  const moves = draft.walkthroughs.flatMap(({ value }) => value.moves);
  if (moves.length === 0 || draft.damaged.has('walkthrough')) return;
  for (const { file, value } of draft.steps) {
    if (!isBeside(value) || moves.some(({ at, answer }) => at === value.name && answer !== undefined))
      continue;
    const message = `Aucun parcours ne résout ${value.name}.`;
    const wayOut = 'Ajoutez son geste à un parcours, puis « npm run walk -- <ville> --update ».';
    report('beside-not-walked', file.valueAt(['name']), message, wayOut);
  }
}

export function checkBeside(context: LinkContext): void {
  for (const step of context.draft.steps)
    for (const check of [checkFields, checkGathering, checkPart, checkAside, checkClosing])
      check(context, step);
  checkLeads(context);
  checkWalked(context);
}
