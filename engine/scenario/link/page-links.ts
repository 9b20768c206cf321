import { didYouMean } from '../../diagnostics/suggest.ts';
import type { LinkContext } from './context.ts';

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
