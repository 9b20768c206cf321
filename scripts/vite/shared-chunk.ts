interface Graph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/** Whether a module that matches `pattern` imports this one statically, directly or through others. */
function isImportedFrom(graph: Graph, id: string, pattern: RegExp, visited = new Set<string>()): boolean {
  if (visited.has(id)) return false;
  visited.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.some(
    (importer) => pattern.test(importer) || isImportedFrom(graph, importer, pattern, visited),
  );
}

interface SharedChunk {
  readonly name: string;
  readonly within: RegExp;
  /** Only modules that these import, directly or through others. */
  readonly importedFrom?: RegExp;
  readonly priority: number;
}

/** Puts the modules that several lazy parts import into one chunk: one request instead of one for each. */
export function sharedChunk({ name, within, importedFrom, priority }: SharedChunk) {
  const nameOf = (id: string, graph: Graph): string | null =>
    within.test(id) && (!importedFrom || isImportedFrom(graph, id, importedFrom)) ? name : null;
  return { name: nameOf, debugName: name, minShareCount: 2, priority };
}
