import type { ChangedWords } from '../../../engine/editions/publication.ts';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import type { ScenarioSource } from '../../../engine/index.ts';
import { type FileKind, kindOf } from '../../../engine/scenario/schemas.ts';
import type { StepFile } from '../../../engine/types/step.generated.ts';
import { fieldWords } from '../../../engine/scenario/field-titles.ts';

type Fields = Readonly<Record<string, unknown>>;

interface Listed {
  readonly slug: string;
  readonly title?: string;
  readonly from?: string;
  readonly after?: string;
  readonly versions?: readonly { readonly page: string }[];
}

const fieldsIn = (text: string | undefined): Fields => {
  try {
    const data: unknown = text === undefined ? {} : parse(text);
    return typeof data === 'object' && data !== null ? (data as Fields) : {};
  } catch {
    return {};
  }
};

const textsOf = (source: ScenarioSource | null): ReadonlyMap<string, string> =>
  new Map(source?.files.map(({ path, text }) => [path, text]) ?? []);

const LONGEST = 60;
const quoted = (value: unknown): string | null =>
  (typeof value === 'string' && value.length <= LONGEST && !value.includes('\n')) || typeof value === 'number'
    ? `« ${value} »`
    : null;

/** « Titre : « A » devient « B » », or the field alone. */
function changeWords(title: string, was: unknown, is: unknown): string {
  const [before, after] = [quoted(was), quoted(is)];
  if (was === undefined) return after === null ? `${title} : ajouté` : `${title} : ${after}, ajouté`;
  if (is === undefined) return `${title} : retiré`;
  return before !== null && after !== null ? `${title} : ${before} devient ${after}` : `${title} : changé`;
}

