import type { SourceRange } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import { puzzleTypeOf } from '../../puzzles/index.ts';
import { countWords } from '../../text/typeset.ts';
import { variantsOf } from '../page-variants.ts';
import type { PagePassage } from '../parse/check-passage.ts';
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

/**
 * Screens of the player and of the site that a page may lead to; the city adds its messages, documents,
 * applications and steps beside the route.
 */
export const LINKABLE_SCREENS: readonly string[] = [
  '/',
  '/concept',
  '/legal',
  '/cgv',
  '/cgu',
  '/accessibilite',
  '/retractation',
  '/home',
  '/home/settings',
  '/home/letter',
  '/home/email',
  '/home/legal',
  '/home/cgv',
  '/home/cgu',
  '/home/messages',
  '/home/app/messages',
  '/home/app/documents',
  '/home/app/code',
  '/home/app/correct',
  '/home/app/credits',
  '/document',
];

/** The address alone: neither what follows ? or #, nor a slash at the end. */
const pathOf = (url: string): string => url.replace(/[?#].*$/u, '').replace(/(?<=.)\/$/u, '');

function addressesOf({ scenario }: LinkContext): ReadonlySet<string> {
  return new Set([
    ...LINKABLE_SCREENS,
    ...scenario.tiles.map(({ app }) => `/home/app/${app}`),
    ...scenario.messages.map(({ slug }) => `/home/messages/${slug}`),
    ...scenario.documents.map(({ slug }) => `/document/${slug}`),
    ...Object.values(scenario.steps).flatMap(({ name, beside }) =>
      beside ? [`/home/app/code/${name}`] : [],
    ),
  ]);
}

/** Reports links of a page to an address of the site that does not exist. */
export function checkPageLinks(context: LinkContext): void {
  const { draft, messages, documents, report } = context;
  if (!draft.scenario) return;
  const known = addressesOf(context);
  for (const { url, at } of draft.pages.flatMap(({ links }) => links)) {
    const path = pathOf(url);
    if (!path.startsWith('/') || path.startsWith('//') || known.has(path)) continue;
    if ((path.startsWith('/home/messages/') && !messages) || (path.startsWith('/document/') && !documents))
      continue;
    const wayOut = didYouMean(
      path,
      known,
      'Écrivez l’adresse d’un écran, d’un message (/home/messages/…) ou d’un document (/document/…).',
    );
    report('dead-link', at, `Le jeu n’a pas de page à l’adresse « ${path} ».`, wayOut);
  }
}

/** The letter must print the code, and the square that opens the game. */
export function checkPrintedLetter({ draft, scenario, report }: LinkContext): void {
  const letter =
    draft.scenario && draft.pages.find(({ kind, slug }) => kind === 'letter' && slug === scenario.letter);
  if (!letter) return;
  const missing = ['Code', 'QrCode']
    .filter((tag) => !letter.tags.some(({ name }) => name === tag))
    .map((tag) => `<${tag} />`);
  if (missing.length === 0) return;
  const message = `La lettre n’imprime pas ${missing.join(' ni ')} : le papier n’ouvrirait pas le jeu.`;
  report(
    'letter-without-code',
    startOf(letter.path),
    message,
    `Ajoutez ${missing.join(' et ')} dans la lettre.`,
  );
}

/**
 * Largest lengths, in words, of a title in signs: players read standing, in the sun. The guide advises far
 * less.
 */
const MOST = { message: 350, sms: 60, title: 60 } as const;

const SHORTEN = 'Coupez-le en deux, ou gardez ce qui dit où aller : le joueur lit debout, au soleil.';

function checkMessages({ draft, report }: LinkContext): void {
  for (const { path, text } of draft.source.files) {
    const page = draft.pages.find((one) => one.path === path);
    const words = page?.kind === 'messages' ? countWords(text) - leastLeftOut(page.passages) : 0;
    if (words > MOST.message)
      report(
        'text-too-long',
        startOf(path),
        `Ce message a ${words} mots ; un message en a de 80 à 180.`,
        SHORTEN,
      );
  }
}

/** The words that the longest variant of a page does not contain. */
function leastLeftOut(passages: readonly PagePassage[]): number {
  const variants = variantsOf(passages.map(({ condition }) => condition));
  return Math.min(
    ...variants.map((variant) =>
      passages.reduce((sum, { words }, index) => (variant[index] ? sum : sum + words), 0),
    ),
  );
}

function checkSms({ draft, report }: LinkContext): void {
  for (const { file, value } of draft.steps) {
    const { puzzle } = value;
    const messages = puzzle ? (puzzleTypeOf(puzzle).sms?.(puzzle) ?? []) : [];
    for (const { text, path } of messages) {
      const words = countWords(text);
      if (words <= MOST.sms) continue;
      report(
        'text-too-long',
        file.valueAt(['puzzle', ...path]),
        `Ce SMS a ${words} mots ; un SMS en a moins de ${MOST.sms}.`,
        SHORTEN,
      );
    }
  }
}

function checkTitles({ draft, report }: LinkContext): void {
  if (!draft.scenario) return;
  const { file, value } = draft.scenario;
  const tooLong = (at: SourceRange, title: string) => {
    if (title.length <= MOST.title) return;
    const message = `Ce titre a ${title.length} signes ; une ligne de téléphone en montre la moitié.`;
    report('text-too-long', at, message, 'Gardez quelques mots : le reste est dans le texte.');
  };
  value.messages.forEach(({ title }, index) => tooLong(file.valueAt(['messages', index, 'title']), title));
  value.documents.forEach(({ title }, index) => tooLong(file.valueAt(['documents', index, 'title']), title));
}

/** Reports messages, SMS and titles that nobody reads to the end on a phone. */
export function checkLengths(context: LinkContext): void {
  checkMessages(context);
  checkSms(context);
  checkTitles(context);
}
