import { Ajv } from 'ajv';
import { puzzleTypes } from '../../engine/index.ts';
import bodies from '../../schemas/api/studio-bodies.generated.json' with { type: 'json' };
import type { paths, StudioBody } from '../../schemas/api/studio.generated.ts';

const isWithin = (most: number, value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (most >= 0 && Object.values(value).every((inner) => isWithin(most - 1, inner)));

const ajv = new Ajv({
  strictTypes: false,
  discriminator: true,
  removeAdditional: true,
  useDefaults: true,
  formats: { 'puzzle-type': (slug) => Object.hasOwn(puzzleTypes, slug) },
  keywords: [{ keyword: 'x-depth', validate: isWithin }],
});
for (const [path, schema] of Object.entries(bodies)) ajv.addSchema(schema, path);

/** The body of a call as schemas/api/studio.yaml describes it; null for another. */
export function studioBody<Path extends keyof paths>(path: Path, body: unknown): StudioBody<Path> | null {
  return ajv.getSchema(path)?.(body) === true ? (body as StudioBody<Path>) : null;
}
