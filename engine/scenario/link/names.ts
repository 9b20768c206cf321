import type { DiagnosticCode } from '../../diagnostics/catalogue.ts';
import type { SourceRange } from '../../diagnostics/diagnostic.ts';
import { rolesOf } from '../roles.ts';
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
