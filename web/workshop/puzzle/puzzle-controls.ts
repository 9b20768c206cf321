import type { ArgTypes, InputType } from 'storybook/internal/types';
import lines from '../../../schemas/lines.schema.json' with { type: 'json' };
import links from '../../../schemas/links.schema.json' with { type: 'json' };
import { puzzleTypes } from '../../../engine/puzzles/index.ts';
import type { PuzzleSlug } from '../../../engine/public.ts';

/** `slow`: submitted answers get no response. `down`: requests fail. */
const NETWORKS = ['up', 'slow', 'down'] as const;
export type NetworkControl = (typeof NETWORKS)[number];

/** Used part of a field's JSON Schema. */
interface Field {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: unknown;
}

interface TypeSchema {
  readonly required?: readonly string[];
  readonly properties: Readonly<Record<string, Field>>;
  readonly definitions?: Readonly<Record<string, Field>>;
}

/** Schemas of their own, shared by several types or recursive. */
const SHARED: Readonly<Record<string, Field>> = {
  '../lines.schema.json': lines,
  '../links.schema.json': links,
};

/** Resolves `$ref`; the field's own keywords have priority. */
function resolved(field: Field, { definitions }: TypeSchema): Field {
  if (field.$ref === undefined) return field;
  const target = SHARED[field.$ref] ?? definitions?.[field.$ref.replace('#/definitions/', '')];
  return { ...target, ...field };
}

function controlOf({ type, enum: options, minimum, maximum }: Field): InputType {
  if (options) return { control: { type: options.length > 3 ? 'select' : 'inline-radio' }, options };
  if (type === 'boolean') return { control: { type: 'boolean' } };
  if (type === 'integer' || type === 'number')
    return {
      control: {
        type: 'number',
        ...(minimum !== undefined && { min: minimum }),
        ...(maximum !== undefined && { max: maximum }),
      },
    };
  return { control: { type: type === 'string' ? 'text' : 'object' } };
}

const PUZZLE = 'Épreuve';
const CIRCUMSTANCES = 'Circonstances';

function argTypeOf(field: Field, required: boolean): InputType {
  const { title = '', description = '', default: byDefault } = field;
  const table = {
    category: PUZZLE,
    ...(byDefault !== undefined && { defaultValue: { summary: JSON.stringify(byDefault) } }),
  };
  const named = { name: required ? `${title} *` : title, description, table };
  return field.const === undefined ? { ...named, ...controlOf(field) } : { ...named, control: false };
}

/** Controls of a puzzle type: one per field of its schema, with the French title for writers. */
export function puzzleControls(slug: PuzzleSlug): ArgTypes {
  const schema = puzzleTypes[slug].schema as TypeSchema;
  const controls = Object.entries(schema.properties).map(
    ([name, field]) =>
      [name, argTypeOf(resolved(field, schema), schema.required?.includes(name) ?? false)] as const,
  );
  return Object.fromEntries(controls);
}

const circumstance = (
  name: string,
  description: string,
  control: InputType['control'],
  rest: InputType = {},
): InputType => ({
  name,
  description,
  control,
  table: { category: CIRCUMSTANCES },
  ...rest,
});

const unseen: InputType = { table: { disable: true } };

/** Controls for the state of an instrument, which is not part of a writer's file. */
export const circumstanceControls: ArgTypes = {
  draft: circumstance('Brouillon', 'Ce que l’appareil a gardé, dans la forme propre à l’instrument.', 'text'),
  network: circumstance('Réseau', 'Présent, lent (rien ne revient), coupé.', 'inline-radio', {
    options: NETWORKS,
    labels: { up: 'présent', slow: 'lent', down: 'coupé' },
  }),
  closed: circumstance('Fermé', 'La ville est fermée : la barre le dit à « Horaires ».', 'boolean'),
  recognised: circumstance('Déjà reconnu', 'La bonne valeur fut trouvée lors d’une autre visite.', 'boolean'),
  locked: circumstance(
    'Déjà franchi',
    'L’instrument est montré de nouveau, l’étape derrière soi.',
    'boolean',
  ),
  hurried: circumstance('Pressé', 'Les attentes sont écourtées, les sons sont muets.', 'boolean'),
  final: unseen,
  onSubmit: unseen,
  onSaveDraft: unseen,
};
