import type { CityChange } from '../../../engine/edit/city/change-city.ts';
import { puzzleTypes } from '../../../engine/index.ts';
import {
  type Fields,
  type WriteOptions,
  isEditValue,
  isBody,
  isValuePath,
  readWriteOptions,
} from './edit-request.ts';

/**
 * A change of several files of a city. `seen`: hashes of the texts that the writer saw, by file; others are
 * not compared.
 */
export interface RefactorRequest extends WriteOptions {
  readonly slug: string;
  readonly change: CityChange;
  readonly seen: Readonly<Record<string, string>>;
}

type Judge = (value: unknown) => boolean;

const MOST = 8;

const isText: Judge = (value) => typeof value === 'string' && value !== '';
const isType: Judge = (value) => typeof value === 'string' && Object.hasOwn(puzzleTypes, value);
const isFlag: Judge = (value) => typeof value === 'boolean';
const isCount: Judge = (value) => Number.isSafeInteger(value) && Number(value) > 0;
const isArrow: Judge = (value) => isBody(value) && isText(value.step) && isValuePath(value.path);
const orAbsent =
  (judge: Judge): Judge =>
  (value) =>
    value === undefined || judge(value);
const orNull =
  (judge: Judge): Judge =>
  (value) =>
    value === null || judge(value);
const oneOf =
  (...words: readonly string[]): Judge =>
  (value) =>
    words.includes(String(value));
const listOf =
  (judges: Readonly<Record<string, Judge>>): Judge =>
  (value) =>
    Array.isArray(value) &&
    value.length >= 2 &&
    value.length <= MOST &&
    value.every((item) => isBody(item) && meets(judges, item));

const meets = (judges: Readonly<Record<string, Judge>>, value: Fields): boolean =>
  Object.entries(judges).every(([field, judge]) => judge(value[field]));

const ONE_PAPER = { name: isText };

/** The fields of each kind of change. */
const KINDS: Readonly<Record<CityChange['kind'], Readonly<Record<string, Judge>>>> = {
  rename: { what: oneOf('step', 'message', 'document', 'place'), from: isText, to: isText },
  'insert-step': { arrow: isArrow, name: isText, type: isType },
  'insert-choice': {
    arrow: isArrow,
    name: isText,
    type: isType,
    options: listOf({ name: isText, label: isText, next: orAbsent(isText) }),
  },
  'insert-gathering': {
    arrow: isArrow,
    name: isText,
    type: isType,
    parts: listOf({ name: isText, title: isText }),
    needs: orAbsent(isCount),
  },
  'add-aside': { name: isText, title: isText, from: isText, until: orAbsent(isText), type: isType },
  'remove-step': { step: isText, to: orAbsent(isText), follow: orAbsent(isFlag) },
  'duplicate-step': { step: isText, name: isText },
  'change-type': { step: isText, type: isType },
  'set-arrow': { arrow: isArrow, to: orNull(isText) },
  'set-opening': { step: isText, between: orNull(isText) },
  'set-arrival': { message: isText, arrives: orNull((value) => isBody(value) && isEditValue(value)) },
  'add-message': { name: isText, title: isText, author: isText, from: isText },
  'add-document': { name: isText, title: isText, from: orAbsent(isText) },
  'remove-message': ONE_PAPER,
  'remove-document': ONE_PAPER,
};

const isKind = (kind: unknown): kind is CityChange['kind'] =>
  typeof kind === 'string' && Object.hasOwn(KINDS, kind);

function readChange(kind: CityChange['kind'], body: Fields): CityChange | null {
  if (!meets(KINDS[kind], body)) return null;
  const fields = Object.keys(KINDS[kind]).flatMap((field) =>
    body[field] === undefined ? [] : [[field, body[field]] as const],
  );
  return { kind, ...Object.fromEntries(fields) } as unknown as CityChange;
}

function readRequest(kind: CityChange['kind'], body: Fields): RefactorRequest | null {
  const change = readChange(kind, body);
  const { slug, seen = {} } = body;
  if (!change || typeof slug !== 'string' || !isBody(seen) || !Object.values(seen).every(isText)) return null;
  return { slug, change, seen: seen as Readonly<Record<string, string>>, ...readWriteOptions(body) };
}

/** `{slug, kind, …}`; null for anything else. */
export const readRefactorRequest = (body: unknown): RefactorRequest | null =>
  isBody(body) && isKind(body.kind) && body.kind !== 'rename' ? readRequest(body.kind, body) : null;

/** `{slug, what, from, to}`, of a step when `what` is not said; null for anything else. */
export const readRenameRequest = (body: unknown): RefactorRequest | null =>
  isBody(body) ? readRequest('rename', { what: 'step', ...body }) : null;