/** The fields that differ. `titleOf`: the French name of a field. */
const changedFields = (was: Fields, is: Fields, titleOf: (key: string) => string): readonly string[] =>
  [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((key) => !isDeepStrictEqual(was[key], is[key]))
    .map((key) => changeWords(titleOf(key), was[key], is[key]));

const without = ({ puzzle: _puzzle, ...fields }: Fields): Fields => fields;

/** A field as the form of its file names it. */
const titleIn =
  (kind: FileKind, ...data: readonly Fields[]) =>
  (key: string): string =>
    data.map((one) => fieldWords(kind, [key], one)).find((words) => words !== '') ?? key;

function puzzleWords(was: Fields, is: Fields): readonly string[] {
  const [before, after] = [was.puzzle, is.puzzle] as [Fields | undefined, Fields | undefined];
  if (isDeepStrictEqual(before, after)) return [];
  if (!before || !after) return [after ? 'Épreuve : ajoutée' : 'Épreuve : retirée'];
  const titleOf = (key: string): string =>
    [is, was].map((step) => fieldWords('step', ['puzzle', key], step)).find((words) => words !== '') ?? key;
  return changedFields(before, after, titleOf).map((words) => `Épreuve, ${words}`);
}

function stepWords(was: string | undefined, is: string | undefined): readonly string[] {
  if (was === undefined) return ['Étape ajoutée'];
  if (is === undefined) return ['Étape retirée'];
  const [before, after] = [fieldsIn(was), fieldsIn(is)];
  const found = [
    ...changedFields(without(before), without(after), titleIn('step', after, before)),
    ...puzzleWords(before, after),
  ];
  return found.length > 0 || was === is ? found : ['Mise en page du fichier'];
}

/** The messages or documents with the steps that they come with. */
const listIn = (source: ReadonlyMap<string, string>, list: 'messages' | 'documents'): readonly Listed[] =>
  (fieldsIn(source.get('scenario.yaml'))[list] as readonly Listed[] | undefined) ?? [];

const PAPERS = { messages: 'Message', documents: 'Document' } as const;

const FOLDERS: Readonly<Record<string, string>> = {
  messages: 'Message',
  documents: 'Document',
  pages: 'Page',
  walkthroughs: 'Parcours',
  media: 'Image ou son',
};

const OWN_NAMES: Readonly<Record<string, string>> = {
  'places.yaml': 'Lieux',
  'rapport.yaml': 'Rapport',
  'voices.yaml': 'Voix',
  'letter.mdx': 'Lettre de papier',
};

/** A file in a writer’s words: « Parcours « main » ». */
function paperWords(path: string): string {
  const [, folder = '', name = ''] = /^([^/]+)\/(.+?)(?:\.(?:yaml|mdx))?$/u.exec(path) ?? [];
  return FOLDERS[folder] === undefined ? (OWN_NAMES[path] ?? path) : `${FOLDERS[folder]} « ${name} »`;
}

/** A step’s file under its name of today, or its former one where it has been renamed. */
function stepsByName(
  texts: ReadonlyMap<string, string>,
): ReadonlyMap<string, { readonly text: string; readonly data: Partial<StepFile> }> {
  const files = [...texts]
    .filter(([path]) => kindOf(path) === 'step')
    .map(([, text]) => ({ text, data: fieldsIn(text) as Partial<StepFile> }));
  return new Map(files.map((file) => [file.data.name ?? '', file]));
}

/**
 * The changes between two states of a city, step by step in the order of their numbers; then those that
 * concern no step.
 */
export function changedWords(before: ScenarioSource | null, after: ScenarioSource): readonly ChangedWords[] {
  const [was, is] = [textsOf(before), textsOf(after)];
  const [old, now] = [stepsByName(was), stepsByName(is)];
  // A message has a page for each version, and two messages may have one title: the same words are said once.
  const said = new Map<string | null, ReadonlySet<string>>();
  const say = (step: string | null, words: readonly string[]): void =>
    void said.set(step, new Set([...(said.get(step) ?? []), ...words]));
  const formerOf = (name: string): string =>
    now.get(name)?.data.formerly?.find((former) => old.has(former) && !now.has(former)) ?? name;
  const followed = new Set([...now.keys()].map(formerOf));
  for (const [name, { text }] of now) say(name, stepWords(old.get(formerOf(name))?.text, text));
  for (const name of old.keys()) if (!followed.has(name)) say(name, ['Étape retirée']);
  const seen = new Set<string>();
  for (const list of ['messages', 'documents'] as const) {
    for (const entry of listIn(is, list)) {
      for (const page of [entry.slug, ...(entry.versions ?? []).map((version) => version.page)]) {
        const path = `${list}/${page}.mdx`;
        seen.add(path);
        if (was.get(path) !== is.get(path))
          say(entry.from ?? entry.after ?? null, [
            `${PAPERS[list]} « ${entry.title ?? entry.slug} » : ${was.has(path) ? 'changé' : 'ajouté'}`,
          ]);
      }
    }
  }
  const [oldCity, newCity] = [fieldsIn(was.get('scenario.yaml')), fieldsIn(is.get('scenario.yaml'))];
  const scenario = changedFields(oldCity, newCity, titleIn('scenario', newCity, oldCity));
  const others = [...new Set([...was.keys(), ...is.keys()])].filter(
    (path) =>
      was.get(path) !== is.get(path) &&
      path !== 'scenario.yaml' &&
      kindOf(path) !== 'step' &&
      !seen.has(path),
  );
  const media = after.media.filter((name) => !before?.media.includes(name));
  say(null, [
    ...scenario,
    ...others.map(
      (path) => `${paperWords(path)} : ${!is.has(path) ? 'retiré' : was.has(path) ? 'changé' : 'ajouté'}`,
    ),
  ]);
  say(
    null,
    media.map((name) => `${paperWords(`media/${name}`)} : ajouté`),
  );
  const indexOf = (step: string | null): number | null =>
    step === null ? null : ((now.get(step) ?? old.get(step))?.data.index ?? null);
  return [...said]
    .flatMap(([step, words]) => (words.size > 0 ? [{ step, index: indexOf(step), words: [...words] }] : []))
    .sort((one, other) => (one.index ?? Infinity) - (other.index ?? Infinity));
}
