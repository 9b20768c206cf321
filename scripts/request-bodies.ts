import { parse } from 'yaml';
import { isRecord } from './type-schema.ts';

const at = (value: unknown, names: readonly string[]): unknown =>
  names.reduce<unknown>((inner, name) => (isRecord(inner) ? inner[name] : undefined), value);

/** The schemas of what is sent, by the path of the call, whole: the server checks bodies by them without reading the description. */
export function requestBodies(openapi: string): string {
  const description: unknown = parse(openapi, { merge: true });
  const whole = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(whole);
    if (!isRecord(value)) return value;
    if (typeof value.$ref === 'string') return whole(at(description, value.$ref.split('/').slice(1)));
    const { description: _said, ...schema } = value;
    return Object.fromEntries(Object.entries(schema).map(([name, inner]) => [name, whole(inner)]));
  };
  const paths = Object.entries(at(description, ['paths']) ?? {}).flatMap(([path, operations]) => {
    const schema = at(whole(at(operations, ['post', 'requestBody'])), ['content', 'application/json', 'schema']);
    return schema === undefined ? [] : [[path, schema] as const];
  });
  return `${JSON.stringify(Object.fromEntries(paths), null, 1)}\n`;
}
