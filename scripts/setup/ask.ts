import {
  DRAWN,
  ENV_QUESTIONS,
  SITE_QUESTIONS,
  type EnvQuestion,
  type SiteQuestion,
  type Verdict,
} from './questions.ts';
import type { Reach } from './reach.ts';
import { withFact, withoutNote, type SiteText } from './site-file.ts';
import type { Terminal } from './terminal.ts';

type Variables = ReadonlyMap<string, string>;

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

interface Asking {
  readonly terminal: Terminal;
  readonly reach: Reach;
}

/** Asks until an answer is accepted. Null: the line was left empty, or the input has ended. */
async function askUntil(
  { terminal, reach }: Asking,
  prompt: string,
  { check, isSecret = false }: Pick<EnvQuestion, 'check' | 'isSecret'>,
  take: (value: string) => Verdict,
): Promise<string | null> {
  for (;;) {
    const value = await terminal.ask(prompt, isSecret);
    if (value === null || value === '') return null;
    const verdict = (await check?.(value, reach)) ?? null;
    if (verdict && 'refused' in verdict) terminal.say(`    ${verdict.refused}`);
    else {
      const taken = take(value);
      if (verdict && 'untried' in verdict) terminal.say(`    ${verdict.untried} C’est gardé.`);
      if (!taken || !('refused' in taken)) return value;
      terminal.say(`    ${taken.refused}`);
    }
  }
}

/** Asks for the facts of the company. An empty line keeps what is there. */
export async function askFacts(asking: Asking, start: SiteText): Promise<SiteText> {
  let site = start;
  const take =
    ({ path }: SiteQuestion) =>
    (value: string): Verdict => {
      const next = withFact(site, path, value);
      if ('refused' in next) return next;
      site = next;
      return null;
    };
  for (const question of SITE_QUESTIONS)
    await askUntil(asking, `${question.title} [${site.textAt(question.path)}] : `, question, take(question));
  return withoutNote(site);
}

const shownValue = ({ isSecret = false, isOptional = false }: EnvQuestion, value: string): string =>
  value === '' ? (isOptional ? 'rien' : '') : isSecret ? 'déjà donné' : value;

/** Asks for the settings, and draws the secrets that nobody chooses. */
export async function askSettings(asking: Asking, known: Variables): Promise<Variables> {
  const variables = new Map(known);
  for (const question of ENV_QUESTIONS) {
    const { name, title } = question;
    if (name === 'STRIPE_WEBHOOK_SECRET' && !variables.get('STRIPE_API_KEY')) continue;
    const prompt = `${title} [${shownValue(question, variables.get(name) ?? '')}] : `;
    const value = await askUntil(asking, prompt, question, () => null);
    if (value !== null) variables.set(name, value);
  }
  for (const [name, draw] of Object.entries(DRAWN)) {
    const isNeeded = name !== 'PROBE_PASSWORD' || variables.get('PROBE_EMAIL');
    if (isNeeded && !variables.get(name)) variables.set(name, draw());
  }
  return variables;
}
