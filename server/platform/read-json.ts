import { cleanLine } from './clean-text.ts';

/** The value at a path of parsed JSON; undefined where the path ends early. */
export function valueAt(json: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null
        ? (inner as Record<string | number, unknown>)[name]
        : undefined,
    json,
  );
}

/** A text of one line, cleaned. */
export const textAt = (json: unknown, ...path: readonly (string | number)[]): string | null => {
  const value = valueAt(json, ...path);
  return (typeof value === 'string' && cleanLine(value)) || null;
};

export const numberAt = (json: unknown, ...path: readonly (string | number)[]): number | null => {
  const value = valueAt(json, ...path);
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null;
};

export const listAt = (json: unknown, ...path: readonly (string | number)[]): readonly unknown[] => {
  const value = valueAt(json, ...path);
  return Array.isArray(value) ? value : [];
};

/** Null when it is not JSON. */
export function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown;
  } catch {
    return null;
  }
}
