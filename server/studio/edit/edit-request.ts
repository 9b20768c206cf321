import type { FileEdit } from '../../../engine/edit/change-file.ts';
import type { EditValue } from '../../../engine/edit/edit.ts';

/**
 * The edits of one file. `seen`: the hash of the text that they are meant for; null where there is no file.
 */
export interface FileEdits {
  readonly file: string;
  readonly edits: readonly FileEdit[];
  readonly seen: string | null;
}

export interface WriteOptions {
  /** Says what would break, and writes nothing. */
  readonly dryRun: boolean;
  /** Writes even what the compiler refuses. */
  readonly force: boolean;
}

export interface EditRequest extends WriteOptions {
  readonly files: readonly FileEdits[];
}

export type Fields = Readonly<Record<string, unknown>>;

const MOST_EDITS = 200;

export const isBody = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isRank = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
export const isValuePath = (value: unknown): value is (string | number)[] =>
  Array.isArray(value) && value.length <= 64 && value.every((one) => typeof one === 'string' || isRank(one));

export function isEditValue(value: unknown, depth = 0): value is EditValue {
  if (value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value)) return true;
  if (depth > 32 || typeof value !== 'object') return false;
  return Object.values(value).every((inner) => isEditValue(inner, depth + 1));
}

const FIELDS: Readonly<Record<FileEdit['op'], (edit: Fields) => boolean>> = {
  set: ({ path, value }) => isValuePath(path) && isEditValue(value),
  add: ({ path, value, at, key }) =>
    isValuePath(path) &&
    isEditValue(value) &&
    (at === undefined || isRank(at)) &&
    (key === undefined || typeof key === 'string'),
  remove: ({ path }) => isValuePath(path),
  move: ({ path, to }) => isValuePath(path) && isRank(to),
  rename: ({ path, key }) => isValuePath(path) && typeof key === 'string',
  create: ({ text }) => typeof text === 'string',
  delete: () => true,
  splice: ({ at, was, now }) => isRank(at) && typeof was === 'string' && typeof now === 'string',
};

const isOp = (op: unknown): op is FileEdit['op'] => typeof op === 'string' && Object.hasOwn(FIELDS, op);
const isEdit = (value: unknown): boolean => isBody(value) && isOp(value.op) && FIELDS[value.op](value);

const isFileEdits = (value: unknown): boolean =>
  isBody(value) &&
  typeof value.file === 'string' &&
  (typeof value.seen === 'string' || value.seen === null) &&
  Array.isArray(value.edits) &&
  value.edits.length <= MOST_EDITS &&
  value.edits.every(isEdit);

/**
 * `{file, edits, seen}`, or `{files: [{file, edits, seen}, …]}` for several files at once; null for anything
 * else.
 */
export function readEditRequest(body: unknown): EditRequest | null {
  if (!isBody(body)) return null;
  const files: readonly unknown[] = Array.isArray(body.files) ? body.files : [body];
  if (files.length === 0 || !files.every(isFileEdits)) return null;
  const read = files as readonly FileEdits[];
  if (new Set(read.map(({ file }) => file)).size < read.length) return null;
  return { files: read.map(({ file, edits, seen }) => ({ file, edits, seen })), ...readWriteOptions(body) };
}

export const readWriteOptions = ({ dryRun, force }: Fields): WriteOptions => ({
  dryRun: dryRun === true,
  force: force === true,
});
