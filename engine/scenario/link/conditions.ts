import type { DiagnosticCode } from '../../diagnostics/catalogue.ts';
import type { SourceRange } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import { weekdayNumber, WEEKDAYS } from '../../hours/zoned.ts';
import { optionsOf } from '../../puzzles/index.ts';
import type { ElsewhereFact } from '../../types/elsewhere.generated.ts';
import { type Case, casesOf, stepCasesOf } from '../cases.ts';
import { type FactRead, factsElsewhere, factsRead } from '../condition.ts';
import { conditionsOf } from '../conditions.ts';
import { partsOf, plainFacts } from '../report/conditions.ts';
import type { YamlFile } from '../parse/parse-yaml.ts';
import type { Step } from '../scenario.ts';
import type { LinkContext } from './context.ts';
import { checkName, STEP } from './references.ts';

/** A fact that the step can never give. */
interface Impossible {
  readonly code: DiagnosticCode;
  readonly message: string;
  readonly wayOut: string;
}

const IMPOSSIBLE: Readonly<Record<FactRead['kind'], (step: Step, option: string) => Impossible | null>> = {
  chose: (step, option) => {
    const options = optionsOf(step.puzzle).map(({ name }) => name);
    if (options.includes(option)) return null;
    const message =
      options.length === 0
        ? `L’étape ${step.name} ne donne rien à choisir.`
        : `L’étape ${step.name} n’a pas d’option « ${option} ».`;
    const wayOut =
      options.length === 0
        ? 'Nommez une étape dont l’épreuve est un choix (choice), ou un dialogue dont les réponses ont un nom.'
        : 'Écrivez l’une de ses options.';
    return { code: 'option-unknown', message, wayOut: didYouMean(option, new Set(options), wayOut) };
  },
  solved: ({ name, puzzle }) =>
    puzzle
      ? null
      : nothing(`L’étape ${name} n’a pas d’épreuve à résoudre.`, 'Nommez une étape qui a une épreuve.'),
  reached: ({ name, beside }, option) => {
    if (weekdayNumber(option) === 0)
      return {
        code: 'option-unknown',
        message: `« ${option} » n’est pas un jour de la semaine.`,
        wayOut: didYouMean(option, new Set(WEEKDAYS), `Écrivez l’un de ces mots : ${WEEKDAYS.join(', ')}.`),
      };
    return beside
      ? nothing(
          `L’étape ${name} est à côté du trajet : on n’y arrive pas, on l’ouvre.`,
          'Nommez une étape du trajet.',
        )
      : null;
  },
  asked: ({ name, hints }) =>
    hints.length > 0 ? null : nothing(`L’étape ${name} n’a pas d’indices.`, 'Nommez une étape qui en a.'),
  took: ({ name, alternative }) =>
    alternative === undefined
      ? nothing(`L’étape ${name} n’offre pas de trajet de secours.`, 'Nommez l’étape où il se prend.')
      : null,
};

const nothing = (message: string, wayOut: string): Impossible => ({
  code: 'condition-without-fact',
  message,
  wayOut,
});

/** What is wrong with a fact read of this step; null when the step can give it. */
export const impossibleFact = (step: Step, { kind, option = '' }: FactRead): Impossible | null =>
  IMPOSSIBLE[kind](step, option);

function checkFact(context: LinkContext, { fact, at, atStep }: LocatedFact): void {
  const { scenario, report, stepNames } = context;
  checkName(context, STEP, atStep, fact.step, stepNames);
  const step = scenario.steps[fact.step];
  const impossible = step && impossibleFact(step, fact);
  if (impossible) report(impossible.code, at(), impossible.message, impossible.wayOut);
}

/** The way that a player has walked must follow from this game alone: another one may still change. */
function checkLeaving(
  { report, scenario }: LinkContext,
  { fact, atCity, atStep, atWord = atCity }: LocatedFact,
): void {
  if (fact.city !== undefined) {
    const message = 'Ce qui est décidé dans une autre ville ne change pas le trajet de celle-ci.';
    report(
      'elsewhere-in-next',
      atCity(),
      message,
      'Retirez « elsewhere » de next, et mettez-le sur un message.',
    );
  } else if (fact.kind === 'asked' || fact.kind === 'reached') {
    const message =
      fact.kind === 'asked'
        ? 'Les indices demandés ne changent pas le trajet.'
        : 'Le jour de la semaine ne change pas le trajet.';
    report(
      'asked-in-next',
      atWord(),
      message,
      `Retirez « ${fact.kind} » de next, et mettez-le sur un message.`,
    );
  } else if (scenario.steps[fact.step]?.beside) {
    const message = `L’étape ${fact.step} est à côté du trajet : elle ne le change pas.`;
    report(
      'asked-in-next',
      atStep(),
      message,
      'Retirez-la de next, et mettez cette condition sur un message.',
    );
  }
}

/**
 * Every case of a list has a condition, except the last one; a `next` beside options is for those without
 * their own.
 */
function checkCases({ draft, report }: LinkContext): void {
  for (const { file, value } of draft.steps) {
    const options = optionsOf(value.puzzle);
    if (value.next !== undefined && options.length > 0 && options.every(({ next }) => next !== undefined)) {
      const message = 'Chaque option a sa propre suite : ce « next » ne vaut pour personne.';
      report(
        'case-without-condition',
        file.keyAt(['next']),
        message,
        'Retirez-le, ou retirez celui de l’option qui doit le suivre.',
      );
    }
    const { message, hints } = stepCasesOf(value);
    for (const cases of [casesOf(value.next, 'to', ['next']), message, ...hints])
      if (cases.length > 1) checkOrder(report, file, cases);
  }
}

