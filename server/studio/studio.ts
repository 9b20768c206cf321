import type { IncomingMessage, ServerResponse } from 'node:http';
import { json as readJson } from 'node:stream/consumers';
import type { SiteFile } from '../../engine/index.ts';
import { systemClock } from '../clock.ts';
import type { CityContent } from '../content/content-store.ts';
import type { LoadResult } from '../content/load-content.ts';
import { onPhone, phoneMount, readPhoneAddress, type PhoneAddress } from './phone-address.ts';
import { createPhones } from './phones.ts';
import { readVisitRequest } from './visit-request.ts';
import { createIncrementalLoader } from './incremental-loader.ts';
import { createCityRegistry } from './city-registry.ts';
import { createCityAnalyser } from './analysis.ts';

/** What pages are told without asking: the desk shows something else, a player has moved, a player’s page is out of date. */
export type StudioEvent = 'studio:desk' | 'studio:phone' | 'scenarios:changed';

/** A document of web/ that is to be sent; `mount`: of the studio, and the path below which the whole site stands in it. */
export interface StudioDocument {
  readonly file: string;
  readonly mount?: string;
}

/** The writer's studio: development only. */
export interface StudioService {
  /** Reads a city as `loadContent` asks for it, and keeps what it learns. */
  readonly load: ReturnType<typeof createIncrementalLoader>;
  /** All was read: gives the last sound version of each city, which is what plays. */
  settle(loaded: LoadResult): readonly CityContent[];
  onEvent(listener: (news: StudioEvent) => void): void;
  /** Answers, or says which document answers; null for what is none of the studio's. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<'done' | StudioDocument | null>;
  stop(): Promise<void>;
}

export function createStudio(scenariosDir: string, facts: SiteFile): StudioService {
  const listeners = new Set<(news: StudioEvent) => void>();
  const notify = (news: StudioEvent): void => listeners.forEach((listener) => listener(news));
  const analyser = createCityAnalyser();
  const registry = createCityRegistry(scenariosDir, analyser, () => notify('studio:desk'));
  const soundCity = (slug: string): CityContent | null => registry.sound().find(({ scenario }) => scenario.slug === slug) ?? null;
  const city = (slug: string): CityContent | null => {
    const found = soundCity(slug);
    return found && onPhone(found);
  };
  const phones = createPhones({ city, folderOf: registry.folderOf, facts, clock: systemClock });

  const setPhone = async (slug: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const content = soundCity(slug);
    const visitRequest = content && readVisitRequest(await readJson(request).catch(() => null), content.scenario);
    const standing = visitRequest && (await phones.set(slug, visitRequest));
    if (standing) notify('scenarios:changed');
    return standing ? sendJson(response, 200, standing) : sendJson(response, content ? 400 : 404, { error: 'INVALID_WISH' });
  };

  const call = async (path: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.headers['sec-fetch-site'] === 'cross-site') return sendJson(response, 403, { error: 'FOREIGN' });
    const slug = /^phone\/([a-z][a-z0-9_-]*)$/u.exec(path)?.[1];
    if (path === 'desk') return sendJson(response, 200, registry.desk(systemClock()));
    if (slug !== undefined && request.method === 'POST') return setPhone(slug, request, response);
    const standing = slug === undefined ? null : await phones.standing(slug);
    return standing ? sendJson(response, 200, standing) : sendJson(response, 404, { error: 'UNKNOWN' });
  };

  const ring = async ({ slug, inside }: PhoneAddress, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    request.url = inside;
    if (request.method === 'POST') response.once('finish', () => notify('studio:phone'));
    if (!(await phones.handle(slug, request, response))) sendJson(response, 404, { error: 'UNKNOWN' });
  };

  const phoneDocument = (slug: string, response: ServerResponse): StudioDocument => {
    const mount = phoneMount(slug);
    // The page asks who is there only where this says that it is worth while; it is no secret.
    response.setHeader('set-cookie', `session=1; Path=${mount}; SameSite=Lax`);
    return { file: 'index.html', mount };
  };

  return {
    load: createIncrementalLoader(registry.add),
    settle: ({ problems }) => {
      registry.prune(problems.filter(({ folder }) => folder === scenariosDir));
      phones.replace(registry.sound());
      return registry.sound();
    },
    onEvent: (listener) => void listeners.add(listener),
    handle: async (request, response) => {
      const url = request.url ?? '/';
      const [path = ''] = url.split('?');
      if (/^\/studio\/?$/u.test(path)) return { file: 'studio/index.html', mount: '' };
      const phone = readPhoneAddress(url);
      if (phone && !/^\/(api|media)\//u.test(phone.inside)) return phoneDocument(phone.slug, response);
      const asked = /^\/api\/studio\/([^.]*)$/u.exec(path)?.[1];
      if (!phone && asked === undefined) return null;
      const answer = phone ? ring(phone, request, response) : call(asked ?? '', request, response);
      await answer.catch((error: unknown) => fail(response, error));
      return 'done';
    },
    stop: () => {
      analyser.stop();
      return phones.stop();
    },
  };
}

/** A city can be odd in ways that nobody thought of: the writer is told, and the rest goes on. */
function fail(response: ServerResponse, error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  if (response.headersSent) response.destroy();
  else sendJson(response, 500, { error: String(error) });
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }).end(JSON.stringify(body));
}
