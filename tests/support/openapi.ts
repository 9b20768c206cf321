import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';

interface MediaType {
  readonly schema?: object;
}

interface ResponseObject {
  readonly $ref?: string;
  readonly headers?: Readonly<Record<string, { readonly required?: boolean }>>;
  readonly content?: Readonly<Record<string, MediaType>>;
}

type Operations = Readonly<Record<string, { readonly responses?: Readonly<Record<string, ResponseObject>> }>>;

interface Description {
  readonly paths: Readonly<Record<string, Operations>>;
  readonly components: { readonly responses: Readonly<Record<string, ResponseObject>> };
}

export interface SeenResponse {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  /** Parsed when it is JSON. */
  readonly body: unknown;
}

const file = join(import.meta.dirname, '../../schemas/api/openapi.yaml');
const description = parse(readFileSync(file, 'utf8'), { merge: true }) as Description;

const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addSchema(description, 'openapi');

/** References inside the description start at its root, which is not where a response's schema stands. */
function absolute(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"openapi#/')) as object;
}

const templates = Object.keys(description.paths).map((path) => ({
  path,
  pattern: new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`),
  variables: (path.match(/\{/g) ?? []).length,
}));

function operationAt(method: string, path: string) {
  const [template] = templates.filter(({ pattern }) => pattern.test(path)).sort((left, right) => left.variables - right.variables);
  return template && description.paths[template.path]?.[method.toLowerCase()];
}

function resolved(response: ResponseObject): ResponseObject {
  const name = response.$ref?.split('/').pop();
  return name ? (description.components.responses[name] ?? response) : response;
}

/** Fails on a call, a status, a type, a missing header or a body that schemas/api/openapi.yaml does not describe. */
export function checkResponse(seen: SeenResponse): void {
  const what = `${seen.method} ${seen.path} → ${seen.status}`;
  const documented = operationAt(seen.method, seen.path)?.responses?.[String(seen.status)];
  if (!documented) throw new Error(`${what}: not in openapi.yaml (body: ${JSON.stringify(seen.body)})`);
  const { headers = {}, content } = resolved(documented);
  const missing = Object.keys(headers).filter((name) => headers[name]?.required && !seen.headers.has(name));
  if (missing.length > 0) throw new Error(`${what}: without the header ${missing.join(', ')}`);
  if (content) checkContent(what, seen, content);
}

function checkContent(what: string, { headers, body }: SeenResponse, content: Readonly<Record<string, MediaType>>): void {
  const type = (headers.get('content-type') ?? '').split(';')[0] ?? '';
  const described = content[type] ?? content['*/*'];
  if (!described) throw new Error(`${what}: type ${type} is not in openapi.yaml`);
  if (!described.schema) return;
  const validate = ajv.compile(absolute(described.schema));
  if (!validate(body)) throw new Error(`${what}: ${ajv.errorsText(validate.errors)}\n${JSON.stringify(body, null, 1).slice(0, 4000)}`);
}

/** `METHOD /path` of everything described, sorted. */
export function describedCalls(): string[] {
  return Object.entries(description.paths)
    .flatMap(([path, operations]) => Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`))
    .sort();
}
