import { parse } from 'yaml';
import { pathAt } from '../../engine/edit/yaml/path-at.ts';
import type { LeftToWrite, Note } from '../../engine/graph/desk.ts';
import { firstWords } from '../../engine/graph/note-words.ts';
import type { Diagnostic, ScenarioSource, SourceFile } from '../../engine/index.ts';
import { notesToChange } from '../../engine/scenario/link.ts';
import type { ValuePath } from '../../engine/scenario/parse/parse-yaml.ts';
import { textsIn } from '../../engine/scenario/schema-words.ts';
import { kindOf } from '../../engine/scenario/schemas.ts';
import { isRecord } from '../../engine/text/is-record.ts';
import { namedTitles } from './named-titles.ts';
import { fieldWords } from '../../engine/scenario/field-titles.ts';

/** French words for a problem, by its code; a problem without an entry shows its own message. */
const WORDS: Readonly<Record<string, string>> = {
  'missing-examples': 'Remplir la table d’essais',
  'too-few-examples': 'Compléter la table d’essais',
  'missing-walkthrough': 'Enregistrer un parcours jusqu’à la fin',
  'option-not-walked': 'Enregistrer un parcours par ce choix',
  'walkthrough-disagrees': 'Rejouer ce parcours',
  'solution-given-early': 'Dire moins : la réponse s’y lit déjà',
  'last-hint-without-solution': 'Donner la réponse dans le dernier indice',
  'last-hint-not-enough': 'Donner la réponse dans le dernier indice',
  'left-to-change': 'Écrire ce passage',
  'missing-puzzle': 'Choisir une épreuve',
  'puzzle-without-next': 'Dire où mène cette étape',
  'dead-end': 'Dire où mène cette étape',
};

/** Warnings that their own sentence tells best. */
const TOLD: ReadonlySet<string> = new Set([
  'role-idle',
  'role-without-instrument',
  'hand-too-full',
  'empty-passage',
]);

const UNTOUCHED = 'Texte du modèle, à récrire';
const NOTE = 'Note du modèle, à suivre puis à effacer';

/**
 * The comment of a line, with its lines below when it has its line for itself; its text, and its words without their
 * mark.
 */
