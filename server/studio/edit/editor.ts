import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ChangedFile, changeFile, type FileEdit } from '../../../engine/edit/change-file.ts';
import { type CityChange, planCityChange } from '../../../engine/edit/city/change-city.ts';
import type { MediaStock } from '../../../engine/edit/city/draft.ts';
import { type BlockingLine, unlessRefused } from '../../../engine/edit/refusal.ts';
import { separateEdits } from '../../../engine/edit/separate-edits.ts';
import { holdsBack } from '../../../engine/diagnostics/unreadable.ts';
import type { DeskProblem } from '../../../engine/graph/desk.ts';
import type { Compiler } from '../../../engine/index.ts';
import type { StudioSchemas } from '../../../schemas/api/studio.generated.ts';
import { listCities } from '../../content/list-cities.ts';
import { sampleMedia } from '../../content/new-city/create-city.ts';
import { isOnlyForWriters, readCityFolder } from '../../content/read-city-folder.ts';
import { differenceOf, followEdit } from './follow-edit.ts';
import { newProblems } from './new-problems.ts';
import type { MediaStore } from './media-store.ts';
import {
  bytesOf,
  cityFilePath,
  type FileOnDisk,
  hashOfText,
  isMediumFile,
  readFileOnDisk,
} from './scenario-files.ts';
import { type FileToWrite, finishWriting, writeFiles } from './write-files.ts';

type Conflict = StudioSchemas['Conflict'];

/** The edits of one file. `seen`: the hash of the text that they are meant for; null where there is no file. */
export interface FileEdits {
  readonly file: string;
  readonly edits: readonly FileEdit[];
  readonly seen: string | null;
}

export interface WriteOptions {
  /** Says what would break, and writes nothing. */
  readonly dryRun?: boolean | undefined;
  /** Writes even what cannot be read. */
  readonly force?: boolean | undefined;
}

interface EditRequest extends WriteOptions {
  readonly files: readonly FileEdits[];
  /** Of the change that these edits belong to. */
  readonly told?: readonly string[];
  /** Tables and walkthroughs follow a changed answer. */
  readonly isFollowed?: boolean;
}

/**
 * A change of several files of a city. `seen`: hashes of the texts that the writer saw, by file; others are
 * not compared.
 */
interface RefactorRequest extends WriteOptions {
  readonly slug: string;
  readonly change: CityChange;
  readonly seen?: Readonly<Record<string, string>> | undefined;
}

/** The HTTP status of an answer, and its body. `message`: in French. */
export type EditAnswer =
  | { readonly status: 200; readonly body: StudioSchemas['WrittenEdit'] }
  | {
      readonly status: 404 | 422;
      readonly body: {
        readonly error: string;
        readonly message: string;
        readonly file?: string;
        readonly problems?: readonly DeskProblem[];
        readonly blockedBy?: readonly BlockingLine[];
      };
    }
  | { readonly status: 409; readonly body: StudioSchemas['Changed'] };

/** Reads and edits the texts of the cities below a folder. */
export interface CityEditor {
  /** Null when there is no such file. */
  text(file: string): { readonly text: string; readonly seen: string } | null;
  edit(request: EditRequest): EditAnswer;
  /** A change of several files, in all cities. */
  refactor(request: RefactorRequest): EditAnswer;
}

/** A file that may be read and written; `disk` is null where there is none. */
interface Found extends FileEdits {
  readonly path: string;
  readonly disk: FileOnDisk | null;
}

/** `isFollowed`: its text is another than its edits give. */
type Planned = Found & ChangedFile & { readonly isFollowed?: boolean };

/** What a writer hears of an edit. */
interface Said {
  readonly problems: readonly DeskProblem[];
  readonly told: readonly string[];
  readonly written: boolean;
  /** Positions of the edits that are not written. */
  readonly held?: readonly number[];
}

/** A file without the edits that would make it unreadable. */
interface Separated {
  readonly planned: Planned;
  readonly held: readonly number[];
  readonly problems: readonly DeskProblem[];
}

/** Texts that were sent, for the writer’s side of a conflict. */
const MOST_KEPT = 500;

const CONFLICT = 'Ce fichier a changé entre-temps. Rien n’est écrit : comparez les deux textes.';
const WOULD_BREAK = 'Cela ne se lirait pas. Rien n’est écrit.';
const UNKNOWN = 'Ce fichier n’est pas l’un des textes d’une ville.';

const isChanged = ({ disk, seen }: Found): boolean => (disk && hashOfText(disk.text)) !== seen;
const cityOf = (file: string): string => file.split('/')[0] ?? '';
const inCity = (file: string): string => file.slice(cityOf(file).length + 1);

