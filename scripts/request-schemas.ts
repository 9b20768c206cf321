import { parse } from 'yaml';
import { isRecord } from '../engine/text/is-record.ts';

const at = (value: unknown, names: readonly string[]): unknown =>
  names.reduce<unknown>((inner, name) => (isRecord(inner) ? inner[name] : undefined), value);

/**
 * JSON of the schemas of bodies and queries by path, with references resolved, so that the server need not
 * parse the description.
 */
export function requestSchemas(openapi: string): Record<'bodies' | 'queries', string> {
  const description: unknown = parse(openapi, { merge: true });
  const resolved = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolved);
    if (!isRecord(value)) return value;
    const { $ref, description: _description, ...schema } = value;
    const target = typeof $ref === 'string' ? resolved(at(description, $ref.split('/').slice(1))) : {};
    return Object.assign(
      {},
      target,
      Object.fromEntries(Object.entries(schema).map(([name, inner]) => [name, resolved(inner)])),
    );
  };
  const paths = Object.entries(at(description, ['paths']) ?? {});
  const bodies = paths.map(([path, operations]) => {
    return [
      path,
      at(resolved(at(operations, ['post', 'requestBody'])), ['content', 'application/json', 'schema']),
    ] as const;
  });
  const queries = paths.map(
    ([path, operations]) => [path, queryOf(resolved(at(operations, ['get', 'parameters'])))] as const,
  );
  return { bodies: write(bodies), queries: write(queries) };
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: object;
}

function queryOf(parameters: unknown): object | undefined {
  const inQuery = ((parameters ?? []) as Parameter[]).filter((parameter) => parameter.in === 'query');
  const properties = Object.fromEntries(inQuery.map(({ name, schema }) => [name, schema]));
  const required = inQuery.filter((parameter) => parameter.required).map(({ name }) => name);
  return inQuery.length === 0 ? undefined : { type: 'object', required, properties };
}

const write = (schemas: readonly (readonly [path: string, schema: unknown])[]): string =>
  `${JSON.stringify(Object.fromEntries(schemas), null, 1)}\n`;
