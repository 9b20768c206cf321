import type { IncomingMessage } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CityContent } from '../content/content-store.ts';
import { listCities } from '../content/list-cities.ts';
import { readCityFolder } from '../content/read-city-folder.ts';
import { mediaType } from '../content/served-file.ts';
import type { CityEditor, FileEdits } from './edit/editor.ts';
import { removeCity } from './edit/remove-city.ts';
import { removeMedium } from './edit/remove-medium.ts';
import { cityFilePath, isMediumFile } from './edit/scenario-files.ts';
import { convertSound } from './edit/convert-sound.ts';
import { type MediaStore, takeMedium } from './edit/media-store.ts';
import { studioBody } from './described-call.ts';
import type { FileEdit } from '../../engine/edit/change-file.ts';
import type { CityChange } from '../../engine/edit/city/change-city.ts';
import type { StudioBody, paths } from '../../schemas/api/studio.generated.ts';
import { readNotesOf, writeNotes } from './notes.ts';
import { bookletOf } from './reading/booklet.ts';
import { translationOf } from './reading/translation.ts';
import { printBooklet } from './sheets/print-booklet.ts';
import type { Pairing } from './pairing.ts';
import type { Phones } from './phones.ts';
import { zipOfCity, type Publisher } from './publish/publisher.ts';
import { recentChanges } from './publish/recent-changes.ts';
import type { StudioAnswer } from './studio-answer.ts';
import { forgetPhotos, readPhoto, readSurvey, takeVisit } from './survey.ts';
import { createCity } from '../content/new-city/create-city.ts';
import { folderNameOf, readNames } from '../content/new-city/names.ts';
import { unlessRefused } from '../../engine/edit/refusal.ts';
import { recordWalkthrough, walkthroughText } from '../../engine/edit/walkthrough/record-walkthrough.ts';

/** The services that the calls of this computer’s own studio use. */
export interface LocalStudio {
  readonly scenariosDir: string;
  readonly editor: CityEditor;
  readonly media: MediaStore;
  readonly publisher: Publisher;
  readonly phones: Phones;
  readonly pairing: Pairing;
  /** The city on its telephone; null while nothing of it can be played. */
  shownCity(slug: string): CityContent | null;
}

type Answer = StudioAnswer | null | Promise<StudioAnswer | null>;

const INVALID = { error: 'INVALID_EDIT', message: 'Cette demande de changement ne se lit pas.' };
const UNKNOWN = { error: 'UNKNOWN', message: 'Ce fichier n’est pas l’un des textes d’une ville.' };

const told = (body: unknown): StudioAnswer => ({ status: 200, body });

/** Calls that write nothing; null for what they do not know. */
const READS: Readonly<
  Record<string, (studio: LocalStudio, query: URLSearchParams, city: string, port: number) => Answer>
> = {
  text: ({ editor }, query) => {
    const text = editor.text(query.get('file') ?? '');
    return text && told(text);
  },
  publication: async ({ publisher }, query, city) => {
    const publication = await publisher.read(city, { fetch: query.has('fetch') });
    return publication && told(publication);
  },
  zip: ({ scenariosDir }, _query, city) => ({
    ...told(null),
    file: {
      name: `${city}.zip`,
      type: 'application/zip',
      bytes: zipOfCity(join(scenariosDir, city), city),
    },
  }),
  medium: ({ scenariosDir }, query, city) => {
    const name = query.get('name') ?? '';
    const path = isMediumFile(`${city}/media/${name}`)
      ? cityFilePath(scenariosDir, `${city}/media/${name}`)
      : null;
    return path === null
      ? null
      : { ...told(null), file: { name, type: mediaType(name), bytes: readFileSync(path) } };
  },
  record: async ({ phones }, _query, city) => {
    const game = await phones.played(city);
    return (
      game &&
      told({ moves: game.moves.filter(({ move }) => move !== null).length, fromStart: game.fromStart })
    );
  },
  notes: ({ editor }, _query, city) => readNotesOf(editor, city),
  booklet: ({ scenariosDir, shownCity }, _query, city) => {
    const shown = shownCity(city);
    return shown && told(bookletOf(readCityFolder(join(scenariosDir, city)), shown.scenario));
  },
  print: ({ scenariosDir, shownCity }, _query, city) => {
    const shown = shownCity(city);
    return shown && printBooklet(readCityFolder(join(scenariosDir, city)), shown.scenario);
  },
  translation: ({ scenariosDir }, _query, city) =>
    told(translationOf(readCityFolder(join(scenariosDir, city)))),
  recent: async ({ scenariosDir }, _query, city) => told(await recentChanges(scenariosDir, city)),
  survey: ({ scenariosDir, shownCity }, _query, city) => {
    const shown = shownCity(city);
    return shown && told(readSurvey(scenariosDir, city, shown.scenario));
  },
  photo: ({ scenariosDir }, query, city) => readPhoto(scenariosDir, city, query.get('name') ?? ''),
  invitations: ({ pairing }, _query, city, port) => told(pairing.invitations(city, port)),
};

/** A call that writes; null when its body is not as described. */
const described =
  <Name extends string>(
    name: `/api/studio/${Name}` extends keyof paths ? Name : never,
    write: (studio: LocalStudio, body: StudioBody<`/api/studio/${Name}` & keyof paths>) => Answer,
  ) =>
  (studio: LocalStudio, body: unknown): Answer => {
    const read = studioBody(`/api/studio/${name}` as `/api/studio/${Name}` & keyof paths, body);
    return read && write(studio, read);
  };