function noteAt(text: string, line: number) {
  const start = text.split('\n', line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  const isAlone = /^[ \t]*#/u.test(text.slice(start));
  const pattern = isAlone ? /^[ \t]*#.*\n?(?:[ \t]*#(?!.*À CHANGER).*\n?)*/u : /[ \t]+#[^\n]*/u;
  const found = pattern.exec(text.slice(start));
  const note = { at: start + (found?.index ?? 0), text: found?.[0] ?? '' };
  const words = note.text
    .replace(/^[ \t]*# ?/gmu, '')
    .replace(/À CHANGER(?: : ?)?/u, '')
    .replace(/\s+/gu, ' ')
    .trim();
  return { note, words: words === '' ? NOTE : `Note du modèle : ${words}` };
}

/** A city as the list reads it. `noted`: the files of media/ whose maker is known. `notes`: those beside its texts. */
export interface CityToFinish {
  readonly source: ScenarioSource;
  readonly problems: readonly Diagnostic[];
  /** The texts of the templates and samples, as `proseIn` finds them. */
  readonly template: ReadonlySet<string>;
  readonly noted: ReadonlySet<string>;
  readonly notes: readonly Note[];
}

interface Prose {
  readonly path: ValuePath | { readonly line: number; readonly column: number };
  readonly text: string;
}

/** The data of a YAML file; null when it cannot be parsed. */
export const dataOf = (text: string): unknown => {
  try {
    return parse(text, { logLevel: 'silent' }) as unknown;
  } catch {
    return null;
  }
};

/** Shorter texts may be alike by chance. */
const LEAST_PROSE = 12;
const isProse = (text: string): boolean => text.length >= LEAST_PROSE && /\p{L} +\p{L}/u.test(text);
/** `to`: what players type, to which a reply answers. */
const NO_PROSE: ReadonlySet<string> = new Set(['examples', 'timeZone', 'hours', 'infos', 'to']);

/** The texts in data that somebody reads, with their places. */
export const proseInData = (value: unknown): readonly Prose[] =>
  textsIn(value, NO_PROSE)
    .filter(({ text }) => isProse(text))
    .map(({ path, text }) => ({ path, text: text.trim() }));

/** The paragraphs of a page, each with its first line. */
function proseInPage(text: string): readonly Prose[] {
  const starts = [...text.matchAll(/(?:^|\n\s*\n)\s*(?=\S)/gu)].map(
    ({ index, 0: gap }) => index + gap.length,
  );
  return starts.flatMap((start, index) => {
    const paragraph = text.slice(start, starts[index + 1]).trim();
    const line = text.slice(0, start).split('\n').length;
    return isProse(paragraph) ? [{ path: { line, column: 1 }, text: paragraph }] : [];
  });
}

const WRITTEN: readonly (string | null)[] = ['step', 'scenario', 'report', 'voices'];

/** The texts of a file that somebody reads. */
export function proseIn({ path, text }: SourceFile): readonly Prose[] {
  if (path.endsWith('.mdx')) return proseInPage(text);
  return WRITTEN.includes(kindOf(path)) ? proseInData(dataOf(text)) : [];
}

interface Owner {
  readonly step: string | null;
  readonly index: number | null;
}

const NOBODY: Owner = { step: null, index: null };

const firstText = (...values: readonly unknown[]): string =>
  values.find((value) => typeof value === 'string') ?? '';

/** The steps that the files of a city belong to: their own, or that with which their paper comes. */
export function ownersOf(data: ReadonlyMap<string, unknown>): (file: string) => Owner {
  const steps = new Map<string, Owner>();
  const owners = new Map<string, Owner>();
  const pages: [string, string][] = [];
  for (const [path, value] of data) {
    if (kindOf(path) !== 'step' || !isRecord(value)) continue;
    const owner = { step: String(value.name), index: typeof value.index === 'number' ? value.index : null };
    steps.set(owner.step, owner);
    owners.set(path, owner);
    if (typeof value.page === 'string') pages.push([`pages/${value.page}.mdx`, owner.step]);
  }
  const scenario = data.get('scenario.yaml');
  for (const list of ['messages', 'documents']) {
    const papers = isRecord(scenario) && Array.isArray(scenario[list]) ? scenario[list].filter(isRecord) : [];
    for (const { slug, from, after, versions = [] } of papers) {
      const step = firstText(from, after);
      pages.push([`${list}/${String(slug)}.mdx`, step]);
      for (const version of Array.isArray(versions) ? versions.filter(isRecord) : [])
        pages.push([`${list}/${String(version.page)}.mdx`, firstText(version.from, step)]);
    }
  }
  for (const [page, step] of pages) owners.set(page, steps.get(step) ?? NOBODY);
  return (file) => owners.get(file) ?? NOBODY;
}

/** Whether a note beside a text of the template says that nothing is left to do about it. */
const isKept = (notes: readonly Note[], path: string, text: string): boolean =>
  notes.some(({ file, on, closed }) => closed && file === path && on !== '' && on === firstWords(text));

/** The first line below a comment that is none: what it speaks of. */
function belowNote(text: string, note: number): { readonly line: number; readonly column: number } {
  const lines = text.split('\n');
  const below = lines.findIndex((line, index) => index >= note - 1 && /^\s*[^\s#]/u.test(line));
  const line = below < 0 ? note - 1 : below;
  return { line: line + 1, column: (lines[line]?.search(/\S/u) ?? 0) + 1 };
}

/** More pictures and sounds without a licence are one entry: one form notes the licences of all. */
const MOST_NAMED = 3;

/** `name`: below media/; empty for several. */
const toLicense = (field: string, words: string, name: string): LeftToWrite => ({
  ...NOBODY,
  ...{ field, words, file: `media/${name}`, at: null },
});

/** Everything that a city lacks before it is published, step by step. */
export function leftToWrite({
  source,
  problems,
  template,
  noted,
  notes,
}: CityToFinish): readonly LeftToWrite[] {
  const texts = new Map(source.files.map(({ path, text }) => [path, text]));
  const data = new Map(
    source.files.flatMap(({ path, text }) => (kindOf(path) ? [[path, dataOf(text)] as const] : [])),
  );
  const ownerOf = ownersOf(data);
  const item = (file: string, at: LeftToWrite['at'], words: string): LeftToWrite => {
    const kind = kindOf(file);
    const path = at && 'line' in at && kind ? pathAt(texts.get(file) ?? '', at) : at;
    const field = kind && path && !('line' in path) ? fieldWords(kind, path, data.get(file)) : '';
    return { ...ownerOf(file), field, words, file, at: path };
  };
  const untouched = source.files.flatMap((file) =>
    proseIn(file).flatMap(({ path, text }) =>
      template.has(text) && !isKept(notes, file.path, text)
        ? [{ ...item(file.path, path, UNTOUCHED), untouched: firstWords(text) }]
        : [],
    ),
  );
  const toFollow = notesToChange(source).map((place) => {
    const [file = '', line = '1'] = place.split(':');
    const text = texts.get(file) ?? '';
    const { note, words } = noteAt(text, Number(line));
    return { ...item(file, belowNote(text, Number(line)), words), note };
  });
  const told = problems
    .filter(({ severity, code }) => severity === 'error' || Object.hasOwn(WORDS, code) || TOLD.has(code))
    .map((problem) => {
      const { code, at, message } = problem;
      const place = { line: at.line, column: at.column };
      if (WORDS[code] !== undefined) return item(at.file, place, WORDS[code]);
      return { ...item(at.file, place, message), titles: namedTitles(problem, texts.get(at.file) ?? '') };
    });
  const names = source.media.filter((name) => !name.endsWith('.yaml') && !noted.has(name));
  const unlicensed =
    names.length > MOST_NAMED
      ? [toLicense(`${names.length} images et sons`, 'Dire qui les a faits, et sous quelle licence', '')]
      : names.map((name) => toLicense(name, 'Dire qui l’a fait, et sous quelle licence', name));
  return [...told, ...untouched, ...toFollow, ...unlicensed].sort(
    (one, other) => (one.index ?? Infinity) - (other.index ?? Infinity),
  );
}
