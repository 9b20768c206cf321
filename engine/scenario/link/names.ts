import type { DiagnosticCode } from '../../diagnostics/catalogue.ts';
import type { SourceRange } from '../../diagnostics/diagnostic.ts';
import { optionsOf } from '../../puzzles/index.ts';
import type { ValuePath, YamlFile } from '../parse/parse-yaml.ts';
import { rolesOf } from '../scenario.ts';
import type { LinkContext } from './context.ts';

interface Name {
  readonly name: string | number;
  readonly at: SourceRange;
}

/** Reports each name after its first use. */
function checkUnique(
  { report }: LinkContext,
  code: DiagnosticCode,
  what: string,
  names: readonly Name[],
): void {
  const first = new Map<string | number, SourceRange>();
  for (const { name, at } of names) {
    const known = first.get(name);
    if (!known) first.set(name, at);
    else
      report(
        code,
        at,
        `${what} « ${name} » existe déjà.`,
        `Il est écrit pour la première fois dans ${known.file}, ligne ${known.line} : donnez-en un autre.`,
      );
  }
}

function checkScenarioSlugs(context: LinkContext): void {
  const scenario = context.draft.scenario;
  if (!scenario) return;
  const { file, value } = scenario;
  const pagesOf = (list: 'messages' | 'documents') =>
    value[list].flatMap(({ slug, versions = [] }, index) => [
      { name: slug, at: file.valueAt([list, index, 'slug']) },
      ...versions.map(({ page }, position) => ({
        name: page,
        at: file.valueAt([list, index, 'versions', position, 'page']),
      })),
    ]);
  checkUnique(context, 'duplicate-slug', 'Le message', pagesOf('messages'));
  checkUnique(context, 'duplicate-slug', 'Le document', pagesOf('documents'));
  const roles = rolesOf(value).map(({ slug }, index) => ({
    name: slug,
    at: file.valueAt(['party', 'roles', index]),
  }));
  checkUnique(context, 'duplicate-slug', 'Le rôle', roles);
}

function checkFolder({ draft, report }: LinkContext): void {
  if (!draft.scenario) return;
  const { file, value } = draft.scenario;
  const { slug } = draft.source;
  if (!/^[a-z][a-z0-9_]*$/u.test(slug)) {
    const wayOut = `Renommez le dossier en « ${value.city.toLowerCase()} ».`;
    report(
      'folder-name',
      file.valueAt(['city']),
      `Le dossier « ${slug} » a une capitale, une espace, un accent ou un signe.`,
      wayOut,
    );
    return;
  }
  if (value.city.toLowerCase() === draft.source.slug) return;
  const message = `La ville s’appelle ${value.city}, son dossier « ${draft.source.slug} ».`;
  report(
    'folder-name',
    file.valueAt(['city']),
    message,
    `Écrivez « city: ${draft.source.slug.toUpperCase()} », ou renommez le dossier.`,
  );
}

/** Checks that names are unique and that the folder is named after the city. */
export function checkNames(context: LinkContext): void {
  const { steps, places, walkthroughs } = context.draft;
  const step = (field: 'name' | 'index') =>
    steps.map(({ file, value }) => ({ name: value[field], at: file.valueAt([field]) }));
  checkFolder(context);
  checkUnique(context, 'duplicate-step-name', 'L’étape', step('name'));
  checkUnique(context, 'duplicate-step-index', 'Le numéro', step('index'));
  checkScenarioSlugs(context);
  const placeSlugs = places.flatMap(({ file, value }) =>
    value.map(({ slug }, index) => ({ name: slug, at: file.valueAt([index, 'slug']) })),
  );
  checkUnique(context, 'duplicate-slug', 'Le lieu', placeSlugs);
  checkUnique(
    context,
    'duplicate-slug',
    'Le parcours',
    walkthroughs.map(({ file, value }) => ({ name: value.name, at: file.valueAt(['name']) })),
  );
}

/** Reports chains of replacements that lead back to the same message. */
function checkReplacements({ scenario, draft, report }: LinkContext): void {
  const replacedBy = new Map(scenario.messages.map((message) => [message.slug, message.replacedBy]));
  scenario.messages.forEach(({ slug, replacedBy: first }, index) => {
    const replacements = new Set<string>();
    let next = first;
    while (next !== undefined && !replacements.has(next)) {
      replacements.add(next);
      next = replacedBy.get(next);
    }
    const at = draft.scenario?.file.valueAt(['messages', index, 'replacedBy']);
    if (at && replacements.has(slug))
      report(
        'replaces-itself',
        at,
        `Le message « ${slug} » finit par se remplacer lui-même.`,
        'Retirez l’un des replacedBy.',
      );
  });
}

function checkTilePuzzles({ scenario, draft, stepCalled, report }: LinkContext): void {
  scenario.tiles.forEach(({ puzzleOf }, index) => {
    const step = puzzleOf === undefined ? null : stepCalled(puzzleOf);
    const at = draft.scenario?.file.valueAt(['tiles', index, 'puzzleOf']);
    if (at && step && !step.value.puzzle)
      report(
        'tile-without-puzzle',
        at,
        `L’étape ${puzzleOf} n’a pas d’épreuve.`,
        'Nommez une étape qui a un instrument.',
      );
  });
}

export function checkDeclarations(context: LinkContext): void {
  checkReplacements(context);
  checkTilePuzzles(context);
}

interface Named {
  readonly name: string;
  readonly former: readonly { readonly name: string; readonly at: SourceRange }[];
}

/** Names of one kind. A step and a message may have the same name, as may options of two steps. */
type Kind = readonly Named[];

function named(file: YamlFile, path: ValuePath, name: string, formerly: readonly string[] = []): Named {
  return {
    name,
    former: formerly.map((former, index) => ({
      name: former,
      at: file.valueAt([...path, 'formerly', index]),
    })),
  };
}

function kindsOf({ steps, scenario, places }: LinkContext['draft']): readonly Kind[] {
  const listed = (list: 'messages' | 'documents'): Kind =>
    scenario
      ? scenario.value[list].map(({ slug, formerly }, index) =>
          named(scenario.file, [list, index], slug, formerly),
        )
      : [];
  return [
    steps.map(({ file, value }) => named(file, [], value.name, value.formerly)),
    ...steps.map(({ file, value }) =>
      optionsOf(value.puzzle).map(({ name, formerly, path }) =>
        named(file, ['puzzle', ...path], name, formerly),
      ),
    ),
    listed('messages'),
    listed('documents'),
    places.flatMap(({ file, value }) =>
      value.map(({ slug, formerly }, index) => named(file, [index], slug, formerly)),
    ),
  ];
}

function checkKind(kind: Kind, { report }: LinkContext): void {
  const current = new Set(kind.map(({ name }) => name));
  const claimed = new Map<string, string>();
  for (const { name, former } of kind) {
    for (const { name: before, at } of former) {
      const other = claimed.get(before);
      if (current.has(before))
        report(
          'former-name-in-use',
          at,
          `« ${before} » est encore un nom d’aujourd’hui.`,
          'Retirez-le de formerly, ou renommez ce qui le porte.',
        );
      else if (other !== undefined)
        report(
          'former-name-twice',
          at,
          `« ${before} » est déjà un ancien nom de « ${other} ».`,
          'Ne le gardez qu’une fois, là où les joueurs doivent aller.',
        );
      claimed.set(before, name);
    }
  }
}

/**
 * A former name must refer to one current thing and not be a current name itself, which also rules out
 * cycles.
 */
export function checkFormerly(context: LinkContext): void {
  for (const kind of kindsOf(context.draft)) checkKind(kind, context);
}