const WRITES: Readonly<Record<string, (studio: LocalStudio, body: unknown) => Answer>> = {
  edit: described('edit', ({ editor }, { dryRun, force, ...body }) => {
    const files = ('files' in body ? body.files : [body]) as readonly FileEdits[];
    const isTwice = new Set(files.map(({ file }) => file)).size < files.length;
    return isTwice ? null : editor.edit({ files, dryRun, force });
  }),
  rename: described('rename', ({ editor }, { slug, seen, dryRun, force, what = 'step', from, to }) =>
    editor.refactor({ slug, seen, dryRun, force, change: { kind: 'rename', what, from, to } }),
  ),
  refactor: described('refactor', ({ editor }, { slug, seen, dryRun, force, ...change }) =>
    editor.refactor({ slug, seen, dryRun, force, change: change as CityChange }),
  ),
  publish: described('publish', ({ publisher }, body) => publisher.publish(body)),
  record: described('record', ({ editor, phones }, body) => recordGame(editor, phones, body)),
  notes: described('notes', ({ editor }, body) => writeNotes(editor, body)),
  survey: described('survey', ({ editor, scenariosDir, shownCity }, body) =>
    takeVisit(scenariosDir, editor, shownCity(body.slug)?.scenario, body),
  ),
  'forget-photos': described('forget-photos', ({ scenariosDir }, { slug }) =>
    listCities(scenariosDir).includes(slug) ? forgetPhotos(scenariosDir, slug) : null,
  ),
  media: described('media', ({ media }, { base64 }) => takeMedium(media, base64)),
  sound: described('sound', ({ media }, body) => convertSound(media, body)),
  'remove-medium': described('remove-medium', ({ editor, scenariosDir }, body) =>
    removeMedium(scenariosDir, editor, body),
  ),
  'remove-city': described('remove-city', ({ editor, scenariosDir }, { slug }) =>
    removeCity(scenariosDir, editor, slug),
  ),
  city: described('city', ({ scenariosDir }, body) => createCityCall(scenariosDir, body)),
};

async function answerRead(
  studio: LocalStudio,
  path: string,
  request: IncomingMessage,
): Promise<StudioAnswer> {
  const query = new URL(request.url ?? '', 'http://studio').searchParams;
  const city = query.get('city') ?? '';
  const isKnown = path === 'text' || listCities(studio.scenariosDir).includes(city);
  return (
    (isKnown ? await READS[path]?.(studio, query, city, request.socket.localPort ?? 0) : null) ?? {
      status: 404,
      body: UNKNOWN,
    }
  );
}

/** The calls that read and write the files of cities; null for other calls of the studio. */
export async function answerLocalCall(
  studio: LocalStudio,
  path: string,
  request: IncomingMessage,
  body: unknown,
): Promise<StudioAnswer | null> {
  const isRead = request.method === 'GET' && Object.hasOwn(READS, path);
  const write = request.method === 'POST' && Object.hasOwn(WRITES, path) ? WRITES[path] : undefined;
  if (!isRead && !write) return null;
  if (!write) return answerRead(studio, path, request);
  return (await write(studio, body)) ?? { status: 400, body: INVALID };
}

/** « Nouvelle ville »: one of its two names follows from the other; null without any. */
function createCityCall(
  scenariosDir: string,
  { slug: folder, name, template }: StudioBody<'/api/studio/city'>,
): StudioAnswer | null {
  const slug = folder ?? (name === undefined ? undefined : folderNameOf(name));
  if (slug === undefined) return null;
  if (slug === '')
    return refused('BAD_NAME', `« ${name} » n’est pas un nom de ville : il y faut des lettres.`);
  const read = readNames(slug, name);
  if ('refusal' in read) return { status: 422, body: { error: 'BAD_NAME', message: read.refusal } };
  if (existsSync(join(scenariosDir, slug)))
    return refused('NAME_TAKEN', 'Une ville de ce nom existe déjà : choisissez un autre nom.');
  const { demonstration, created, ...names } = createCity(scenariosDir, read.names, template, true);
  return { status: 200, body: { slug: names.slug, name: names.name, demonstration, created } };
}

const refused = (error: string, message: string): StudioAnswer => ({ status: 422, body: { error, message } });

/** Writes what was played on a city’s telephone as a walkthrough. */
async function recordGame(
  editor: CityEditor,
  phones: Phones,
  { slug, name, anew, dryRun, force }: StudioBody<'/api/studio/record'>,
): Promise<StudioAnswer> {
  if (!/^[a-z][a-z0-9-]*$/u.test(name))
    return refused('edit-bad-name', 'Un parcours se nomme en minuscules sans accent, avec des tirets.');
  const game = await phones.played(slug);
  if (!game) return { status: 404, body: { error: 'UNKNOWN', message: 'Cette ville ne se joue pas.' } };
  if (game.moves.length === 0) return refused('NOTHING_PLAYED', 'Rien n’a encore été joué sur ce téléphone.');
  if (!game.fromStart)
    return refused(
      'NOT_FROM_START',
      'Un parcours commence à la première étape : remettez-y le téléphone, puis jouez.',
    );
  const file = `${slug}/walkthroughs/${name}.yaml`;
  const before = editor.text(file);
  if (before && !anew)
    return refused('edit-name-taken', `Le parcours « ${name} » existe déjà : choisissez un autre nom.`);
  const recorded = unlessRefused(() => recordWalkthrough(game.story, name, game.moves));
  if ('refusal' in recorded) return refused(recorded.refusal.code, recorded.refusal.message);
  if ('problem' in recorded) return refused('NOT_PLAYABLE', recorded.problem);
  const text = walkthroughText(recorded.file);
  const edit: FileEdit = before
    ? { op: 'splice', at: 0, was: before.text, now: text }
    : { op: 'create', text };
  return editor.edit({ files: [{ file, seen: before?.seen ?? null, edits: [edit] }], dryRun, force });
}
