import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import {
  type Compiler,
  createStagedCompiler,
  type Language,
  type SiteFile,
  type StagedCompilation,
  TRANSLATIONS,
} from '../../engine/index.ts';
import { systemClock } from '../platform/clock.ts';
import type { CityContent } from '../content/content-store.ts';
import { loadCity, type LoadedCity, type LoadResult } from '../content/load-content.ts';
import type { PageManifest } from '../content/page-manifest.ts';
import { isUnreadable } from '../../engine/diagnostics/unreadable.ts';
import { listDrafts } from '../content/list-cities.ts';
import { createPreviewGate } from './preview-gate.ts';
import { type PhoneAddress, createPhones, onPhone, phoneMount, readPhoneAddress } from './phones.ts';
import { readVisitRequest, RefusedVisit } from './visit-request.ts';
import { createIncrementalLoader, keepCompilations } from './incremental-loader.ts';
import { createCityRegistry } from './city-registry.ts';
import { createCityAnalyser, proveCity } from './analysis.ts';
import { createEditor } from './edit/editor.ts';
import { createMediaStore } from './edit/media-store.ts';
import { answerLocalCall } from './local-calls.ts';
import { foreignRefusal, MOST_SOUND_BYTES, readBody, remoteRefusal } from './own-requests.ts';
import { createPairing, isSurveyPage, type Reach } from './pairing.ts';
import { createPublisher } from './publish/publisher.ts';
import { answerReadingCall, createReader } from './reading/reading-calls.ts';
import { hasWritten, type StudioAnswer } from './studio-answer.ts';

/** Events for open pages: the desk changed, a player moved, a player's page is outdated. */
export type StudioEvent = 'studio:desk' | 'studio:phone' | 'scenarios:changed';

/** `changed`: the only cities that are new on the desk; undefined when all may be. */
export type StudioListener = (news: StudioEvent, changed?: readonly string[]) => void;

/** A document of web/; `mount`: base path of the site inside it. */
export interface StudioDocument {
  readonly file: string;
  readonly mount?: string;
}

/** The writer's studio: development only. */
export interface StudioService {
  /** Loader for `loadContent`, which also feeds the studio. */
  readonly load: typeof loadCity;
  /**
   * Shows changed cities on the telephones before they were played, which takes as long as all else; null when
   * a file of one cannot be read. Returns those that players may have too. `settle` brings the last valid
   * version of a city back if playing it finds an error.
   */
  showUnplayed(pages: PageManifest, slugs: readonly string[]): readonly CityContent[] | null;
  /** The cities on the telephones. */
  shown(): readonly CityContent[];
  /** Does a task once the telephone shows what is new, at once where there is none. */
  afterPreview(task: () => void): void;
  /** Called when a telephone, or a page of the game beside an editor, shows the cities as they are. */
  previewDrawn(): void;
  /**
   * Called after all cities were loaded, but those that are being written, which it loads; returns the version
   * of each that players have.
   */
  settle(loaded: LoadResult, pages: PageManifest): readonly CityContent[];
  onEvent(listener: StudioListener): void;
  /** Called after the studio wrote files, so that nobody has to wait until the disk tells it. */
  onWritten(listener: () => void): void;
  /**
   * Handles a studio request or returns the document to send; null for other paths. Refuses every foreign
   * request, whatever its path.
   */
  handle(request: IncomingMessage, response: ServerResponse): Promise<'done' | StudioDocument | null>;
  stop(): Promise<void>;
}

/** A version that telephones show and that was not played through yet. */
interface UnplayedVersion {
  readonly city: CityContent;
  /** False for what holds of a city with errors. */
  readonly isWhole: boolean;
  readonly compilation: StagedCompilation;
}