/** `media`: the bytes of pictures and sounds, whose hash stands for their text. */
export function createEditor(scenariosDir: string, compile: Compiler, media: MediaStore): CityEditor {
  finishWriting(scenariosDir);
  const kept = new Map<string, string>();

  const keep = (text: string): string => {
    const hash = hashOfText(text);
    kept.delete(hash);
    kept.set(hash, text);
    for (const oldest of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(oldest);
    return hash;
  };

  const onDisk = (file: string): FileOnDisk | null => {
    const path = cityFilePath(scenariosDir, file);
    return path === null ? null : read(file, path);
  };

  const read = (file: string, path: string): FileOnDisk | null =>
    isMediumFile(file)
      ? { path, text: media.keep(readFileSync(path)), hasMark: false }
      : readFileOnDisk(path);

  /** Null for a file that is no text of a city, or is missing and not to be created. */
  const find = (one: FileEdits): Found | null => {
    const isNew = one.edits[0]?.op === 'create';
    const path = cityFilePath(scenariosDir, one.file, { mayBeNew: isNew });
    if (path === null) return null;
    const disk = existsSync(path) ? read(one.file, path) : null;
    return disk || (isNew && !existsSync(path)) ? { ...one, path, disk } : null;
  };

  const conflictOf = ({ file, edits, seen, disk }: Found): Conflict => {
    const theirs = disk?.text ?? null;
    const edited = changeFile({ path: file, text: seen === null ? null : (kept.get(seen) ?? theirs) }, edits);
    const yours = 'refusal' in edited ? null : edited.text;
    const difference = yours === null || theirs === null ? [] : differenceOf(theirs, yours);
    return { file, theirs, seen: theirs === null ? null : keep(theirs), yours, difference };
  };

  const problemsOf = (planned: readonly Planned[]): readonly DeskProblem[] =>
    [...new Set(planned.map(({ file }) => cityOf(file)))].flatMap((city) => {
      const folder = join(scenariosDir, city);
      const changed = planned
        .filter(({ file }) => cityOf(file) === city && !isOnlyForWriters(inCity(file)))
        .map(({ file, text }) => ({ path: inCity(file), text }));
      return newProblems(compile, folder, readCityFolder(folder), changed);
    });

  const toWrite = ({ file, path, disk, text }: Planned): FileToWrite => {
    if (isMediumFile(file)) {
      const [before, after] = [disk?.text ?? null, text].map((hash) =>
        hash === null ? null : media.bytes(hash).toString('latin1'),
      );
      return { path, before: before ?? null, after: after ?? null, encoding: 'latin1' };
    }
    return {
      path,
      before: disk && bytesOf(disk),
      after: text === null ? null : bytesOf({ hasMark: disk?.hasMark ?? false, text }),
    };
  };

  const write = (planned: readonly Planned[], said: Omit<Said, 'written'>): EditAnswer => {
    const changed = writeFiles(scenariosDir, planned.map(toWrite));
    if (changed.length > 0) return conflict(planned.filter(({ path }) => changed.includes(path)));
    return answer(planned, { ...said, written: true });
  };

  /**
   * Null when every field of the file would be unreadable, and when there is only one. `after`: a planned edit with
   * what follows from it.
   */
  const separate = (one: Found, after: (planned: Planned) => readonly Planned[]): Separated | null => {
    const text = one.disk?.text ?? null;
    const groups = separateEdits(one.file, one.edits);
    let [writable, planned]: [readonly number[], Planned | null] = [[], null];
    const problems: DeskProblem[] = [];
    for (const group of groups.length > 1 ? groups : []) {
      const positions = [...writable, ...group].sort((left, right) => left - right);
      const edits = one.edits.filter((_edit, index) => positions.includes(index));
      const edited = changeFile({ path: one.file, text }, edits);
      const faults = 'refusal' in edited ? [] : problemsOf(after({ ...one, ...edited })).filter(holdsBack);
      if (!('refusal' in edited) && faults.length === 0)
        [writable, planned] = [positions, { ...one, ...edited }];
      problems.push(...faults);
    }
    const held = one.edits.flatMap((_edit, index) => (writable.includes(index) ? [] : [index]));
    return planned && { planned, held, problems };
  };

  /** A planned edit with what follows from it. */
  const follow = (
    planned: Planned,
  ): { readonly files: readonly Planned[]; readonly told: readonly string[] } => {
    const { file, text } = planned;
    const city = readCityFolder(join(scenariosDir, cityOf(file)));
    const { files, told } =
      text === null ? { files: [], told: [] } : followEdit(compile, city, { path: inCity(file), text });
    const others = files.flatMap((one): readonly Planned[] => {
      const name = `${one.slug}/${one.path}`;
      const found = find({ file: name, edits: one.edits, seen: null });
      const edited = found && changeFile({ path: name, text: found.disk?.text ?? null }, one.edits);
      if (!found || !edited || 'refusal' in edited) return [];
      return [{ ...found, ...edited, ...(name === file && { isFollowed: edited.text !== text }) }];
    });
    return told.length > 0 ? { files: others, told } : { files: [planned], told };
  };

  const conflict = (changed: readonly FileEdits[]): EditAnswer => {
    const files = changed.flatMap((one) =>
      conflictOf(find(one) ?? { ...one, path: '', disk: onDisk(one.file) }),
    );
    return { status: 409, body: { error: 'CHANGED', message: CONFLICT, files } };
  };

  const answer = (planned: readonly Planned[], said: Said): EditAnswer => ({
    status: 200,
    body: {
      held: [],
      ...said,
      files: planned.map(({ file, text, inverse, isFollowed }) => ({
        file,
        seen: text === null ? null : keep(text),
        inverse,
        ...(isFollowed && text !== null && { text }),
      })),
    },
  });

  const readCities = () => listCities(scenariosDir).map((slug) => readCityFolder(join(scenariosDir, slug)));

  const stock = (): MediaStock =>
    new Map([...sampleMedia()].map(([name, bytes]) => [name, media.keep(bytes)]));

  const seenOf = (file: string): string | null => {
    const disk = onDisk(file);
    return disk && hashOfText(disk.text);
  };

  const edit = ({ files, dryRun, force, told = [], isFollowed = false }: EditRequest): EditAnswer => {
    const found = files.map(({ file, edits, seen }) => ({ file, found: find({ file, edits, seen }) }));
    const missing = found.find((one) => one.found === null);
    if (missing) return { status: 404, body: { error: 'UNKNOWN', message: UNKNOWN, file: missing.file } };
    const known = found.flatMap((one) => one.found ?? []);
    const changed = known.filter(isChanged);
    if (changed.length > 0) return conflict(changed);
    const planned: Planned[] = [];
    for (const one of known) {
      const edited = changeFile({ path: one.file, text: one.disk?.text ?? null }, one.edits);
      if ('refusal' in edited)
        return {
          status: 422,
          body: { error: edited.refusal.code, message: edited.refusal.message, file: one.file },
        };
      const fault =
        isMediumFile(one.file) && edited.text !== null ? media.faultOf(inCity(one.file), edited.text) : null;
      if (fault) return { status: 422, body: { ...fault, file: one.file } };
      planned.push({ ...one, ...edited });
    }
    const after = (one: Planned): ReturnType<typeof follow> =>
      isFollowed && !force && known.length === 1 ? follow(one) : { files: [one], told };
    // Other files follow a rename first, so that only the problems that remain prevent the write.
    const whole = planned.length === 1 && planned[0] ? after(planned[0]) : { files: planned, told };
    const problems = problemsOf(whole.files);
    if (dryRun) return answer(planned, { problems, told, written: false });
    const faults = force ? [] : problems.filter(holdsBack);
    const [only] = known.length === 1 ? known : [];
    const separated = faults.length > 0 && only ? separate(only, (one) => after(one).files) : null;
    if (faults.length > 0 && !separated)
      return { status: 422, body: { error: 'WOULD_BREAK', message: WOULD_BREAK, problems: faults } };
    const followed = separated ? after(separated.planned) : whole;
    return write(followed.files, {
      problems: separated?.problems ?? problems,
      held: separated?.held ?? [],
      told: followed.told,
    });
  };

  return {
    text: (file) => {
      const disk = onDisk(file);
      return disk && { text: disk.text, seen: keep(disk.text) };
    },
    edit: (request) => edit({ ...request, isFollowed: true }),
    refactor: ({ slug, change, seen = {}, ...options }) => {
      const known = Object.entries(seen).map(([file, hash]): FileEdits => ({ file, edits: [], seen: hash }));
      const stale = known.filter((one) => seenOf(one.file) !== one.seen);
      if (stale.length > 0) return conflict(stale);
      const planned = unlessRefused(() => planCityChange(readCities(), slug, change, stock()));
      if ('refusal' in planned) {
        const { code: error, ...told } = planned.refusal;
        return { status: 422, body: { error, ...told } };
      }
      const files = planned.files.map((one) => ({ file: `${one.slug}/${one.path}`, edits: one.edits }));
      return edit({
        files: files.map((one) => ({ ...one, seen: seenOf(one.file) })),
        told: planned.told,
        ...options,
      });
    },
  };
}
