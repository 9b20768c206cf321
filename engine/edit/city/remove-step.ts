import { type Edit, isSameData } from '../edit.ts';
import { refuse } from '../refusal.ts';
import { readYamlTree, yamlValueAt } from '../yaml/tree.ts';
import { arrowsOf } from './arrows.ts';
import {
  type CitiesDraft,
  type PlaceInFile,
  refuseBecauseOf,
  refuseWhileNamed,
  scenarioFile,
  scenarioIn,
  type StepInDraft,
  stepNamed,
  stepsIn,
} from './draft.ts';
import { isInTranslation, type Reference, referencesTo } from './references.ts';
import { takeAlong, takeVersion } from './take-along.ts';
import type { ValuePath } from '../../scenario/parse/parse-yaml.ts';

interface StepRemoval {
  readonly step: string;
  /** Where its arrows lead from then on; needed when several ways leave it. */
  readonly to?: string;
  /** Messages, documents and conditions that name it name the next step instead. */
  readonly follow: boolean;
  /** What is there because of it alone goes with it. */
  readonly along: boolean;
}

/** Where the gap closes; null for a step that nothing has to follow. */
function targetOf(step: StepInDraft, { to }: StepRemoval): string | null {
  if (to !== undefined) return to;
  const ways = new Set(arrowsOf(step).flatMap((arrow) => (arrow.path[0] === 'alternative' ? [] : arrow.to)));
  return ways.size > 1 ? refuse('edit-several-ways') : ([...ways][0] ?? null);
}

/** The edits that take a name out of one place; null where its writer must decide. */
function closingEdits(
  draft: CitiesDraft,
  slug: string,
  { file, path, renamedTo }: Reference,
  target: string | null,
  follow: boolean,
): readonly Edit[] | null {
  if (path === null || file.slug !== slug) return null;
  const step = stepsIn(draft, slug).find((one) => one.file.path === file.path);
  if (step && path[0] === 'gather')
    return (step.data.gather?.length ?? 0) > 2 ? [{ op: 'remove', path }] : refuse('edit-too-few');
  const isArrow =
    (step && arrowsOf(step).some((arrow) => isSameData(arrow.path, path))) ||
    (file.path === 'scenario.yaml' && isSameData(path, ['start']));
  if (target === null) return null;
  if (isArrow) return [renamedTo(target)];
  const field = path.at(-1);
  if (!follow || (field !== 'from' && field !== 'after')) return null;
  return [renamedTo(target), ...(field === 'after' ? [{ op: 'rename', path, key: 'from' } as const] : [])];
}

/** Walkthroughs are played again, and leave out what is no longer there. */
const isPlayed = ({ file }: Reference): boolean => file.path.startsWith('walkthroughs/');

function closeGap(
  draft: CitiesDraft,
  slug: string,
  names: readonly string[],
  target: string | null,
  follow: boolean,
): void {
  const blocked: Reference[] = [];
  for (const name of names) {
    // A name that is taken out of a list shifts those behind it: the last ones go first.
    for (const reference of [...referencesTo(draft, { slug, what: 'step', name })].reverse()) {
      if ((isPlayed(reference) || isInTranslation(reference)) && reference.file.slug === slug) continue;
      const edits = closingEdits(draft, slug, reference, target, follow);
      if (edits) draft.edit(reference.file, ...edits);
      else blocked.push(reference);
    }
  }
  refuseWhileNamed(slug, blocked);
}

/** The games that are at a step that goes continue at the one that follows it. */
function keepFormerName(
  draft: CitiesDraft,
  slug: string,
  target: string,
  { data: { name = '', formerly = [] } }: StepInDraft,
): void {
  const { file, data } = stepNamed(draft, slug, target);
  const value = [...new Set([...(data.formerly ?? []), ...formerly, name])];
  const at = Object.keys(data).indexOf('name') + 1;
  draft.edit(
    file,
    data.formerly
      ? { op: 'set', path: ['formerly'], value }
      : { op: 'add', path: [], key: 'formerly', value, at },
  );
}

function deletePage(draft: CitiesDraft, slug: string, page: string | undefined): void {
  const path = { slug, path: `pages/${page}.mdx` };
  if (
    page !== undefined &&
    draft.text(path) !== null &&
    !stepsIn(draft, slug).some(({ data }) => data.page === page)
  )
    draft.edit(path, { op: 'delete' });
}

/**
 * Takes a step out, with the parts of a gathering, and lets the arrows that led to it lead on. Returns what its
 * writer must know.
 */
export function removeStep(draft: CitiesDraft, slug: string, change: StepRemoval): readonly string[] {
  const step = stepNamed(draft, slug, change.step);
  const { kind = 'puzzle', gather = [] } = step.data;
  const isBeside = kind === 'part' || kind === 'aside';
  const target = isBeside ? null : targetOf(step, change);
  if (target !== null) stepNamed(draft, slug, target);
  const going = [step, ...gather.map((name) => stepNamed(draft, slug, name))];
  for (const { file } of going) draft.edit(file, { op: 'delete' });
  for (const { data } of going) deletePage(draft, slug, data.page);
  const isFollowing = change.follow && target !== null;
  const told = change.along
    ? [change.step, ...gather].flatMap((name) => takeAlong(draft, slug, name, isFollowing))
    : [];
  const covering = coveringVersions(draft, slug);
  closeGap(draft, slug, [change.step, ...gather], target, change.follow);
  const isNew = ({ line }: PlaceInFile): boolean => !covering.some((one) => one.line === line);
  const covered = coveringVersions(draft, slug).filter(isNew);
  if (!change.along) refuseBecauseOf('edit-text-covered', slug, covered);
  // The last ones first: a version that goes shifts those behind it.
  const gone = [...covered].reverse().map(({ path }) => takeVersion(draft, slug, path));
  if (target !== null) keepFormerName(draft, slug, target, step);
  return [...told, ...gone];
}

interface CoveringVersion extends PlaceInFile {
  readonly path: ValuePath;
}

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
function coveringVersions(draft: CitiesDraft, slug: string): readonly CoveringVersion[] {
  const { start, messages = [], documents = [] } = scenarioIn(draft, slug);
  const file = scenarioFile(slug);
  const text = draft.text(file) ?? '';
  const tree = readYamlTree(text);
  const inList = (list: string, papers: readonly DatedPaper[]): readonly CoveringVersion[] =>
    papers.flatMap(({ from, after, versions = [] }, paper) => {
      const own: DatedText = { from: from ?? (after === undefined ? start : undefined) };
      return versions.flatMap((version, index) => {
        const earlier = [own, ...versions.slice(0, index)];
        if (!tree || version.if !== undefined || !earlier.some((one) => one.from === version.from)) return [];
        const path = [list, paper, 'versions', index];
        const { start: offset } = yamlValueAt(tree, path);
        return [{ file, path, line: text.slice(0, offset).split('\n').length }];
      });
    });
  return [...inList('messages', messages), ...inList('documents', documents)];
}