function checkOrder(report: LinkContext['report'], file: YamlFile, cases: readonly Case<string>[]): void {
  cases.forEach((one, index) => {
    const isLast = index === cases.length - 1;
    if (isLast === (one.if === undefined)) return;
    const message = isLast
      ? 'Le dernier cas a une condition : rien ne vaut pour qui ne la remplit pas.'
      : 'Ce cas vaut pour tous : ceux d’après ne comptent jamais.';
    const wayOut = isLast
      ? 'Ajoutez un dernier cas sans « if ».'
      : 'Ajoutez-lui un « if », ou mettez-le en dernier.';
    report(
      'case-without-condition',
      file.valueAt(isLast ? [...one.path.slice(0, -1), 'if'] : one.path),
      message,
      wayOut,
    );
  });
}

/** Checks that conditions read facts that the story can give, and that some case of `next` always holds. */
export function checkConditions(context: LinkContext): void {
  for (const located of locatedFacts(context)) {
    const { fact, atCity } = located;
    if (fact.city === undefined) checkFact(context, located);
    else if (fact.city === context.scenario.slug) {
      const message = `« ${fact.city} » est cette ville-ci.`;
      context.report(
        'unknown-city',
        atCity(),
        message,
        'Retirez « elsewhere », et gardez ce qu’il contient.',
      );
    }
    if (located.atWord) checkLeaving(context, located);
  }
  checkCases(context);
}

/** A fact that a file reads, and its places there. */
interface LocatedFact {
  readonly fact: FactRead;
  readonly at: () => SourceRange;
  readonly atStep: () => SourceRange;
  readonly atCity: () => SourceRange;
  /** For a case of `next`: the place of the word for this kind of fact. */
  readonly atWord?: () => SourceRange;
}

/**
 * Every fact that conditions read, in YAML files, in passages of pages and in the report, those that open the
 * city, and those that walkthroughs suppose in other cities.
 */
export function locatedFacts(context: LinkContext): readonly LocatedFact[] {
  return [
    ...factsOfEntry(context),
    ...factsOfConditions(context),
    ...factsOfPassages(context),
    ...factsOfReport(context),
    ...factsOfWalkthroughs(context),
  ];
}

function factsOfEntry({ draft }: LinkContext): readonly LocatedFact[] {
  const { file, value } = draft.scenario ?? {};
  return file ? factsElsewhereIn(file, ['entry', 'when'], value?.entry?.when) : [];
}

/** The facts of a list in a file. */
function factsElsewhereIn(
  file: YamlFile,
  path: readonly string[],
  list: readonly ElsewhereFact[] = [],
): readonly LocatedFact[] {
  return list.flatMap((supposed, index) =>
    factsElsewhere(supposed).map((fact): LocatedFact => {
      const at = () => file.valueAt([...path, index, ...fact.path]);
      return { fact, at, atStep: at, atCity: () => file.valueAt([...path, index, 'city']) };
    }),
  );
}

function factsOfConditions({ scenario, draft, stepCalled }: LinkContext): readonly LocatedFact[] {
  return conditionsOf(scenario).flatMap(({ condition, step, path, onLeaving, passage }) => {
    const file = step === undefined ? draft.scenario?.file : stepCalled(step)?.file;
    if (!file || passage || path[0] === 'puzzle') return [];
    return factsRead(condition).map((fact): LocatedFact => {
      const at = () => file.valueAt([...path, ...fact.path]);
      const elsewhere = fact.path.slice(0, fact.path.lastIndexOf('elsewhere') + 1);
      return {
        fact,
        at,
        atStep: at,
        atCity: () => file.valueAt([...path, ...elsewhere, 'city']),
        ...(onLeaving && { atWord: () => file.keyAt([...path, ...fact.path]) }),
      };
    });
  });
}

function factsOfPassages({ draft }: LinkContext): readonly LocatedFact[] {
  return draft.pages.flatMap(({ passages }) =>
    passages.flatMap(({ condition, at, values }) => {
      const named = (attribute: string) => () => values[attribute] ?? at;
      return factsRead(condition).map((fact): LocatedFact => {
        const { kind } = fact;
        return {
          fact,
          at: named(kind === 'chose' || kind === 'reached' ? 'is' : kind),
          atStep: named(kind),
          atCity: named('elsewhere'),
        };
      });
    }),
  );
}

function factsOfReport({ draft: { report } }: LinkContext): readonly LocatedFact[] {
  if (!report) return [];
  const { file, value } = report;
  return value.groups.flatMap(({ sentences }, group) =>
    sentences.flatMap(({ if: condition }, index) => {
      const parts = condition ? partsOf(condition, ['groups', group, 'sentences', index, 'if']) : [];
      return parts.flatMap((part) =>
        plainFacts(part).map((fact): LocatedFact => {
          const at = () => file.valueAt(fact.path);
          const atCity = () => file.valueAt([...part.path, 'elsewhere', 'city']);
          return { fact, at, atStep: at, atCity };
        }),
      );
    }),
  );
}

function factsOfWalkthroughs({ draft }: LinkContext): readonly LocatedFact[] {
  return draft.walkthroughs.flatMap(({ file, value: { elsewhere } }) =>
    factsElsewhereIn(file, ['elsewhere'], elsewhere),
  );
}
