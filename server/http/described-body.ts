import { Ajv, type ErrorObject, type SchemaValidateFunction } from 'ajv';
import { bodyParser } from '@koa/bodyparser';
import bodies from '../../schemas/api/bodies.generated.json';
import queries from '../../schemas/api/queries.generated.json';
import type { ApiBody, ApiQuery, paths } from '../../schemas/api/openapi.generated.ts';
import type { Context, Middleware } from './context.ts';
import { cleanLine, cleanLines, withoutInvisible } from '../platform/clean-text.ts';
import { HttpError, tooLarge } from '../platform/errors.ts';
import { fr } from '../words/fr.ts';
import type { WholeRefusal, Refusal } from '../words/words.ts';
import { isRead } from './security-headers.ts';

const LIMIT = '16kb';

/** The code is the one that the registration form expects. */
const unreadable = () => new HttpError(400, 'INVALID_INFORMATIONS', { message: ['unreadable'] });
const notJson = () => new HttpError(415, 'NOT_JSON', { message: ['notJson'] });

const parseJson = bodyParser({
  enableTypes: ['json'],
  jsonLimit: LIMIT,
  onError: (error, { req }) => {
    // Unread bytes would be parsed as the next request of this connection.
    req.unpipe().resume();
    throw isTooLarge(error) ? tooLarge() : unreadable();
  },
});

/** Accepts short JSON bodies or none; bodies of GET requests are ignored. */
export const readBody: Middleware = async (ctx, next) => {
  if (!isRead(ctx) && hasBody(ctx) && !ctx.is('json')) throw notJson();
  await parseJson(ctx, next);
};

/** The body as an object; empty when absent. */
function bodyOf(ctx: Context): Readonly<Record<string, unknown>> {
  const body: unknown = ctx.request.body ?? {};
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw unreadable();
  return body as Record<string, unknown>;
}

function hasBody(ctx: Context): boolean {
  return Number(ctx.get('content-length') || 0) > 0 || ctx.get('transfer-encoding') !== '';
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 413;
}

/** Part of a field's schema used for refusals. */
interface Field {
  readonly type?: unknown;
  readonly enum?: readonly string[];
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Field>>;
  /** Codes for absent, null or blank values, and for invalid ones. */
  readonly 'x-missing'?: string;
  readonly 'x-refusal'?: string;
  readonly 'x-status'?: number;
  /** Sentences for the staff that replace the usual ones, by keyword. */
  readonly 'x-message'?: Readonly<Record<string, string>>;
  /** The same for players: keys of the catalogue, by keyword, or one for every fault. */
  readonly 'x-words'?: WholeRefusal | Readonly<Record<string, WholeRefusal>>;
  readonly 'x-trim'?: boolean;
  readonly 'x-clean'?: 'line' | 'lines';
}

const KEY = {
  enum: Object.entries(fr.refusals).flatMap(([key, words]) => (typeof words === 'string' ? key : [])),
};

/** Makes the refusal from a sentence without its full stop, and the described code if there is one. */
type Refuse = (sentence: Refusal | string, code: string | undefined, status: number) => HttpError;

const trim: SchemaValidateFunction = (_isTrimmed, text: string, _field, at) => {
  if (at) at.parentData[at.parentDataProperty] = withoutInvisible(text).trim().replaceAll('\r\n', '\n');
  return true;
};

const clean: SchemaValidateFunction = (form: 'line' | 'lines', text: string, _field, at) => {
  if (at) at.parentData[at.parentDataProperty] = form === 'line' ? cleanLine(text) : cleanLines(text);
  return true;
};

/** Validators by path. Texts become numbers where `coerceTypes` is set. */
function validatorsOf(schemas: Readonly<Record<string, object>>, coerceTypes: boolean): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    strictTypes: false,
    discriminator: true,
    removeAdditional: true,
    coerceTypes,
    formats: { int64: { type: 'number', validate: Number.isSafeInteger } },
    keywords: ['x-missing', 'x-refusal', 'x-status', 'x-message'],
  });
  // A key that the catalogue lacks does not compile.
  const metaSchema = { anyOf: [KEY, { type: 'object', additionalProperties: KEY }] };
  ajv.addKeyword({ keyword: 'x-words', metaSchema });
  ajv.addKeyword({ keyword: 'x-trim', type: 'string', before: 'maxLength', modifying: true, validate: trim });
  ajv.addKeyword({
    keyword: 'x-clean',
    type: 'string',
    before: 'maxLength',
    modifying: true,
    validate: clean,
  });
  for (const [path, schema] of Object.entries(schemas)) ajv.addSchema(schema, encodeURI(path));
  return ajv;
}

