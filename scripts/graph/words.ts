import type {
  StoryEdge,
  StoryEdgeKind,
  StoryGraph,
  StoryNode,
  StoryNodeKind,
} from '../../engine/graph/story-graph.ts';
import { counted } from '../shared/cities.ts';

const KIND_WORDS: Readonly<Record<StoryNodeKind, string>> = {
  puzzle: 'épreuve',
  gathering: 'rassemblement',
  part: 'petite étape',
  aside: 'étape à côté',
  end: 'fin',
  secret: 'découverte cachée',
  application: 'application finale',
  damaged: 'fichier illisible',
  missing: 'étape introuvable',
};

/** Labels of the edges; the right answer has none. */
const EDGE_WORDS: Readonly<Record<Exclude<StoryEdgeKind, 'false-trail'>, string>> = {
  next: '',
  alternative: 'secours',
  beside: '',
  opens: 'ouvre',
  solves: 'résout',
};

/** « 7 fausses pistes ». */
function countedTrails(node: StoryNode | undefined): string {
  const count = node?.falseTrails.length ?? 0;
  return count > 1 ? `${count} fausses pistes` : counted(count, 'fausse piste');
}

/** The puzzle's type, or what else the node is. */
export const kindWords = ({ kind, puzzle }: StoryNode): string | null =>
  kind === 'puzzle'
    ? puzzle
    : [KIND_WORDS[kind], kind === 'part' || kind === 'aside' ? puzzle : null].filter(Boolean).join(', ');

/** The label of an edge, line by line; empty for the right answer without condition. */
export function edgeWords({ nodes }: StoryGraph, { from, kind, words }: StoryEdge): readonly string[] {
  const name = kind === 'false-trail' ? countedTrails(nodes.find(({ id }) => id === from)) : EDGE_WORDS[kind];
  return [...(name === '' ? [] : [name]), ...words];
}
