import { isMap, isNode, parseDocument, stringify } from 'yaml';
import { begin, type Story, type WalkthroughFile } from '../../engine/index.ts';
import { supposedElsewhere } from '../../engine/scenario/fact-combinations.ts';
import { applyMove, isOpenAt, reactingStep, walkStart } from '../../engine/prove/play-walkthrough.ts';
import { whatFollows } from './session.ts';

type Move = WalkthroughFile['moves'][number];
type Expectation = keyof ReturnType<typeof whatFollows>;

/** One value of a walkthrough that no longer agreed with the city. `move` counts from 1; null for `ends`. */
export interface WalkthroughChange {
  readonly move: number | null;
  readonly step: string;
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** `problem`: in French, for a walkthrough that cannot be played to its end; its text is then unchanged. */
export interface UpdatedWalkthrough {
  readonly text: string;
  readonly changes: readonly WalkthroughChange[];
  readonly problem: string | null;
}

const EXPECTATIONS: readonly Expectation[] = ['opens', 'tile', 'messages', 'documents', 'extraTiles'];
/** Without this field, a move expects the same as the one before. */
const INHERITED: readonly Expectation[] = ['documents', 'extraTiles'];

const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

/**
 * A walkthrough with its expectations as the city fulfils them today. Only fields that it states are changed, and lists
 * that it inherits where they now differ; comments and order are kept.
 */
export function updateWalkthrough(story: Story, text: string): UpdatedWalkthrough {
  const document = parseDocument(text);
  const { ends, moves, elsewhere } = document.toJS() as WalkthroughFile;
  const changes: WalkthroughChange[] = [];
  const edits: Edit[] = [];
  let stated: Partial<Record<Expectation, unknown>> = {};
  let now = walkStart(story);
  let standing = begin(story, now, supposedElsewhere(elsewhere));
  for (const [index, move] of moves.entries()) {
    if (!isOpenAt(standing, move.at)) return unplayable(text, index, move, `le joueur est à ${standing.step?.name ?? 'la fin'}`);
    const { standing: next, outcome, now: after } = applyMove(standing, move, now);
    now = after;
    if (!outcome.accepted) return unplayable(text, index, move, `refusé : ${outcome.message}`);
    const found = whatFollows(next, now, reactingStep(standing, next, move.at));
    standing = next;
    for (const field of EXPECTATIONS) {
      const isInherited = INHERITED.includes(field) && stated[field] !== undefined;
      if (move[field] === undefined && !isInherited) continue;
      const before = move[field] ?? stated[field];
      stated = { ...stated, [field]: found[field] };
      if (isSame(before, found[field])) continue;
      edits.push(editOf(text, document.getIn(['moves', index], true), field, found[field]));
      changes.push({ move: index + 1, step: move.at, field, before, after: found[field] });
    }
  }
  const last = standing.step?.name ?? '';
  if (last !== ends) {
    edits.push(editOf(text, document.contents, 'ends', last));
    changes.push({ move: null, step: last, field: 'ends', before: ends, after: last });
  }
  return { text: withEdits(text, edits), changes, problem: null };
}

/** A replaced part of the text: the document is not written anew, so that everything else stays as the writer laid it out. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const withEdits = (text: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((left, right) => right.start - left.start)
    .reduce((changed, edit) => changed.slice(0, edit.start) + edit.text + changed.slice(edit.end), text);

/** Replaces the value of a field, or adds the field after the last one of its move. */
function editOf(text: string, node: unknown, field: string, value: unknown): Edit {
  if (!isMap(node)) throw new Error('a valid walkthrough consists of moves with fields');
  const written = Array.isArray(value) ? `[${value.map(scalar).join(', ')}]` : scalar(value);
  const [start, end] = rangeOf(node.get(field, true));
  if (end > 0) return { start, end, text: written };
  const [, after] = rangeOf(node.items.at(-1)?.value);
  const [first] = rangeOf(node.items[0]?.key);
  const indent = first - (text.lastIndexOf('\n', first) + 1);
  return { start: after, end: after, text: node.flow ? `, ${field}: ${written}` : `\n${' '.repeat(indent)}${field}: ${written}` };
}

/** Offsets of a node's own text; zeros for none. */
const rangeOf = (node: unknown): readonly [start: number, end: number] =>
  isNode(node) && node.range ? [node.range[0], node.range[1]] : [0, 0];

const scalar = (value: unknown): string => stringify(value, { lineWidth: 0 }).trimEnd();

const unplayable = (text: string, index: number, { at }: Move, why: string): UpdatedWalkthrough => ({
  text,
  changes: [],
  problem: `geste ${index + 1} (${at}) : ${why}. Écrivez d’abord ce geste comme la ville se joue`,
});

export const changeCount = (count: number): string =>
  count === 0 ? 'rien à changer' : count === 1 ? '1 changement' : `${count} changements`;

/** « geste 4 (CAFE), messages : + desBottes ». */
export function changeLine({ move, step, field, before, after }: WalkthroughChange): string {
  const place = move === null ? 'arrivée' : `geste ${move} (${step})`;
  return `  ${place}, ${field} : ${difference(before, after)}`;
}

function difference(before: unknown, after: unknown): string {
  if (!Array.isArray(before) || !Array.isArray(after)) return `${String(before)} → ${String(after)}`;
  const [old, current] = [before.map(String), after.map(String)];
  const moved = [
    ...current.filter((name) => !old.includes(name)).map((name) => `+ ${name}`),
    ...old.filter((name) => !current.includes(name)).map((name) => `- ${name}`),
  ];
  return moved.length > 0 ? moved.join(', ') : `dans l’ordre ${current.join(', ')}`;
}
