import { useEffect } from 'react';
import type { OpenedKind } from '../api/calls.ts';
import { noteOpened } from '../state/game/story-moves.ts';

/** Reports a new item as opened, once. */
export function useOpened(
  kind: OpenedKind,
  entry: { readonly slug: string; readonly isNew: boolean } | undefined,
): void {
  const slug = entry?.isNew ? entry.slug : null;
  useEffect(() => {
    if (slug) void noteOpened(kind, slug);
  }, [kind, slug]);
}
