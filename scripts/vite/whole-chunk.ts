interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** A module and all that comes with it unasked. */
function withImports(graph: Graph, id: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) withImports(graph, imported, found);
  return found;
}

interface WholeChunk {
  readonly name: string;
  /** The entry itself stays out, for it has a chunk of its own. */
  readonly entry: string;
  /** Of what the entry brings along, only what lies here; the rest is shared with others. */
  readonly within?: RegExp;
  /** What is asked for together with the entry nearly always. */
  readonly also?: RegExp;
  readonly priority: number;
}

/** What an entry brings along stays in one chunk, whoever else uses parts of it: one request, and one dictionary for what packs it. */
export function wholeChunk({ name, entry, within = /./, also, priority }: WholeChunk) {
  let modules: ReadonlySet<string> | undefined;
  const nameOf = (id: string, graph: Graph): string | null => {
    modules ??= withImports(graph, entry);
    const isBrought = id !== entry && modules.has(id) && within.test(id);
    return isBrought || also?.test(id) ? name : null;
  };
  return { name: nameOf, debugName: name, priority };
}
