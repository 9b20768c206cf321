import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NO_PROMOTIONS, createStory, languagesOf } from '../../../engine/index.ts';
import type { ByLanguage, Promotions, ScenarioSource, SiteFile, Story } from '../../../engine/index.ts';
import { forgetIdleAccounts } from '../../../server/accounts/forget-idle.ts';
import { createApp } from '../../../server/routes/app.ts';
import type { AppParts } from '../../../server/services/services.ts';
import type { Middleware } from '../../../server/http/context.ts';
import { cityContent, readMedia } from '../../../server/content/city-content.ts';
import { createContentStore } from '../../../server/content/content-store.ts';
import type { CityContent, ContentStore } from '../../../server/content/content-store.ts';
import { loadFacts } from '../../../server/content/load-facts.ts';
import { readTermsOfSale } from '../../../server/content/terms-of-sale.ts';
import { contentHash } from '../../../server/content/served-file.ts';
import { runHousekeeping } from '../../../server/housekeeping.ts';
import { createLog } from '../../../server/platform/log.ts';
import { type Mailer, fileMailer } from '../../../server/mail/mailer.ts';
import { seedDemonstration } from '../../../server/seed.ts';
import { createServices } from '../../../server/services/services.ts';
import type { RenderedSite } from '../../../server/rendering/site.ts';
import { migrate } from '../../../server/store/database/migrate.ts';
import { openDatabase } from '../../../server/store/database/open-database.ts';
import type { Database } from '../../../server/store/database/open-database.ts';
import { closeDatabase } from '../../../server/store/database/reader.ts';
import { scenariosDir } from '../cities/cities.ts';
import { compiled } from '../../../scripts/explain/cities/compiled.ts';
import { QUICK_HASHING } from './quick-hashing.ts';
import { root } from '../programs/run.ts';
import { copyTemplateDatabase } from '../database/template-database.ts';
import { createPlayer } from './test-player.ts';
import type { Player } from './test-player.ts';
import { tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';

export interface TestClock {
  /** Milliseconds since 1970 UTC. */
  now: number;
  /** Advances the clock. */
  wait(milliseconds: number): void;
}

export interface TestApp {
  readonly address: string;
  readonly clock: TestClock;
  readonly db: Database;
  readonly dataDir: string;
  readonly content: ContentStore;
  /** Answers a request that came to another address. */
  readonly handle: RequestListener;
  /** Retries queued mails, as the server does every 15 seconds. */
  deliver(): Promise<void>;
  /** Resolves when every mail under way was delivered or failed. */
  mailsSettled(): Promise<void>;
  /** Runs the housekeeping of idle accounts. */
  forgetIdle(): Promise<void>;
  /** Runs all housekeeping, as the server does every ten minutes. */
  runHousekeeping(): Promise<void>;
  /** Synchronises the limits' counters with the other processes, as a server does every second. */
  share(): Promise<void>;
  /** Reads the parties of all streams again, as a server does every twenty seconds. */
  readParties(): Promise<void>;
  /** Reads those in which somebody may have fallen silent, as it does every five. */
  age(): Promise<void>;
  /** Deletes old prints, as housekeeping does. */
  sweepPrints(): Promise<void>;
  /** Everything logged so far. */
  logs(): string;
  /** A client without an account or a session. */
  visitor(): Player;
  /** A client logged in with a new account. */
  player(email?: string): Promise<Player>;
  /** A client whose new account has activated a new order. */
  playing(city?: string): Promise<Player>;
  /** Creates an order that was sent; returns its code. */
  post(city?: string): Promise<string>;
  /** Stops the server and leaves the data, like the end of the process. */
  close(): Promise<void>;
  stop(): Promise<void>;
}

export interface TestAppOptions {
  readonly cities?: readonly ScenarioSource[];
  /** Instead of `cities`: pages and media as the build made them. */
  readonly content?: ContentStore;
  readonly promotions?: Promotions;
  /** Default: those of scenarios/site.yaml. */
  readonly facts?: SiteFile;
  readonly settings?: Partial<AppParts['settings']>;
  readonly databaseUrl?: string | null;
  /** Milliseconds to retry while another process locks the SQLite file. */
  readonly patienceMs?: number;
  readonly site?: RenderedSite;
  /** Default: fast hashes. */
  readonly hashing?: AppParts['hashing'];
  /** Default: 0. */
  readonly limitPauseMs?: number;
  /** Default: writes files into the data folder. */
  readonly mailer?: Mailer;
  /** Logs nothing; by default the logs are held in memory. */
  readonly quiet?: boolean;
  /** Middleware before the whole application: a planted fault that a checker must find. */
  readonly planted?: Middleware;
  /** The data folder of a stopped app, to restart it. */
  readonly dataDir?: string;
}

/** A Tuesday at noon in Paris: every place is open. */
const START = Date.UTC(2026, 5, 2, 10);
const SETTINGS: Omit<AppParts['settings'], 'dataDir'> = {
  mainUrl: 'http://poste.test',
  trustProxy: 0,
  proxyNetworks: ['127.0.0.0/8'],
  secretKeys: [],
  mostStreams: 5000,
  debug: false,
  metricsOpen: false,
  relaxedPolicy: false,
};

/** A test may search what it has read for longer than Node keeps an idle connection. */
const KEEP_ALIVE_MS = 120_000;

/**
 * Starts the real application on a free port with its own data folder, a real database and a clock that the
 * test sets.
 */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'poste-restante-'));
  const clock: TestClock = { now: START, wait: (milliseconds) => void (clock.now += milliseconds) };
  const lines: string[] = [];
  if (!options.databaseUrl) await copyTemplateDatabase(dataDir);
  const db = openDatabase({
    dataDir,
    databaseUrl: options.databaseUrl ?? null,
    patienceMs: options.patienceMs,
  });
  await migrate(db);
  // No test cuts the power under this process; those that do start the server itself.
  if (!options.databaseUrl) await db.raw('pragma synchronous = off');
  const content = options.content ?? testCities(options, dataDir);
  const log = createLog(options.quiet ? 'silent' : 'debug', {
    write: (line: string) => void lines.push(line),
  });
  const { facts = testFacts() } = options;
  const settings = { ...SETTINGS, dataDir, ...options.settings };
  const { mailer = fileMailer(join(dataDir, 'outbox')), hashing = QUICK_HASHING, limitPauseMs = 0 } = options;
  const parts = {
    db,
    content,
    facts,
    termsOfSale: testTerms(facts),
    mailer,
    clock: () => clock.now,
    log,
    settings,
    hashing,
    limitPauseMs,
    printPauseMs: 0,
    flushEveryMs: Infinity,
  };
  const services = createServices(parts);
  const { post } = services;
  const app = createApp(services, options.site);
  if (options.planted) app.middleware.unshift(options.planted);
  const handler = app.callback();
  const handle: RequestListener = (request, response) => void handler(request, response);
  const server = await listen(
    createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => handle(request, response)),
  );
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = async () => {
    await services.live.stop();
    await services.printJobs.stop();
    await post.settled();
    await services.limits.stop();
    await closeAll(server, db);
  };
  const stop = async () => {
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const mails = { deliver: () => post.deliverDue(), mailsSettled: () => post.settled() };
  const housekeeping = {
    forgetIdle: () => forgetIdleAccounts(services),
    sweepPrints: () => services.printJobs.sweep(),
    runHousekeeping: () => runHousekeeping(db, services),
    readParties: () => services.live.readAll(),
    age: () => services.live.age(),
    share: () => services.limits.flush(),
  };
  const state = { address, clock, db, dataDir, content, handle, logs: () => lines.join('') };
  return { ...state, ...mails, ...housekeeping, ...people(address, { db, content, clock }), close, stop };
}

