import type { DiagnosticCode } from '../../diagnostics/catalogue.ts';
import type { SourceRange } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import { puzzleTypeOf } from '../../puzzles/index.ts';
import type { Links } from '../../types/links.generated.ts';
import type { Located } from '../draft.ts';
import { exitsOf } from '../exits.ts';
import { stepCasesOf } from '../cases.ts';
import type { ValuePath, YamlFile } from '../parse/parse-yaml.ts';
import type { LinkContext } from './context.ts';

interface Target {
  readonly code: DiagnosticCode;
  readonly what: string;
  readonly wayOut: string;
}

export const STEP: Target = {
  code: 'unknown-step',
  what: 'L’étape',
  wayOut: 'Corrigez ce nom, ou écrivez le fichier de cette étape dans steps/.',
};
export const MESSAGE: Target = {
  code: 'unknown-message',
  what: 'Le message',
  wayOut: 'Ajoutez-le à la liste messages de scenario.yaml.',
};
export const DOCUMENT: Target = {
  code: 'unknown-document',
  what: 'Le document',
  wayOut: 'Ajoutez-le à la liste documents de scenario.yaml.',
};
const PLACE: Target = { code: 'unknown-place', what: 'Le lieu', wayOut: 'Ajoutez-le à places.yaml.' };
const APP: Target = {
  code: 'unknown-app',
  what: 'L’application',
  wayOut: 'Ajoutez sa tuile à la liste tiles de scenario.yaml.',
};

type Check = (
  target: Target,
  path: ValuePath,
  name: string | undefined,
  known: ReadonlySet<string> | null,
) => void;

/** Reports an unknown name; `known` is null when the file with the known names is damaged. */
export const checkIn =
  (context: LinkContext, file: YamlFile): Check =>
  (target, path, name, known) =>
    checkName(context, target, () => file.valueAt(path), name, known);

/** As `checkIn`, for a name that stands elsewhere than in a YAML file. */
export function checkName(
  { report }: LinkContext,
  { code, what, wayOut }: Target,
  at: () => SourceRange,
  name: string | undefined,
  known: ReadonlySet<string> | null,
): void {
  if (name === undefined || known === null || known.has(name)) return;
  report(code, at(), `${what} « ${name} » n’existe pas.`, didYouMean(name, known, wayOut));
}

function checkScenario(context: LinkContext, { file, value }: Located<'scenario'>): void {
  const { stepNames, messages } = context;
  const check = checkIn(context, file);
  check(STEP, ['start'], value.start, stepNames);
  value.messages.forEach(({ from, after, replacedBy, versions = [] }, index) => {
    check(STEP, ['messages', index, 'from'], from, stepNames);
    check(STEP, ['messages', index, 'after'], after, stepNames);
    check(MESSAGE, ['messages', index, 'replacedBy'], replacedBy, messages);
    versions.forEach((version, position) =>
      check(STEP, ['messages', index, 'versions', position, 'from'], version.from, stepNames),
    );
  });
  value.documents.forEach(({ from, versions = [] }, index) => {
    check(STEP, ['documents', index, 'from'], from, stepNames);
    versions.forEach((version, position) =>
      check(STEP, ['documents', index, 'versions', position, 'from'], version.from, stepNames),
    );
  });
  value.tiles?.forEach((tile, index) => {
    for (const field of ['puzzleOf', 'from', 'after', 'until'] as const)
      check(STEP, ['tiles', index, field], tile[field], stepNames);
    tile.also?.forEach((step, position) => check(STEP, ['tiles', index, 'also', position], step, stepNames));
    checkLinks(context, file, ['tiles', index, 'final', 'links'], tile.final?.links);
  });
}

function checkStep(context: LinkContext, { file, value }: Located<'step'>): void {
  const { stepNames, messages, places } = context;
  const check = checkIn(context, file);
  for (const { to, path } of exitsOf(value)) check(STEP, path, to, stepNames);
  check(STEP, ['alternative'], value.alternative, stepNames);
  for (const { value: slug, path } of stepCasesOf(value).message) check(MESSAGE, path, slug, messages);
  value.places?.forEach((place, index) => check(PLACE, ['places', index], place, places));
}

function checkLinks(context: LinkContext, file: YamlFile, path: ValuePath, links: Links = []): void {
  const check = checkIn(context, file);
  const apps = context.draft.scenario && new Set<string>(context.scenario.tiles.map(({ app }) => app));
  links.forEach(({ message, document, app }, index) => {
    check(MESSAGE, [...path, index, 'message'], message, context.messages);
    check(DOCUMENT, [...path, index, 'document'], document, context.documents);
    check(APP, [...path, index, 'app'], app, apps);
  });
}

/** Reports unknown names of steps, messages, documents, places and applications. */
export function checkReferences(context: LinkContext): void {
  const { draft } = context;
  if (draft.scenario) checkScenario(context, draft.scenario);
  for (const step of draft.steps) {
    checkStep(context, step);
    const { file, value } = step;
    checkLinks(
      context,
      file,
      ['puzzle', 'links'],
      value.puzzle && puzzleTypeOf(value.puzzle).links?.(value.puzzle),
    );
  }
  for (const { file, value } of draft.places)
    value.forEach(({ seenFrom }, index) =>
      checkIn(context, file)(PLACE, [index, 'seenFrom'], seenFrom, context.places),
    );
}
