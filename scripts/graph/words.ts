import type { StoryEdgeKind, StoryNode, StoryNodeKind } from '../../engine/graph/story-graph.ts';
import { counted } from '../cities.ts';

export const KIND_WORDS: Readonly<Record<StoryNodeKind, string>> = {
  puzzle: 'épreuve',
  end: 'fin',
  secret: 'découverte cachée',
  application: 'application finale',
  damaged: 'fichier illisible',
  missing: 'étape introuvable',
};

/** Labels of the edges; the right answer has none. */
export const EDGE_WORDS: Readonly<Record<Exclude<StoryEdgeKind, 'false-trail'>, string>> = {
  next: '',
  alternative: 'secours',
  opens: 'ouvre',
  solves: 'résout',
};

/** « 7 fausses pistes ». */
export function countedTrails(node: StoryNode | undefined): string {
  const count = node?.falseTrails.length ?? 0;
  return count > 1 ? `${count} fausses pistes` : counted(count, 'fausse piste');
}
