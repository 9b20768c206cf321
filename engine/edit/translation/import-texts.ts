import { readScenarioDraft, type Draft } from '../../scenario/draft.ts';
import { readFile } from '../../scenario/parse/read-file.ts';
import { parseYaml } from '../../scenario/parse/parse-yaml.ts';
import { LOCK_FILE, type ScenarioSource } from '../../scenario/scenario.ts';
import type { FileKind } from '../../scenario/schemas.ts';
import { asRead, blocksOf, writeLock } from '../../scenario/translation/lock.ts';
import { mergeTranslation } from '../../scenario/translation/merge.ts';
import { readTranslation, type ReadTranslation } from '../../scenario/translation/read-translation.ts';
import type { Translation } from '../../words/language.ts';
import { changeFile } from '../change-file.ts';
import { lineEnding, type Splice, spliced } from '../splice.ts';
import { newYaml } from '../yaml/written.ts';
import { lostIn, newFaultOf } from './lost.ts';
import { placeText } from './place-text.ts';
import { type TranslatorText, translatorTexts } from './texts.ts';

/** A text as a translator gives it back. */
export interface GivenText {
  /** The path of the French file. */
  readonly file: string;
  readonly name: string;
  /** The French that it translates. */
  readonly french: string;
  readonly text: string;
  /** Whether the translator still doubts it. */
  readonly isFuzzy: boolean;
}

/** Why a text was not taken. */
interface RefusedText<Given> {
  readonly given: Given;
  readonly message: string;
}

export interface ImportedTexts<Given> {
  /** The new text of each file that changes, by its path in the city’s folder. */
  readonly files: ReadonlyMap<string, string>;
  readonly refused: readonly RefusedText<Given>[];
  /** How many texts changed; how many were confirmed as they stand. */
  readonly changed: number;
  readonly confirmed: number;
}

const withPlainLines = (text: string): string => text.replaceAll('\r\n', '\n');
const isSame = (one: string, other: string): boolean =>
  withPlainLines(one).trim() === withPlainLines(other).trim();

/** The new words between the spaces and line ends that the text has now. */
function fitted(text: string, now: string): string {
  const [start = ''] = /^\s*/u.exec(now) ?? [];
  const [end = ''] = now.trim() === '' ? [''] : (/\s*$/u.exec(now) ?? ['']);
  return start + withPlainLines(text).trim().replaceAll('\n', lineEnding(now)) + end;
}

/** A file of the translation while texts are put in. Each text is put in, or the reason why not is returned. */
interface OpenFile {
  put(known: TranslatorText, text: string): string | null;
  readonly text: () => string | null;
}

function openYaml(path: string, kind: FileKind, french: unknown, before: string | null): OpenFile {
  let now = before;
  const valueOf = (text: string | null): unknown =>
    text === null ? undefined : parseYaml({ path, text }, () => undefined).value;
  const hasText = (text: string, name: string, said: string): boolean =>
    mergeTranslation(kind, french, valueOf(text), 'texts').units.some(
      (unit) => unit.name === name && unit.translation?.text === said,
    );
  return {
    text: () => now,
    put({ name, french: source, text: old, place }, text) {
      const said = fitted(text, old === '' ? source : old);
      const own = valueOf(now) ?? undefined;
      const edit = placeText(kind, { french, own }, place?.path ?? [], said);
      const isNew = own === undefined && edit.op === 'add' && edit.key !== undefined;
      const changed = isNew
        ? { text: newYaml(now ?? '', { [edit.key]: edit.value }) }
        : changeFile({ path, text: now }, [edit]);
      if ('refusal' in changed) return changed.refusal.message;
      if (changed.text === null || !hasText(changed.text, name, said))
        return 'Ce texte ne se place pas de lui-même : écrivez-le dans le fichier.';
      now = changed.text;
      return null;
    },
  };
}

function openPage(path: string, french: string, before: string | null, language: Translation): OpenFile {
  const accepted: Splice[] = [];
  let now = before;
  return {
    text: () => now,
    put({ block, text: old }, text) {
      const start = block?.start ?? 0;
      const splice = { start, end: start + old.length, text: fitted(text, old) };
      const changed =
        before === null ? `${withPlainLines(text).trim()}\n` : spliced(before, [...accepted, splice]);
      const fault = newFaultOf({ path, french, language }, now, changed);
      if (fault !== null) return fault;
      accepted.push(splice);
      now = changed;
      return null;
    },
  };
}