const [inBodies, inQueries] = [validatorsOf(bodies, false), validatorsOf(queries, true)];

/** The code, and the sentence for the person. */
export const refuseInWords: Refuse = (sentence, code, status) =>
  code === undefined ? new HttpError(status, sentence) : new HttpError(status, code, { message: sentence });

const refuseByCode: Refuse = (sentence, code, status) => new HttpError(status, code ?? sentence);

/**
 * Validates a POST body against schemas/api/openapi.yaml, which also names the texts to trim and the fields
 * to drop. Throws the refusal of the first invalid field. A call without a described body ignores its fields.
 */
export function describedBody<Path extends keyof paths>(
  ctx: Context,
  path: Path,
  refuse = refuseByCode,
): ApiBody<Path> {
  const body = bodyOf(ctx);
  check(inBodies, path, body, refuse);
  return body as ApiBody<Path>;
}

/** Validates the query of a GET likewise. Empty parameters are dropped; of repeated ones the last counts. */
export function describedQuery<Path extends keyof paths>(
  ctx: Context,
  path: Path,
  refuse = refuseByCode,
): ApiQuery<Path> {
  const last = Object.entries(ctx.query).map(([name, value]) => [name, [value].flat().at(-1)] as const);
  const query = Object.fromEntries(last.filter(([, value]) => value !== ''));
  check(inQueries, path, query, refuse);
  return query as ApiQuery<Path>;
}

function check(validators: Ajv, path: string, value: object, refuse: Refuse): void {
  const validate = validators.getSchema(encodeURI(path));
  if (!validate || validate(value)) return;
  for (const [name, field] of Object.entries((validate.schema as Field).properties ?? {})) {
    const error = validate.errors?.find((each) => namesOf(each)[0] === name);
    if (!error) continue;
    const code = (isMissing(error) ? field['x-missing'] : undefined) ?? field['x-refusal'];
    const words = field['x-words'];
    const sentence: Refusal | string = typeof words === 'string' ? [words] : sentenceOf(error);
    throw refuse(sentence, code, field['x-status'] ?? 400);
  }
  throw new Error(`A request of ${path} has a fault in no described field`);
}

/** Path to the invalid field. */
const namesOf = ({ instancePath, params }: ErrorObject): unknown[] =>
  [...instancePath.split('/').slice(1), params.missingProperty as unknown].filter(
    (name) => name !== undefined,
  );

const isMissing = ({ keyword, data }: ErrorObject): boolean =>
  keyword === 'required' ||
  data === null ||
  (keyword !== 'type' && typeof data === 'string' && !/[^\p{Cc}\s]/u.test(data));

function sentenceOf(error: ErrorObject): Refusal | string {
  const parent = error.parentSchema as Field;
  const name = String(namesOf(error).at(-1));
  const field = error.keyword === 'required' ? (parent.properties?.[name] ?? {}) : parent;
  const keyword = error.data === null ? 'required' : error.keyword;
  const words = field['x-words'];
  const key = typeof words === 'object' ? words[keyword] : undefined;
  return key === undefined ? (field['x-message']?.[keyword] ?? faultOf(name, field, keyword)) : [key];
}

function faultOf(
  name: string,
  { type, enum: choices, maxLength = 0, minimum = 0, maximum, 'x-trim': isTrimmed, 'x-clean': form }: Field,
  keyword: string,
): Refusal {
  if (keyword === 'maxLength') return ['fieldTooLong', name, maxLength];
  if (keyword.endsWith('imum') && maximum !== undefined) return ['fieldOutOfRange', name, minimum, maximum];
  if (choices) return ['fieldNotListed', name, choices];
  if (isTrimmed || form) return [keyword === 'pattern' ? 'fieldUnprintable' : 'fieldEmpty', name];
  return [KINDS.get([type].flat()[0]) ?? 'fieldUndescribed', name];
}

const KINDS: ReadonlyMap<unknown, 'fieldNotText' | 'fieldNotBoolean' | 'fieldNotWhole'> = new Map([
  ['string', 'fieldNotText'],
  ['boolean', 'fieldNotBoolean'],
  ['integer', 'fieldNotWhole'],
]);
