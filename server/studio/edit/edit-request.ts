import type { StepRename } from '../../../engine/edit/city/rename-step.ts';
import type { Edit, EditValue } from '../../../engine/edit/edit.ts';

/** The edits of one file. `seen`: the hash of the text that they are meant for. */
export interface FileEdits {
  readonly file: string;
  readonly edits: readonly Edit[];
  readonly seen: string;
}

export interface Firmness {
  /** Says what would break, and writes nothing. */
  readonly dry: boolean;
  /** Writes even what the compiler refuses. */
  readonly insist: boolean;
}

export interface EditRequest extends Firmness {
  readonly files: readonly FileEdits[];
}

/** A step gets another name in every file that names it. */
export interface RenameRequest extends Firmness, StepRename {}

type Fields = Readonly<Record<string, unknown>>;

const MOST_EDITS = 200;

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const isRank = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isPath = (value: unknown): value is (string | number)[] =>
  Array.isArray(value) && value.length <= 64 && value.every((one) => typeof one === 'string' || isRank(one));

function isEditValue(value: unknown, depth = 0): value is EditValue {
  if (value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value)) return true;
  if (depth > 32 || typeof value !== 'object') return false;
  return Object.values(value).every((inner) => isEditValue(inner, depth + 1));
}

const FIELDS: Readonly<Record<Edit['op'], (edit: Fields) => boolean>> = {
  set: ({ path, value }) => isPath(path) && isEditValue(value),
  add: ({ path, value, at, key }) =>
    isPath(path) && isEditValue(value) && (at === undefined || isRank(at)) && (key === undefined || typeof key === 'string'),
  remove: ({ path }) => isPath(path),
  move: ({ path, to }) => isPath(path) && isRank(to),
  rename: ({ path, key }) => isPath(path) && typeof key === 'string',
  splice: ({ at, was, now }) => isRank(at) && typeof was === 'string' && typeof now === 'string',
};

const isOp = (op: unknown): op is Edit['op'] => typeof op === 'string' && Object.hasOwn(FIELDS, op);
const isEdit = (value: unknown): boolean => isRecord(value) && isOp(value.op) && FIELDS[value.op](value);

const isFileEdits = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.file === 'string' &&
  typeof value.seen === 'string' &&
  Array.isArray(value.edits) &&
  value.edits.length <= MOST_EDITS &&
  value.edits.every(isEdit);

/** `{file, edits, seen}`, or `{files: [{file, edits, seen}, …]}` for several files at once; null for anything else. */
export function readEditRequest(body: unknown): EditRequest | null {
  if (!isRecord(body)) return null;
  const files: readonly unknown[] = Array.isArray(body.files) ? body.files : [body];
  if (files.length === 0 || !files.every(isFileEdits)) return null;
  const read = files as readonly FileEdits[];
  if (new Set(read.map(({ file }) => file)).size < read.length) return null;
  return { files: read.map(({ file, edits, seen }) => ({ file, edits, seen })), ...readFirmness(body) };
}

/** `{slug, from, to}`: the city’s folder, the step’s name and the new one; null for anything else. */
export function readRenameRequest(body: unknown): RenameRequest | null {
  if (!isRecord(body)) return null;
  const { slug, from, to } = body;
  if (typeof slug !== 'string' || typeof from !== 'string' || typeof to !== 'string') return null;
  return { slug, from, to, ...readFirmness(body) };
}

const readFirmness = ({ dry, insist }: Fields): Firmness => ({ dry: dry === true, insist: insist === true });
