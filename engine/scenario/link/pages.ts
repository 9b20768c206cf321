import type { SourceRange } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import { pageNameOf } from '../parse/read-page.ts';
import { startOf } from '../parse/source-text.ts';
import type { LinkContext } from './context.ts';

interface Declared {
  readonly path: string;
  readonly at: SourceRange;
}

function declaredByScenario({ draft }: LinkContext): Declared[] {
  if (!draft.scenario) return [];
  const { file, value } = draft.scenario;
  return [
    ...(value.letter === undefined ? [] : [{ path: `${value.letter}.mdx`, at: file.valueAt(['letter']) }]),
    ...(['messages', 'documents'] as const).flatMap((list) =>
      value[list].flatMap(({ slug, versions = [] }, index) => [
        { path: `${list}/${slug}.mdx`, at: file.valueAt([list, index, 'slug']) },
        ...versions.map(({ page }, position) => ({
          path: `${list}/${page}.mdx`,
          at: file.valueAt([list, index, 'versions', position, 'page']),
        })),
      ]),
    ),
  ];
}

function declaredBySteps({ draft }: LinkContext): Declared[] {
  return draft.steps.flatMap(({ file, value }) =>
    value.page === undefined ? [] : [{ path: `pages/${value.page}.mdx`, at: file.valueAt(['page']) }],
  );
}

/** True when the file that could declare the page is damaged, or names another page twice. */
function isUndecided({ draft, messages, documents }: LinkContext, path: string): boolean {
  const kind = pageNameOf(path)?.kind;
  if (kind === 'pages') return draft.damaged.has('step');
  return (
    draft.scenario === null || (kind === 'messages' && !messages) || (kind === 'documents' && !documents)
  );
}

const WHERE: Readonly<Record<string, string>> = {
  messages: 'Ajoutez-la à la liste messages de scenario.yaml (slug ou version), ou retirez le fichier.',
  documents: 'Ajoutez-la à la liste documents de scenario.yaml (slug ou version), ou retirez le fichier.',
  pages: 'Nommez-la dans le champ page d’une étape, ou retirez le fichier.',
  letter: 'Nommez-la dans le champ letter de scenario.yaml, ou rangez-la dans un dossier.',
};

/** Reports declared pages without a file, and files that are not declared. */
export function checkPages(context: LinkContext): void {
  const { draft, report } = context;
  const declared = [...declaredByScenario(context), ...declaredBySteps(context)];
  for (const { path, at } of declared) {
    if (draft.pagePaths.has(path)) continue;
    report(
      'missing-page',
      at,
      `Le fichier ${path} n’existe pas.`,
      didYouMean(path, draft.pagePaths, 'Créez-le.'),
    );
  }
  const known = new Set(declared.map(({ path }) => path));
  for (const path of draft.pagePaths) {
    if (known.has(path) || isUndecided(context, path)) continue;
    report(
      'undeclared-page',
      startOf(path),
      `Rien ne déclare la page ${path}.`,
      WHERE[pageNameOf(path)?.kind ?? ''] ?? 'Retirez le fichier.',
    );
  }
}
