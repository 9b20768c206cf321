export type Variables = ReadonlyMap<string, string>;

/** A value without quotes must be read alike by systemd and by a shell. */
const PLAIN = /^[\w%+,./:=@^~-]*$/;

/** Reads `NAME=value` lines; comments are kept by `writeVariables`. */
export function readVariables(text: string): Variables {
  const lines = text.split('\n').map((line) => /^([A-Z][A-Z0-9_]*)=(.*)$/.exec(line.trim()));
  return new Map(lines.flatMap((line) => (line ? [[line[1] ?? '', unquoted(line[2] ?? '')]] : [])));
}

function unquoted(value: string): string {
  const inner = /^"(.*)"$/.exec(value)?.[1];
  return inner === undefined ? value : inner.replaceAll(/\\(["$\\`])/g, '$1');
}

const quoted = (value: string): string =>
  PLAIN.test(value) ? value : `"${value.replaceAll(/["$\\`]/g, '\\$&')}"`;

/** The text with these values: known lines change in their place, others are added. */
export function writeVariables(text: string, variables: Variables): string {
  const lines = text === '' ? [] : text.replace(/\n+$/, '').split('\n');
  const placeOf = (name: string): number => lines.findIndex((line) => line.trim().startsWith(`${name}=`));
  for (const [name, value] of variables) {
    const place = placeOf(name);
    lines.splice(place === -1 ? lines.length : place, place === -1 ? 0 : 1, `${name}=${quoted(value)}`);
  }
  return `${lines.join('\n')}\n`;
}
