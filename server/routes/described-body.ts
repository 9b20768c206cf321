import { Ajv, type ErrorObject } from 'ajv';
import bodies from '../../schemas/api/bodies.generated.json' with { type: 'json' };
import type { ApiBody } from '../../schemas/api/openapi.generated.ts';
import type { Context } from '../context.ts';
import { RequestRefusal, badRequest } from '../errors.ts';
import { bodyOf } from '../middleware/read-body.ts';

/** Part of a field's schema used for refusals. */
interface Field {
  readonly type?: unknown;
  readonly oneOf?: unknown;
  readonly enum?: readonly string[];
  readonly maxLength?: number;
  /** Codes for absent, null or blank values, and for invalid ones. */
  readonly 'x-missing'?: string;
  readonly 'x-refusal'?: string;
  readonly 'x-status'?: number;
}

type DescribedPath = keyof typeof bodies;

const ajv = new Ajv({ allErrors: true, strictTypes: false, keywords: ['x-missing', 'x-refusal', 'x-status'] });
for (const [path, schema] of Object.entries(bodies)) ajv.addSchema(schema, encodeURI(path));

/** Validates a POST body against schemas/api/openapi.yaml; throws the refusal of the first invalid field. */
export function describedBody<Path extends DescribedPath>(ctx: Context, path: Path): ApiBody<Path> {
  const body = bodyOf(ctx);
  const validate = ajv.getSchema(encodeURI(path));
  if (validate?.(body)) return body as ApiBody<Path>;
  throw refusalOf(body, bodies[path].properties, validate?.errors ?? []);
}

function refusalOf(
  body: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<string, Field>>,
  errors: readonly ErrorObject[],
): RequestRefusal {
  const wrong = new Map(errors.map((error) => [fieldOf(error), error]));
  const [name = '', field = {}] = Object.entries(fields).find(([known]) => wrong.has(known)) ?? [];
  const code = isMissing(body[name]) ? (field['x-missing'] ?? field['x-refusal']) : field['x-refusal'];
  return code === undefined ? badRequest(sentence(name, field, wrong.get(name))) : new RequestRefusal(field['x-status'] ?? 400, code);
}

const fieldOf = ({ instancePath, params }: ErrorObject): unknown => instancePath.split('/')[1] ?? params.missingProperty;

const isMissing = (value: unknown): boolean => (value ?? '') === '' || (typeof value === 'string' && !/[^\p{Cc}\s]/u.test(value));

function sentence(name: string, { type, enum: choices, maxLength }: Field, error: ErrorObject | undefined): string {
  if (error?.keyword === 'maxLength') return `Le champ « ${name} » est trop long : ${maxLength} signes au plus`;
  if (choices) return `Le champ « ${name} » doit être ${choices.map((choice) => `« ${choice} »`).join(' ou ')}`;
  return `Le champ « ${name} » doit être ${WORDS.get([type].flat()[0]) ?? 'tel que l’API le décrit'}`;
}

const WORDS: ReadonlyMap<unknown, string> = new Map([
  ['string', 'un texte'],
  ['boolean', 'vrai ou faux'],
  ['integer', 'un nombre entier'],
]);
