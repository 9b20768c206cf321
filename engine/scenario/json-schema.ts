import { isRecord } from '../text/is-record.ts';
import { schemaNamed } from './schemas.ts';

/** The part of JSON Schema that the schemas of cities use. */
export interface JsonSchema {
  readonly $id?: string;
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  /**
   * The kind of file of media/ that the value names; `point`: a latitude and a longitude;
   * `opening`: two hours of a day; or a time that is typed as people say it.
   */
  readonly holds?: 'picture' | 'sound' | 'point' | 'opening' | 'delay' | 'day' | 'date' | 'time';
  /** The kind of thing that the value names. */
  readonly names?: 'step' | 'message' | 'document' | 'place' | 'page' | 'role';
  /** What a value may be that names or holds no such thing, each with its word. */
  readonly beside?: Readonly<Record<string, string>>;
  /** The list around the field whose ids the value may be. */
  readonly chosenFrom?: string;
  /** What the keys of a map are. */
  readonly keysHold?: 'days' | 'dates' | 'date';
  readonly type?: string | readonly string[];
  /** French words for each type that a value may have; the form lets the writer choose among the types. */
  readonly typeDescriptions?: readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  /** What each value of `enum` means, in French. */
  readonly enumDescriptions?: readonly string[];
  readonly examples?: readonly unknown[];
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: boolean | JsonSchema;
  readonly propertyNames?: { readonly pattern?: string };
  readonly patternProperties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly allOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly if?: JsonSchema;
  readonly then?: JsonSchema;
  readonly else?: JsonSchema;
  readonly definitions?: Readonly<Record<string, JsonSchema>>;
}

/** A schema with the file in which its references start. */
export interface SchemaNode {
  readonly schema: JsonSchema;
  readonly base: string;
}

type Fields = Readonly<Record<string, unknown>>;

function lookUp(ref: string, base: string): SchemaNode {
  const { pathname, hash } = new URL(ref, `file:///${base}`);
  const file = pathname.slice(1);
  const named = /^#\/definitions\/(\w+)$/u.exec(hash)?.[1];
  const whole = schemaNamed(file) as JsonSchema | null;
  const schema = named === undefined ? whole : whole?.definitions?.[named];
  if (!schema) throw new Error(`No schema ${ref} in ${base}`);
  return { schema, base: file };
}

/** Follows references; the title and description beside one are kept. */
export function followed({ schema, base }: SchemaNode): SchemaNode {
  if (schema.$ref === undefined) return { schema, base };
  const { $ref, ...beside } = schema;
  const target = followed(lookUp($ref, base));
  return { ...target, schema: { ...target.schema, ...beside } };
}

export const schemaOfFile = (kind: string): SchemaNode =>
  followed({ schema: { $ref: `${kind}.schema.json` }, base: '' });

/** Whether a value meets the condition of a branch: only what the schemas ask in their `if`. */
function meets({ required = [], properties = {} }: JsonSchema, value: Fields): boolean {
  const isThere = required.every((name) => value[name] !== undefined);
  return (
    isThere &&
    Object.entries(properties).every(([name, { const: only, enum: allowed, required: inner = [] }]) => {
      const found = value[name];
      if (found === undefined) return true;
      if (isRecord(found) && inner.some((field) => found[field] === undefined)) return false;
      return only === undefined ? (allowed?.includes(found) ?? true) : found === only;
    })
  );
}

const branchesOf = ({
  allOf = [],
  if: condition,
  then,
  else: otherwise,
}: JsonSchema): readonly JsonSchema[] => [
  ...allOf,
  ...(condition ? [{ if: condition, ...(then && { then }), ...(otherwise && { else: otherwise }) }] : []),
];

/** The schema with the branches that a value takes: for a puzzle, that of its type alone. */
export function forValue(node: SchemaNode, value: unknown): SchemaNode {
  const start = followed(node);
  if (!isRecord(value)) return start;
  return branchesOf(start.schema).reduce<SchemaNode>((before, branch) => {
    const taken = branch.if && (meets(branch.if, value) ? branch.then : branch.else);
    if (!taken) return before;
    const { schema, base } = followed({ schema: taken, base: start.base });
    const required = [...new Set([...(before.schema.required ?? []), ...(schema.required ?? [])])];
    const properties = { ...before.schema.properties, ...schema.properties };
    return {
      ...before,
      base: taken.$ref === undefined ? before.base : base,
      schema: { ...before.schema, ...schema, required, properties },
    };
  }, start);
}

export const itemNode = ({ schema, base }: SchemaNode): SchemaNode =>
  followed({ schema: schema.items ?? {}, base });

/** The schema of a name that the writer gives; undefined when it may not be given. */
function namedSchema(
  { additionalProperties, patternProperties = {} }: JsonSchema,
  name: string,
): JsonSchema | undefined {
  const found = Object.entries(patternProperties).find(([pattern]) =>
    new RegExp(pattern, 'u').test(name),
  )?.[1];
  return found ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined);
}

export function propertyNode({ schema, base }: SchemaNode, name: string): SchemaNode | null {
  const own = schema.properties?.[name] ?? namedSchema(schema, name);
  return own ? followed({ schema: own, base }) : null;
}
