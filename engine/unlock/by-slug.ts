interface Slugged {
  readonly slug: string;
}

const known = new WeakMap<readonly Slugged[], ReadonlyMap<string, Slugged>>();

/** What bears a slug. As `find`, found at once in a long list. */
export function bySlug<Entry extends Slugged>(list: readonly Entry[], slug: string): Entry | undefined {
  const entries = (known.get(list) ?? new Map(list.toReversed().map((entry) => [entry.slug, entry]))) as ReadonlyMap<string, Entry>;
  known.set(list, entries);
  return entries.get(slug);
}
