interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** A module and its static imports, recursively. */
function withImports(graph: Graph, id: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) withImports(graph, imported, found);
  return found;
}

interface WholeChunk {
  readonly name: string;
  /** The entry itself is excluded, because it has its own chunk. */
  readonly entry: string;
  /** Includes only the imported modules that match; others may be shared. */
  readonly within?: RegExp;
  /** Additional modules that are usually needed together with the entry. */
  readonly also?: RegExp;
  readonly priority: number;
}

/**
 * Puts all static imports of an entry into one chunk, even shared ones: fewer requests and better
 * compression.
 */
export function wholeChunk({ name, entry, within = /./, also, priority }: WholeChunk) {
  let modules: ReadonlySet<string> | undefined;
  const nameOf = (id: string, graph: Graph): string | null => {
    modules ??= withImports(graph, entry);
    const isImported = id !== entry && modules.has(id) && within.test(id);
    return isImported || also?.test(id) ? name : null;
  };
  return { name: nameOf, debugName: name, priority };
}
