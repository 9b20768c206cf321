import type { ScenarioSource } from '../../scenario/scenario.ts';
import type { PuzzleSlug } from '../../types/puzzle.generated.ts';
import type { EditValue, PathEdit } from '../edit.ts';
import { type Arrow, setArrow } from './arrows.ts';
import { addPlace, type NewPlace } from './add-place.ts';
import { changeType } from './change-type.ts';
import { type CitiesDraft, createDraft, type FileToEdit, type MediaStock, walkthroughsIn } from './draft.ts';
import { duplicateStep } from './duplicate-step.ts';
import {
  addAside,
  insertChoice,
  insertGathering,
  insertStep,
  type NewPart,
  type Option,
} from './insert-step.ts';
import { addPaper, removePaper, setArrival, setOpening } from './papers.ts';
import { removeStep } from './remove-step.ts';
import { type TranslateText, translateText } from './translate.ts';
import { rename, type Rename } from './rename.ts';
import { followInTranslations } from './translations.ts';
import { storyOf, updateWalkthroughs } from './update-walkthroughs.ts';
import { optionsOf } from '../../puzzles/index.ts';
import type { Story } from '../../story/story.ts';
import type { WalkthroughFile } from '../../types/walkthrough.generated.ts';
import { editYaml } from '../yaml/edit-yaml.ts';
import { repairWalkthrough, readWalkthrough } from '../walkthrough/update-walkthrough.ts';

const asWalkthroughName = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^a-z]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');

/** A walkthrough made from the main one, for what that one leaves out. */
interface OtherWalkthrough {
  readonly name: string;
  /** The end of a French sentence whose subject is the walkthrough: « prend « Rester » ». */
  readonly does: string;
  readonly edits: readonly PathEdit[];
  /** A step beside the route, which it solves. */
  readonly beside?: string;
}

/** For each further option of a new decision, and each part that a new gathering can do without. */
function othersFor(
  { scenario }: Story,
  { moves }: WalkthroughFile,
  step: string,
): readonly OtherWalkthrough[] {
  const { puzzle, gathering } = scenario.steps[step] ?? {};
  const at = moves.findIndex((move) => move.at === step);
  const options = at < 0 ? [] : optionsOf(puzzle).slice(1);
  const parts = gathering?.parts.filter((part) => moves.every((move) => move.at !== part)) ?? [];
  return [
    ...options.map(({ name, answer }) => ({
      name: `${step}-${name}`,
      does: `prend « ${name} »`,
      edits: [{ op: 'set', path: ['moves', at, 'answer'], value: answer } as const],
    })),
    ...parts.map((part) => ({ name: `${step}-${part}`, does: `résout ${part}`, edits: [], beside: part })),
  ];
}

function addWalkthroughsOf(draft: CitiesDraft, slug: string, step: string): readonly string[] {
  const story = storyOf(draft, slug);
  const main = walkthroughsIn(draft, slug).find(
    (file) => readWalkthrough(draft.text(file) ?? '').name === 'main',
  );
  const text = main && draft.text(main);
  if (!story || text === undefined || text === null) return [];
  return othersFor(story, readWalkthrough(text), step).map(({ name: words, does, edits, beside }) => {
    const name = asWalkthroughName(words);
    const file = { slug, path: `walkthroughs/${name}.yaml` };
    const own = [...edits, { op: 'set', path: ['name'], value: name } as const].reduce(editYaml, text);
    const repaired = repairWalkthrough(story, own, beside);
    if (draft.text(file) !== null || repaired.problem !== null) return `Écrivez un parcours qui ${does}.`;
    draft.edit(file, { op: 'create', text: repaired.text });
    return `Le parcours ${name} ${does}.`;
  });
}

