import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { parse } from 'yaml';

/** The part of JSON Schema that the description of requests uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Schema[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
}

type Content = Readonly<Record<string, { readonly schema?: Schema }>>;

interface ResponseObject {
  readonly headers?: Readonly<Record<string, { readonly required?: boolean }>>;
  readonly content?: Content;
}

type Reference = { readonly $ref: string };

interface OperationObject {
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly security?: readonly object[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content } | Reference;
  readonly responses?: Readonly<Record<string, ResponseObject | Reference>>;
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
}

export interface CheckedResponse {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  /** Parsed if it is JSON. */
  readonly body: unknown;
}

const file = join(import.meta.dirname, '../../../schemas/api/openapi.yaml');
const description = parse(readFileSync(file, 'utf8'), { merge: true }) as Description;

const ajv = new Ajv2020({ strict: false, allErrors: true, formats: { int64: true } });
ajv.addSchema(description, 'openapi');

/**
 * Makes references absolute: they are relative to the root of the description, not to a response's schema.
 */
function absolute(schema: Schema): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"openapi#/')) as object;
}

const validators = new WeakMap<Schema, ValidateFunction>();

/** Cached by identity: a schema of the description is the same object each time. */
function validatorOf(schema: Schema): ValidateFunction {
  const known = validators.get(schema) ?? ajv.compile(absolute(schema));
  validators.set(schema, known);
  return known;
}

/** Follows a reference; returns anything else unchanged. */
export function resolved<Part extends object>(part: Part | Reference): Part {
  if (!('$ref' in part) || typeof part.$ref !== 'string') return part as Part;
  const names = part.$ref.split('/').slice(1);
  return resolved(
    names.reduce<unknown>((inner, name) => (inner as Record<string, unknown>)[name], description) as Part,
  );
}

const templates = Object.keys(description.paths).map((path) => ({
  path,
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{[^}]+\}/g, '[^/]+')}$`),
  variables: (path.match(/\{/g) ?? []).length,
}));

function operationAt(method: string, path: string): OperationObject | undefined {
  const [template] = templates
    .filter(({ pattern }) => pattern.test(path))
    .sort((left, right) => left.variables - right.variables);
  return template && description.paths[template.path]?.[method.toLowerCase()];
}

export const isDescribed = (method: string, path: string): boolean => operationAt(method, path) !== undefined;

/**
 * Throws on an operation, a status, a type, a missing header or a body that schemas/api/openapi.yaml does not
 * describe.
 */
export function checkResponse(response: CheckedResponse): void {
  const what = `${response.method} ${response.path} → ${response.status}`;
  const documented = operationAt(response.method, response.path)?.responses?.[String(response.status)];
  if (!documented) throw new Error(`${what}: not in openapi.yaml (body: ${JSON.stringify(response.body)})`);
  const { headers = {}, content } = resolved(documented);
  const missing = Object.keys(headers).filter(
    (name) => headers[name]?.required && !response.headers.has(name),
  );
  if (missing.length > 0) throw new Error(`${what}: without the header ${missing.join(', ')}`);
  if (content) checkContent(what, response, content);
}

function checkContent(what: string, { headers, body }: CheckedResponse, content: Content): void {
  const type = (headers.get('content-type') ?? '').split(';')[0] ?? '';
  const described = content[type] ?? content['*/*'];
  if (!described) throw new Error(`${what}: type ${type} is not in openapi.yaml`);
  if (!described.schema) return;
  const validate = validatorOf(described.schema);
  if (!validate(body))
    throw new Error(
      `${what}: ${ajv.errorsText(validate.errors)}\n${JSON.stringify(body, null, 1).slice(0, 4000)}`,
    );
}

/** An operation of the description and its parameters. */
export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** Null for requests without a body. */
  readonly body: Schema | null;
  /** Whether it asks for no session. */
  readonly isOpen: boolean;
}

export function describedOperations(): Operation[] {
  return Object.entries(description.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody, security }]) => ({
      method: method.toUpperCase(),
      path,
      parameters: parameters.map((parameter) => resolved<Parameter>(parameter)),
      body: (requestBody && resolved(requestBody).content['application/json']?.schema) ?? null,
      isOpen: security?.length === 0,
    })),
  );
}

/** `METHOD /path` of every described operation, sorted. */
export function describedCalls(): string[] {
  return describedOperations()
    .map(({ method, path }) => `${method} ${path}`)
    .sort();
}