function testCities(
  { cities = [tinyCity()], promotions = NO_PROMOTIONS }: TestAppOptions,
  dataDir: string,
): ContentStore {
  return createContentStore({
    cities: new Map(cities.map((source) => cityEntry(source, dataDir))),
    promotions,
  });
}

let readFacts: SiteFile | undefined;

/** The facts of scenarios/site.yaml, read once. */
export const testFacts = (): SiteFile => (readFacts ??= readSiteFile());

/** The terms of sale of the site with these facts. */
export const testTerms = (facts = testFacts()): ByLanguage<string> =>
  readTermsOfSale(join(root, 'web/site/texts'), facts);

function readSiteFile(): SiteFile {
  const { facts, problems } = loadFacts(scenariosDir);
  if (!facts) throw new Error(JSON.stringify(problems, null, 1));
  return facts;
}

function people(address: string, { db, content, clock }: Pick<TestApp, 'db' | 'content' | 'clock'>) {
  let count = 0;
  const post = async (city = 'VILLE'): Promise<string> => {
    const code = `C${String((count += 1)).padStart(5, '0')}`;
    const found = content.city(city);
    if (!found) throw new Error(`no city ${city}`);
    const story = createStory({ ...found.scenario, demonstration: code });
    await seedDemonstration(db, onlyCity({ ...found, story }), () => clock.now);
    return code;
  };
  const player = async (email = `joueur${(count += 1)}@poste.test`): Promise<Player> => {
    const one = createPlayer(address);
    await one.register(email);
    await one.login(email);
    return one;
  };
  const playing = async (city?: string): Promise<Player> => {
    const one = await player();
    const { status } = await one.post(`/api/a/${await post(city)}`, { waiver: { version: '1' } });
    if (status !== 200) throw new Error(`activation: ${status}`);
    return one;
  };
  return { visitor: () => createPlayer(address), player, playing, post };
}

function onlyCity(city: CityContent): ContentStore {
  return createContentStore({ cities: new Map([[city.scenario.city, city]]), promotions: NO_PROMOTIONS });
}

function cityEntry(source: ScenarioSource, dataDir: string): [string, CityContent] {
  const story = compiled(source);
  return [story.scenario.city, testContent(story, dataDir)];
}

/** Media and pages contain their own names, so that leaks are readable. */
export function testContent(story: Story, dataDir: string): CityContent {
  const { scenario } = story;
  const maps = new Map(scenario.media.map((name) => [`media/${name}`, { of: name }]));
  const media = readMedia(scenario.media, (name) => Buffer.from(`bytes of ${name} `.repeat(200)), maps);
  const folders = languagesOf(scenario).map((language) => (language === 'fr' ? '' : `${language}/`));
  const names = folders.flatMap((folder) =>
    Object.keys(scenario.pages).map((key) => `${scenario.slug}/${folder}${key}`),
  );
  const pages = names.map((name) => {
    const file = join(dataDir, `${contentHash(Buffer.from(name))}.js`);
    writeFileSync(file, `export default 'page ${name}';`);
    return [name, { address: `/pages/${contentHash(Buffer.from(file))}.js`, file }] as const;
  });
  return cityContent(story, media, new Map(pages));
}

function listen(server: Server): Promise<Server> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

async function closeAll(server: Server, db: Database): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await closeDatabase(db);
}
