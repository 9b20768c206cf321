import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isRecord } from '../../../engine/text/is-record.ts';
import { kindOf } from '../../../engine/scenario/schemas.ts';

const folder = new URL('../../../schemas/', import.meta.url);
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.schema.json'),
);

const read = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Record<string, unknown>;

/** Every property of a schema with its pointer. */
function properties(schema: unknown, path: string): [string, Record<string, unknown>][] {
  if (Array.isArray(schema)) return schema.flatMap((item, index) => properties(item, `${path}/${index}`));
  if (!isRecord(schema)) return [];
  return Object.entries(schema).flatMap(([key, child]) => {
    if (['if', 'then', 'else', 'not'].includes(key)) return [];
    if (key !== 'properties' || !isRecord(child)) return properties(child, `${path}/${key}`);
    return Object.entries(child).flatMap(([name, value]) => [
      ...(isRecord(value) ? [[`${path}/${name}`, value] as [string, Record<string, unknown>]] : []),
      ...properties(value, `${path}/${name}`),
    ]);
  });
}

describe.each(names)('schemas/%s', (name) => {
  test('is draft-07, with its file’s name', () => {
    expect(read(name)).toMatchObject({ $schema: 'http://json-schema.org/draft-07/schema#', $id: name });
  });

  test('gives every field a title and a description for editors', () => {
    const bare = properties(read(name), '').filter(
      ([, value]) => value['$ref'] === undefined && !(value['title'] && value['description']),
    );
    expect(bare.map(([path]) => path)).toEqual([]);
  });
});

test('a file’s folder and name determine its schema', () => {
  expect(
    ['scenario.yaml', 'places.yaml', 'steps/01-a.yaml', 'walkthroughs/main.yaml', 'media/map.yaml'].map(
      kindOf,
    ),
  ).toEqual(['scenario', 'places', 'step', 'walkthrough', 'map']);
  expect(kindOf('steps/notes/a.yaml')).toBeNull();
});
