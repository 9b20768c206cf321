import { join } from 'node:path';
import { planStepRename } from '../../../engine/edit/city/rename-step.ts';
import { editText } from '../../../engine/edit/edit-text.ts';
import type { SpliceEdit } from '../../../engine/edit/edit.ts';
import { unlessRefused } from '../../../engine/edit/refusal.ts';
import type { DeskProblem } from '../../../engine/graph/desk.ts';
import type { Compiler } from '../../../engine/index.ts';
import { listCities } from '../../content/load-content.ts';
import { readCityFolder } from '../../content/read-city-folder.ts';
import { type DifferentLine, differenceOf } from './difference.ts';
import type { EditRequest, FileEdits, RenameRequest } from './edit-request.ts';
import { newProblems } from './new-problems.ts';
import { bytesOf, cityFilePath, type FileOnDisk, hashOfText, readFileOnDisk } from './scenario-files.ts';
import { writeFiles } from './write-files.ts';

/** A file that changed since the writer saw it: both texts, and how to get from theirs to the writer’s. */
interface Conflict {
  readonly file: string;
  readonly theirs: string;
  readonly seen: string;
  /** The writer’s; null when the edits no longer apply. */
  readonly yours: string | null;
  readonly difference: readonly DifferentLine[];
}

interface EditedFile {
  readonly file: string;
  /** Of the new text. */
  readonly seen: string;
  readonly inverse: SpliceEdit;
}

/** The HTTP status of an answer, and its body. `message`: in French. */
export type EditAnswer =
  | {
      readonly status: 200;
      readonly body: { readonly written: boolean; readonly files: readonly EditedFile[]; readonly problems: readonly DeskProblem[] };
    }
  | {
      readonly status: 404 | 422;
      readonly body: {
        readonly error: string;
        readonly message: string;
        readonly file?: string;
        readonly problems?: readonly DeskProblem[];
      };
    }
  | { readonly status: 409; readonly body: { readonly error: 'CHANGED'; readonly message: string; readonly files: readonly Conflict[] } };

/** Reads and edits the texts of the cities below a folder. */
export interface CityEditor {
  /** Null when there is no such file. */
  text(file: string): { readonly text: string; readonly seen: string } | null;
  edit(request: EditRequest): EditAnswer;
  /** The edits of every file that names the step, in all cities. */
  renameStep(request: RenameRequest): EditAnswer;
}

interface Planned extends FileEdits {
  readonly disk: FileOnDisk;
  readonly text: string;
  readonly inverse: SpliceEdit;
}

/** Texts that were sent, for the writer’s side of a conflict. */
const MOST_KEPT = 500;

const CONFLICT = 'Ce fichier a changé entre-temps. Rien n’est écrit : comparez les deux textes.';
const WOULD_BREAK = 'La ville ne se jouerait plus. Rien n’est écrit.';
const UNKNOWN = 'Ce fichier n’est pas l’un des textes d’une ville.';

const isChanged = ({ disk, seen }: { readonly disk: FileOnDisk; readonly seen: string }): boolean => hashOfText(disk.text) !== seen;
const cityOf = (file: string): string => file.split('/')[0] ?? '';
const inCity = (file: string): string => file.slice(cityOf(file).length + 1);

export function createEditor(scenariosDir: string, compile: Compiler): CityEditor {
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
    return path === null ? null : readFileOnDisk(path);
  };

  const conflictOf = ({ file, edits, seen, disk }: FileEdits & { readonly disk: FileOnDisk }): Conflict => {
    const edited = editText({ path: file, text: kept.get(seen) ?? disk.text }, edits);
    const yours = 'refusal' in edited ? null : edited.text;
    return { file, theirs: disk.text, seen: keep(disk.text), yours, difference: yours === null ? [] : differenceOf(disk.text, yours) };
  };

  const problemsOf = (planned: readonly Planned[]): readonly DeskProblem[] =>
    [...new Set(planned.map(({ file }) => cityOf(file)))].flatMap((city) => {
      const folder = join(scenariosDir, city);
      const changed = planned.filter(({ file }) => cityOf(file) === city).map(({ file, text }) => ({ path: inCity(file), text }));
      return newProblems(compile, folder, readCityFolder(folder), changed);
    });

  const write = (planned: readonly Planned[], problems: readonly DeskProblem[]): EditAnswer => {
    const changes = planned.map(({ disk, text }) => ({ path: disk.path, before: bytesOf(disk), after: bytesOf({ ...disk, text }) }));
    const changed = writeFiles(changes);
    if (changed.length > 0) return conflict(planned.filter(({ disk }) => changed.includes(disk.path)));
    return answer(planned, problems, true);
  };

  const conflict = (changed: readonly FileEdits[]): EditAnswer => {
    const files = changed.flatMap((one) => {
      const disk = onDisk(one.file);
      return disk ? conflictOf({ ...one, disk }) : [];
    });
    return { status: 409, body: { error: 'CHANGED', message: CONFLICT, files } };
  };

  const answer = (planned: readonly Planned[], problems: readonly DeskProblem[], written: boolean): EditAnswer => ({
    status: 200,
    body: { written, problems, files: planned.map(({ file, text, inverse }) => ({ file, seen: keep(text), inverse })) },
  });

  const readCities = () => listCities(scenariosDir).map((slug) => ({ slug, files: readCityFolder(join(scenariosDir, slug)).files }));

  const editor: CityEditor = {
    text: (file) => {
      const disk = onDisk(file);
      return disk && { text: disk.text, seen: keep(disk.text) };
    },
    edit: ({ files, dry, insist }) => {
      const found = files.map((one) => ({ ...one, disk: onDisk(one.file) }));
      const missing = found.find(({ disk }) => disk === null);
      if (missing) return { status: 404, body: { error: 'UNKNOWN', message: UNKNOWN, file: missing.file } };
      const read = found as (FileEdits & { readonly disk: FileOnDisk })[];
      const changed = read.filter(isChanged);
      if (changed.length > 0) return conflict(changed);
      const planned: Planned[] = [];
      for (const one of read) {
        const edited = editText({ path: one.file, text: one.disk.text }, one.edits);
        if ('refusal' in edited)
          return { status: 422, body: { error: edited.refusal.code, message: edited.refusal.message, file: one.file } };
        planned.push({ ...one, ...edited });
      }
      const problems = problemsOf(planned);
      if (dry) return answer(planned, problems, false);
      if (!insist && problems.some(({ severity }) => severity === 'error'))
        return { status: 422, body: { error: 'WOULD_BREAK', message: WOULD_BREAK, problems } };
      return write(planned, problems);
    },
    renameStep: ({ dry, insist, ...rename }) => {
      const cities = readCities();
      const planned = unlessRefused(() => planStepRename(cities, rename));
      if ('refusal' in planned) return { status: 422, body: { error: planned.refusal.code, message: planned.refusal.message } };
      const files = planned.map(({ slug, path, edits }) => {
        const file = `${slug}/${path}`;
        return { file, edits, seen: hashOfText(onDisk(file)?.text ?? '') };
      });
      return editor.edit({ files, dry, insist });
    },
  };
  return editor;
}
