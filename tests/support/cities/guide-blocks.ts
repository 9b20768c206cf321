import { Ajv } from 'ajv';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { isRecord } from '../../../engine/text/is-record.ts';
import { root } from '../programs/run.ts';
import { schemaNames } from './schema-properties.ts';

/** A code block of the guide for writers. */
export interface GuideBlock {
  readonly line: number;
  readonly language: string;
  /** The schema's file, with an optional JSON pointer: `step.schema.json#/properties/replies`. */
  readonly schema: string | null;
  /** The block holds some fields of a file only. */
  readonly isPartial: boolean;
  readonly text: string;
}

const FENCE = /^```(\w*)(.*)\n([^]*?)^```$/gmu;

export function blocksOf(page: string): GuideBlock[] {
  return [...page.matchAll(FENCE)].map(({ 1: language = '', 2: info = '', 3: text = '', index }) => ({
    line: page.slice(0, index).split('\n').length,
    language,
    schema: /schema=(\S+)/u.exec(info)?.[1] ?? null,
    isPartial: info.includes('partial'),
    text,
  }));
}

const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
for (const name of schemaNames)
  ajv.addSchema(JSON.parse(readFileSync(join(root, 'schemas', name), 'utf8')) as object);

function faults(schema: string, value: unknown): string[] {
  const validate = ajv.compile({ $ref: schema });
  return validate(value)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
}

/** The problems that an editor would underline in a block; empty when it is valid. */
export function faultsOfBlock({ schema, isPartial, text }: GuideBlock): string[] {
  const document = parseDocument(text);
  const value: unknown = document.toJS();
  if (document.errors.length > 0) return document.errors.map(({ message }) => message);
  if (schema === null) return ['names no schema'];
  if (!isPartial) return faults(schema, value);
  if (!isRecord(value)) return ['is no group of fields'];
  return Object.entries(value).flatMap(([field, part]) => {
    const place = `${schema}#/properties/${field}`;
    return ajv.getSchema(place)
      ? faults(place, part).map((fault) => `${field}${fault}`)
      : [`there is no field ${field}`];
  });
}
