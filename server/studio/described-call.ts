import { Ajv, type ErrorObject } from 'ajv';
import { puzzleTypes } from '../../engine/index.ts';
import bodies from '../../schemas/api/studio-bodies.generated.json' with { type: 'json' };
import type { paths, StudioBody } from '../../schemas/api/studio.generated.ts';

interface DescribedField {
  readonly 'x-message'?: string;
  readonly properties?: Readonly<Record<string, DescribedField>>;
}

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
  keywords: ['x-message', { keyword: 'x-depth', validate: isWithin }],
});
for (const [path, schema] of Object.entries(bodies)) ajv.addSchema(schema, encodeURI(path));

/**
 * The body of a call if it is as schemas/api/studio.yaml describes it, else null. `onFault` gets what the
 * description says of the first malformed field.
 */
export function studioBody<Path extends keyof paths>(
  path: Path,
  body: unknown,
  onFault?: (message: string) => never,
): StudioBody<Path> | null {
  const validate = ajv.getSchema(encodeURI(path));
  if (validate?.(body) === true) return body as StudioBody<Path>;
  onFault?.(messageOf(validate?.schema as DescribedField, validate?.errors?.[0]));
  return null;
}

function messageOf(described: DescribedField, fault: ErrorObject | undefined): string {
  const [, name = ''] = fault?.instancePath.split('/') ?? [];
  return (described.properties?.[name] ?? described)['x-message'] ?? '';
}