/** A change of a city that several of its files share. */
export type CityChange =
  | ({ readonly kind: 'rename' } & Omit<Rename, 'slug'>)
  | { readonly kind: 'insert-step'; readonly arrow: Arrow; readonly name: string; readonly type: PuzzleSlug }
  | {
      readonly kind: 'insert-choice';
      readonly arrow: Arrow;
      readonly name: string;
      readonly type: PuzzleSlug;
      readonly options: readonly Option[];
    }
  | {
      readonly kind: 'insert-gathering';
      readonly arrow: Arrow;
      readonly name: string;
      readonly parts: readonly NewPart[];
      /** Of its parts. */
      readonly type: PuzzleSlug;
      readonly needs?: number;
    }
  | {
      readonly kind: 'add-aside';
      readonly name: string;
      readonly title: string;
      readonly from: string;
      readonly type: PuzzleSlug;
    }
  | {
      readonly kind: 'remove-step';
      readonly step: string;
      readonly to?: string;
      readonly follow?: boolean;
      readonly along?: boolean;
    }
  | { readonly kind: 'duplicate-step'; readonly step: string; readonly name: string }
  | { readonly kind: 'change-type'; readonly step: string; readonly type: PuzzleSlug }
  | { readonly kind: 'set-arrow'; readonly arrow: Arrow; readonly to: string | null }
  | { readonly kind: 'set-opening'; readonly step: string; readonly between: string | null }
  | { readonly kind: 'set-arrival'; readonly message: string; readonly arrives: EditValue }
  | {
      readonly kind: 'add-message';
      readonly name: string;
      readonly title: string;
      readonly author: string;
      readonly from: string;
      readonly arrives?: EditValue;
      /** The role that has it in its hands. */
      readonly for?: string;
    }
  | {
      readonly kind: 'add-document';
      readonly name: string;
      readonly title: string;
      readonly from?: string;
      readonly for?: string;
    }
  | ({ readonly kind: 'add-place' } & NewPlace)
  | { readonly kind: 'remove-message' | 'remove-document'; readonly name: string }
  | ({ readonly kind: 'translate' } & TranslateText);

/** Edits of the files that a change needs. `told`: French sentences for the writer. */
interface PlannedChange {
  readonly files: readonly FileToEdit[];
  readonly told: readonly string[];
}

/** Changes the draft; returns what the writer must know. */
function apply(draft: CitiesDraft, slug: string, change: CityChange): readonly string[] | void {
  switch (change.kind) {
    case 'rename':
      return rename(draft, { slug, ...change });
    case 'insert-step':
      return insertStep(draft, slug, change);
    case 'insert-choice':
      return insertChoice(draft, slug, change);
    case 'insert-gathering':
      return insertGathering(draft, slug, change);
    case 'add-aside':
      return addAside(draft, slug, change);
    case 'remove-step':
      return removeStep(draft, slug, { follow: false, along: false, ...change });
    case 'duplicate-step':
      return duplicateStep(draft, slug, change);
    case 'change-type':
      return changeType(draft, slug, change);
    case 'set-arrow':
      return setArrow(draft, slug, change.arrow, change.to);
    case 'set-opening':
      return setOpening(draft, slug, change.step, change.between);
    case 'set-arrival':
      return setArrival(draft, slug, change.message, change.arrives);
    case 'add-message':
      return addPaper(draft, slug, 'message', change.name, paperFields({ ...change, date: 'received' }));
    case 'add-document':
      return addPaper(draft, slug, 'document', change.name, paperFields(change));
    case 'add-place':
      return addPlace(draft, slug, change);
    case 'remove-message':
    case 'remove-document':
      return removePaper(draft, slug, change.kind === 'remove-message' ? 'message' : 'document', change.name);
    case 'translate':
      return translateText(draft, slug, change);
  }
}

const PAPER_FIELDS = ['title', 'author', 'date', 'from', 'arrives', 'for'] as const;

const paperFields = (
  change: Readonly<Partial<Record<(typeof PAPER_FIELDS)[number], EditValue>>>,
): Readonly<Record<string, EditValue>> =>
  Object.fromEntries(
    PAPER_FIELDS.flatMap((field) => (change[field] === undefined ? [] : [[field, change[field]]])),
  );

/** Plans a change of the city `slug` in all files of all cities, walkthroughs included. Throws a refusal. */
export function planCityChange(
  cities: readonly ScenarioSource[],
  slug: string,
  change: CityChange,
  stock?: MediaStock,
): PlannedChange {
  const draft = createDraft(cities, stock);
  const told = apply(draft, slug, change) ?? [];
  if (change.kind === 'rename' || change.kind === 'translate') return { files: draft.changes(), told };
  followInTranslations(createDraft(cities), draft, slug);
  const walked = updateWalkthroughs(draft, slug, change.kind === 'add-aside' ? change.name : null);
  const isForked = change.kind === 'insert-choice' || change.kind === 'insert-gathering';
  const others = isForked ? addWalkthroughsOf(draft, slug, change.name) : [];
  return { files: draft.changes(), told: [...told, ...walked, ...others] };
}