export function createStudio(
  scenariosDir: string,
  facts: SiteFile,
  reach: Reach = { names: [] },
): StudioService {
  const listeners = new Set<StudioListener>();
  const notify: StudioListener = (...news) => listeners.forEach((listener) => listener(...news));
  const gate = createPreviewGate();
  const analyser = createCityAnalyser(gate.defer);
  const changed = new Set<string>();
  const tellChanged = (): void => {
    // Told meanwhile.
    if (changed.size === 0) return;
    notify('studio:desk', [...changed]);
    changed.clear();
  };
  const registry = createCityRegistry(scenariosDir, analyser, (slug) => {
    if (slug === null) return notify('studio:desk');
    changed.add(slug);
    gate.defer(tellChanged);
  });
  const shownCity = (slug: string): CityContent | null =>
    registry.shown().find(({ scenario }) => scenario.slug === slug) ?? null;
  const city = (slug: string): CityContent | null => {
    const found = shownCity(slug);
    return found && onPhone(found);
  };
  const compileInStages = keepCompilations(createStagedCompiler());
  const compile: Compiler = (source) => compileInStages(source).played();
  const unplayed = new Map<string, UnplayedVersion>();
  const loadUnplayed = (slug: string, pages: PageManifest): readonly UnplayedVersion[] => {
    let compilation = null as StagedCompilation | null;
    const { city, part, diagnostics } = loadCity(
      join(scenariosDir, slug),
      pages,
      (source) => (compilation = compileInStages(source)).unplayed,
    );
    const shown = city ?? (diagnostics.some(isUnreadable) ? null : part());
    return shown && compilation ? [{ city: shown, isWhole: city !== null, compilation }] : [];
  };
  /**
   * An error may be saved before the version on the telephones was played through: that version is then the
   * last valid one.
   */
  const store = (folder: string, loaded: LoadedCity): void => {
    const slug = basename(folder);
    const shown = unplayed.get(slug);
    unplayed.delete(slug);
    registry.add(folder, loaded, !loaded.city && shown?.compilation.played().story ? shown.city : null);
  };
  const load = createIncrementalLoader(compile, store);
  const writeListeners = new Set<() => void>();
  const reader = createReader(scenariosDir, compile);
  const phones = createPhones({ city, folderOf: registry.folderOf, facts, clock: systemClock });
  const media = createMediaStore();
  const pairing = createPairing(reach);
  const localStudio = {
    scenariosDir,
    phones,
    media,
    pairing,
    shownCity,
    editor: createEditor(scenariosDir, compile, media),
    publisher: createPublisher(scenariosDir, proveCity),
  };

  const setPhone = async (slug: string, body: unknown, response: ServerResponse): Promise<void> => {
    const content = shownCity(slug);
    const standing = content && (await phones.set(slug, readVisitRequest(body, content.scenario)));
    if (!standing) return sendJson(response, 404, { error: 'UNKNOWN' });
    notify('scenarios:changed');
    sendJson(response, 200, standing);
  };

  const handleCall = async (
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> => {
    const most = path === 'sound' ? MOST_SOUND_BYTES : undefined;
    const read = request.method === 'POST' ? await readBody(request, most) : { body: null };
    if ('status' in read) return send(response, read);
    const slug = /^phone\/([a-z][a-z0-9_-]*)$/u.exec(path)?.[1];
    const answer =
      (await answerLocalCall(localStudio, path, request, read.body)) ??
      answerReadingCall(reader, path, request, read.body);
    if (answer) {
      send(response, answer);
      if (hasWritten(answer)) writeListeners.forEach((listener) => listener());
      return;
    }
    if (path === 'desk')
      return sendJson(response, 200, registry.desk(systemClock(), citiesAsked(request.url)));
    if (slug !== undefined && request.method === 'POST') return setPhone(slug, read.body, response);
    const standing = slug === undefined ? null : await phones.standing(slug);
    return standing ? sendJson(response, 200, standing) : sendJson(response, 404, { error: 'UNKNOWN' });
  };

  const handlePhone = async (
    { slug, inside }: PhoneAddress,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> => {
    request.url = inside;
    if (request.method === 'POST') response.once('finish', () => notify('studio:phone'));
    if (!(await phones.handle(slug, request, response))) sendJson(response, 404, { error: 'UNKNOWN' });
  };

  const phoneDocument = ({ slug, inside }: PhoneAddress, response: ServerResponse): StudioDocument => {
    const mount = phoneMount(slug);
    const language = languageAsked(inside);
    // Tells the page that a session exists; no secret.
    response.setHeader('set-cookie', [
      `session=1; Path=${mount}; SameSite=Lax`,
      ...(language === null ? [] : [`language=${language}; Path=${mount}; SameSite=Lax`]),
    ]);
    return { file: 'index.html', mount };
  };

  return {
    load,
    shown: registry.shown,
    showUnplayed: (pages, changed) => {
      const versions = changed.flatMap((slug) => loadUnplayed(slug, pages));
      if (versions.length === 0 || versions.length < changed.length) return null;
      const cities = versions.map(({ city }) => city);
      const drafts = listDrafts(scenariosDir);
      for (const version of versions) unplayed.set(version.city.scenario.slug, version);
      gate.expect();
      phones.replace(cities.map(onPhone));
      return versions.flatMap(({ city: one, isWhole }) =>
        isWhole || drafts.includes(one.scenario.slug) ? [one] : [],
      );
    },
    afterPreview: gate.defer,
    previewDrawn: gate.drawn,
    settle: ({ problems }, pages) => {
      for (const draft of listDrafts(scenariosDir)) load(join(scenariosDir, draft), pages);
      registry.prune(problems.filter(({ folder }) => folder === scenariosDir));
      phones.replace(registry.shown().map(onPhone));
      return registry.played();
    },
    onEvent: (listener) => void listeners.add(listener),
    onWritten: (listener) => void writeListeners.add(listener),
    handle: async (request, response) => {
      const url = request.url ?? '/';
      const [path = ''] = url.split('?');
      const invited = pairing.accept(path);
      const phone = readPhoneAddress(url);
      const isDesk = /^\/studio\/?$/u.test(path);
      const call = /^\/api\/studio\/([^.]*)$/u.exec(path)?.[1];
      const isSurvey = isSurveyPage(path);
      const isForTelephones = phone !== null || isSurvey || call === 'survey';
      const isKept = isDesk || call !== undefined || isForTelephones;
      const isLetIn = !isKept || (isForTelephones && pairing.isPaired(request));
      const refusal =
        foreignRefusal(request, reach.names) ??
        (invited === 'old' ? OLD_INVITATION : isLetIn ? null : remoteRefusal(request));
      if (refusal) {
        refuse(request, response, refusal);
        return 'done';
      }
      if (invited && invited !== 'old') {
        const { location, cookie } = invited;
        response.writeHead(303, { location, 'set-cookie': cookie, 'cache-control': 'no-store' }).end();
        return 'done';
      }
      if (isDesk) return { file: 'studio/index.html', mount: '' };
      if (isSurvey) return { file: 'studio/survey.html', mount: '' };
      if (phone && !/^\/(api|media)\//u.test(phone.inside)) return phoneDocument(phone, response);
      if (!phone && call === undefined) return null;
      const answer = phone
        ? handlePhone(phone, request, response)
        : handleCall(call ?? '', request, response);
      await answer.catch((error: unknown) => fail(response, error));
      return 'done';
    },
    stop: () => {
      gate.stop();
      analyser.stop();
      return phones.stop();
    },
  };
}

/** « ?language=en » at a telephone’s address; null without it. */
function languageAsked(inside: string): Language | null {
  const asked = new URL(inside, 'http://studio').searchParams.get('language');
  return (['fr', ...TRANSLATIONS] as const).find((language) => language === asked) ?? null;
}

/** The cities that a call for the desk names; null for all. */
function citiesAsked(url = ''): readonly string[] | null {
  const asked = new URL(url, 'http://studio').searchParams.getAll('city');
  return asked.length > 0 ? asked : null;
}

/** Says why a visit is refused; reports unexpected errors to the writer without stopping the server. */
function fail(response: ServerResponse, error: unknown): void {
  if (error instanceof RefusedVisit)
    return sendJson(response, 400, { error: 'INVALID_VISIT', message: error.message });
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  if (response.headersSent) response.destroy();
  else sendJson(response, 500, { error: String(error) });
}

const OLD_INVITATION: StudioAnswer = {
  status: 403,
  body: {
    error: 'OLD_INVITATION',
    message: 'Ce carré ne vaut plus : l’atelier a redémarré. « Jouer sur mon téléphone » en donne un autre.',
  },
};

/** Whoever opens an address reads the sentence alone. */
function refuse(request: IncomingMessage, response: ServerResponse, answer: StudioAnswer): void {
  if (!request.headers.accept?.includes('text/html')) return send(response, answer);
  const { message } = answer.body as { readonly message: string };
  response.writeHead(answer.status, { 'content-type': 'text/plain; charset=utf-8' }).end(message);
}

function send(response: ServerResponse, { status, body, file }: StudioAnswer): void {
  if (!file) return sendJson(response, status, body);
  const headers = {
    'content-type': file.type,
    'content-disposition': `${file.isShown ? 'inline' : 'attachment'}; filename="${file.name}"`,
    'cache-control': 'no-store',
  };
  response.writeHead(status, headers).end(file.bytes);
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .end(JSON.stringify(body));
}
