import { parse } from 'yaml';
import { isRecord } from './type-schema.ts';

const at = (value: unknown, names: readonly string[]): unknown =>
  names.reduce<unknown>((inner, name) => (isRecord(inner) ? inner[name] : undefined), value);

/** JSON of the request body schemas by path, with references resolved, so that the server need not parse the description. */
export function requestBodies(openapi: string): string {
  const description: unknown = parse(openapi, { merge: true });
  const resolved = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolved);
    if (!isRecord(value)) return value;
    const { $ref, description: _description, ...schema } = value;
    const target = typeof $ref === 'string' ? resolved(at(description, $ref.split('/').slice(1))) : {};
    return Object.assign({}, target, Object.fromEntries(Object.entries(schema).map(([name, inner]) => [name, resolved(inner)])));
  };
  const paths = Object.entries(at(description, ['paths']) ?? {}).flatMap(([path, operations]) => {
    const schema = at(resolved(at(operations, ['post', 'requestBody'])), ['content', 'application/json', 'schema']);
    return schema === undefined ? [] : [[path, schema] as const];
  });
  return `${JSON.stringify(Object.fromEntries(paths), null, 1)}\n`;
}
