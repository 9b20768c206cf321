import { readYamlTree, yamlValueAt } from '../yaml/tree.ts';
import { scenarioFile, scenarioIn } from './city-files.ts';
import type { CitiesDraft } from './draft.ts';
import type { PlaceInFile } from './still-named.ts';

interface DatedText {
  readonly from?: string | undefined;
  readonly if?: unknown;
}

interface DatedPaper extends DatedText {
  readonly after?: string;
  readonly versions?: readonly DatedText[];
}

/**
 * The places of the versions because of which an earlier text of the same message or document is never read:
 * they begin at the same step, for everybody.
 */
export function coveringVersions(draft: CitiesDraft, slug: string): readonly PlaceInFile[] {
  const { start, messages = [], documents = [] } = scenarioIn(draft, slug);
  const file = scenarioFile(slug);
  const text = draft.text(file) ?? '';
  const tree = readYamlTree(text);
  const inList = (list: string, papers: readonly DatedPaper[]): readonly PlaceInFile[] =>
    papers.flatMap(({ from, after, versions = [] }, paper) => {
      const own: DatedText = { from: from ?? (after === undefined ? start : undefined) };
      return versions.flatMap((version, index) => {
        const earlier = [own, ...versions.slice(0, index)];
        if (!tree || version.if !== undefined || !earlier.some((one) => one.from === version.from)) return [];
        const { start: offset } = yamlValueAt(tree, [list, paper, 'versions', index]);
        return [{ file, line: text.slice(0, offset).split('\n').length }];
      });
    });
  return [...inList('messages', messages), ...inList('documents', documents)];
}
