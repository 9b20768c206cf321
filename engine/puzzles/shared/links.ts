import type { Links } from '../../types/links.generated.ts';

/** `to`: a route of the application. */
export type PuzzleLink = { readonly label: string; readonly to: string };

export function routesOf(links: Links | undefined): readonly PuzzleLink[] {
  return (links ?? []).map((link) => ({ label: link.label, to: routeOf(link) }));
}

function routeOf({ message, document, app }: Links[number]): string {
  if (message !== undefined) return `/home/messages/${message}`;
  if (document !== undefined) return `/document/${document}`;
  return `/home/app/${app}`;
}
