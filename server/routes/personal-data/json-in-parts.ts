import { yieldToOthers } from '../../platform/event-loop.ts';

const INDENT = '  ';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const holdsList = (value: unknown): boolean =>
  Array.isArray(value) || (isObject(value) && Object.values(value).some(holdsList));

/** Same output as `JSON.stringify(value, null, 2)`, in chunks that do not block the event loop. */
export async function* jsonInParts(value: object, margin = ''): AsyncGenerator<string> {
  const isList = Array.isArray(value);
  const entries = Object.entries(value) as [string, unknown][];
  const [opening, closing] = isList ? ['[', ']'] : ['{', '}'];
  if (entries.length === 0) yield opening + closing;
  if (entries.length === 0) return;
  const inner = `\n${margin}${INDENT}`;
  for (const [index, [name, part]] of entries.entries()) {
    await yieldToOthers();
    yield `${index === 0 ? opening : ','}${inner}${isList ? '' : `${JSON.stringify(name)}: `}`;
    if (isObject(part) && holdsList(part)) yield* jsonInParts(part, margin + INDENT);
    else yield JSON.stringify(part, null, INDENT).replaceAll('\n', inner);
  }
  yield `\n${margin}${closing}`;
}