/** Opens the translation of a French file. */
function openFile(
  draft: Draft,
  { files }: ScenarioSource,
  language: Translation,
  path: string,
): OpenFile | null {
  const ownPath = `${language}/${path}`;
  const before = files.find((file) => file.path === ownPath)?.text ?? null;
  const french = files.find((file) => file.path === path)?.text ?? '';
  if (path.endsWith('.mdx')) return openPage(path, french, before, language);
  const kinds = {
    scenario: [draft.scenario],
    step: draft.steps,
    map: draft.maps,
    report: [draft.report],
  } as const;
  for (const [kind, located] of Object.entries(kinds)) {
    const found = located.find((one) => one?.file.path === path);
    if (found) return openYaml(ownPath, kind as keyof typeof kinds, found.value, before);
  }
  return null;
}

/** The lock after these texts were translated from today’s French. */
function lockWith(
  { files }: ScenarioSource,
  { lock }: ReadTranslation,
  all: readonly TranslatorText[],
  settled: ReadonlySet<TranslatorText>,
): string {
  const known = new Map([...lock].map(([path, units]) => [path, new Map(units)]));
  for (const { file, name, french } of settled)
    if (!file.endsWith('.mdx'))
      known.set(file, (known.get(file) ?? new Map<string, string>()).set(name, french));
  // A page is confirmed when all of its paragraphs are.
  for (const file of new Set([...settled].map((one) => one.file).filter((path) => path.endsWith('.mdx')))) {
    const isWhole = all
      .filter((one) => one.file === file)
      .every((one) => settled.has(one) || one.state === 'done');
    const french = files.find(({ path }) => path === file)?.text ?? '';
    if (isWhole) known.set(file, new Map(blocksOf(french).map((block, index) => [String(index), block])));
  }
  return writeLock(known);
}

const UNKNOWN =
  'La ville n’a pas de texte de ce nom : gardez msgctxt tel quel, ou exportez à nouveau si le français a été découpé autrement.';
const TWICE = 'Ce texte est donné deux fois : la première compte.';
const MOVED_ON = 'Le français de ce texte n’est plus celui de l’export : exportez à nouveau.';

/**
 * Takes the texts of a translator into the files of a translation: each text changes its own lines, and is
 * confirmed in the lock. A text that has lost something of its French is refused, the others are taken.
 */
export function importTexts<Given extends GivenText>(
  source: ScenarioSource,
  language: Translation,
  given: readonly Given[],
): ImportedTexts<Given> {
  const draft = readScenarioDraft(source);
  const translation = readTranslation(draft, source, language, readFile);
  const all = translatorTexts(source, translation);
  const opened = new Map<string, OpenFile | null>();
  const refused: RefusedText<Given>[] = [];
  const settled = new Set<TranslatorText>();
  let [changed, confirmed] = [0, 0];
  const take = (one: Given): string | null => {
    const named = all.filter(({ file, name }) => file === one.file && name === one.name);
    const seen = asRead(withPlainLines(one.french));
    const known = named.find(({ french }) => asRead(withPlainLines(french)) === seen);
    if (!known) return named.length === 0 ? UNKNOWN : MOVED_ON;
    if (one.isFuzzy || one.text.trim() === '') return null;
    if (settled.has(known)) return TWICE;
    if (isSame(one.text, known.text)) {
      if (known.state === 'done') return null;
      confirmed += 1;
    } else {
      const lost = lostIn(known.french, known.text, one.text);
      if (lost !== null) return lost;
      if (!opened.has(one.file)) opened.set(one.file, openFile(draft, source, language, one.file));
      const refusal = opened.get(one.file)?.put(known, one.text) ?? null;
      if (refusal !== null) return refusal;
      changed += 1;
    }
    settled.add(known);
    return null;
  };
  for (const one of given) {
    const message = take(one);
    if (message !== null) refused.push({ given: one, message });
  }
  const texts: (readonly [path: string, text: string | null])[] = [...opened].map(([path, file]) => [
    `${language}/${path}`,
    file?.text() ?? null,
  ]);
  const lockPath = `${language}/${LOCK_FILE}`;
  const written =
    settled.size === 0 ? texts : [...texts, [lockPath, lockWith(source, translation, all, settled)] as const];
  const files = new Map(
    written.flatMap(([path, text]) =>
      text === null || text === source.files.find((file) => file.path === path)?.text
        ? []
        : [[path, text] as const],
    ),
  );
  return { files, refused, changed, confirmed };
}
