import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ByLanguage, SiteFile } from '../engine/index.ts';
import { createApp } from './routes/app.ts';
import { systemClock } from './platform/clock.ts';
import { closeGracefully } from './close-gracefully.ts';
import type { ContentStore } from './content/content-store.ts';
import { formatProblem, type ContentProblem, type LoadResult } from './content/load-content.ts';
import { SITE_FILE, type FactsResult } from './content/load-facts.ts';
import { readSettings, type Environment, type Settings } from './platform/env.ts';
import { startHousekeeping } from './housekeeping.ts';
import { untilReleased } from './platform/held-back.ts';
import { createLog } from './platform/log.ts';
import { findMainUrl, networkAddresses } from './platform/main-url.ts';
import { createMailer } from './mail/mailer.ts';
import { startDelivering } from './mail/post.ts';
import { ensureProbe } from './probe.ts';
import { seedDemonstration, type DemonstrationOrder } from './seed.ts';
import { checkProduction, formatChecks, type PlaceOfFact } from './production.ts';
import { createServices, type AppParts } from './services/services.ts';
import { ensureStaffAccount } from './accounts/staff-account.ts';
import { UnknownSeal } from './platform/seals.ts';
import { unheardKeepsake } from './shop/keepsake.ts';
import { unsellable } from './shop/plan-settlement.ts';
import type { RenderedSite } from './rendering/site.ts';
import { migrate } from './store/database/migrate.ts';
import { openDatabase, type Database } from './store/database/open-database.ts';
import { closeDatabase } from './store/database/reader.ts';
import { makeDataFolder, staysPrivate } from './store/database/private-files.ts';
import { renewSeals } from './store/renew-seals.ts';

/** Reasons why the server cannot start, as French sentences. `exitCode` 1: problems; 2: misuse. */
export class StartRefused extends Error {
  readonly exitCode: 1 | 2;

  constructor(lines: readonly string[], exitCode: 1 | 2) {
    super(lines.join('\n'));
    this.exitCode = exitCode;
  }
}

export function settingsOrRefuse(environment: Environment): Settings {
  const result = readSettings(environment);
  if (!result.ok)
    throw new StartRefused(
      [
        'Le serveur ne démarre pas, ses réglages sont à revoir :',
        ...result.problems.map((problem) => `  ${problem}`),
      ],
      2,
    );
  return result.settings;
}

export function contentOrRefuse(loaded: LoadResult): NonNullable<LoadResult['content']> {
  return loaded.content ?? refuse(loaded.problems, 'corrigez les scénarios ci-dessus, puis relancez-le.');
}

export function factsOrRefuse(loaded: FactsResult): SiteFile {
  return loaded.facts ?? refuse(loaded.problems, 'corrigez le fichier ci-dessus, puis relancez-le.');
}

function refuse(problems: readonly ContentProblem[], wayOut: string): never {
  throw new StartRefused(
    [...problems.map((problem) => formatProblem(problem)), `Le serveur ne démarre pas : ${wayOut}`],
    1,
  );
}

/**
 * Runs the production checks, before the cities are read. Returns the settings with the site's public address,
 * which QR codes and mails contain.
 */
export function addressedOrRefuse(
  settings: Settings,
  facts: SiteFile,
  placeOf: PlaceOfFact = () => SITE_FILE,
): Addressed {
  const mainUrl = findMainUrl(settings, facts);
  const opening = { mainUrl, isPrivate: isPrivate(settings), facts, placeOf };
  const checks = settings.production ? checkProduction(settings, opening) : [];
  const lines = formatChecks(checks);
  if (mainUrl === null || checks.some(({ verdict }) => verdict === 'refused'))
    throw new StartRefused(
      ['Le serveur ne démarre pas en production, ses réglages sont à revoir :', ...lines, SETUP],
      2,
    );
  if (lines.length > 0) process.stdout.write(`${['Vérifications avant d’ouvrir :', ...lines].join('\n')}\n`);
  return { ...settings, mainUrl };
}

const SETUP = '« npm run setup » demande ce qui manque, et l’écrit.';

/** A product that sells no letter would be found out only by its first buyer. */
function shopsOrRefuse({ shops, secretKeys }: Settings, { content, facts }: Scenarios): void {
  const hasShop = shops.stripe !== null || shops.standard !== null;
  const wrong = [
    ...(hasShop ? unsellable(facts, content) : []),
    ...unheardKeepsake(facts, { hasShop, hasKey: secretKeys.length > 0 }),
  ];
  if (wrong.length > 0)
    throw new StartRefused(
      [
        'Le serveur ne démarre pas : « shop » de scenarios/site.yaml est à revoir.',
        ...wrong.map((line) => `  ${line}`),
      ],
      1,
    );
}

/** An unreadable folder is reported later, when it is created. */
function isPrivate({ dataDir }: Settings): boolean {
  try {
    return staysPrivate(dataDir);
  } catch {
    return true;
  }
}

/** Creates the data folder, with PostgreSQL too: mails without SMTP are written there. */
function folderOrRefuse({ dataDir }: Settings): void {
  try {
    makeDataFolder(dataDir);
  } catch (error) {
    throw new StartRefused(
      [
        `Le serveur ne démarre pas : le dossier ${dataDir} (DATA_DIR) ne peut pas être créé ou lu (${codeOf(error)}).`,
      ],
      1,
    );
  }
}

const codeOf = (error: unknown): string => {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return String(code ?? message ?? error);
};

function openOrRefuse(settings: Settings): Database {
  try {
    return openDatabase(settings);
  } catch (error) {
    throw unreachableDatabase(settings, error);
  }
}

function unreachableDatabase({ databaseUrl, dataDir }: Settings, error: unknown): StartRefused {
  const where = databaseUrl ? 'à l’adresse de DATABASE_URL' : `dans le dossier ${dataDir}`;
  const why = error instanceof Error ? error.message || error.name : String(error);
  return new StartRefused([`La base de données ne s’ouvre pas ${where} : ${why.split('\n')[0]}`], 1);
}

/** Runs the migrations, then creates the accounts of the settings and the demonstration orders. */
async function prepareDatabase(
  db: Database,
  settings: Settings,
  content: ContentStore,
  clock = systemClock,
): Promise<readonly DemonstrationOrder[]> {
  try {
    await migrate(db);
  } catch (error) {
    throw unreachableDatabase(settings, error);
  }
  await renewSecrets(db, settings);
  if (settings.staff) await ensureStaffAccount(db, settings.staff, clock);
  if (settings.probe && !(await ensureProbe(db, content, settings.probe, clock)))
    throw new StartRefused([PROBE_IS_PERSON], 2);
  return settings.demo ? seedDemonstration(db, content, clock) : [];
}

const PROBE_IS_PERSON =
  'PROBE_EMAIL est l’adresse d’un compte qui joue ou tient le guichet : donnez à la joueuse d’essai une adresse à elle.';

async function renewSecrets(db: Database, { secretKeys }: Settings): Promise<void> {
  try {
    await renewSeals(db, secretKeys);
  } catch (error) {
    if (!(error instanceof UnknownSeal)) throw error;
    throw new StartRefused(
      [
        'SECRET_KEY n’ouvre pas les secrets de cette base (seconds facteurs, adresses) : redonnez la clé d’avant, à la suite de la nouvelle s’il y en a une.',
      ],
      2,
    );
  }
}

export interface Running {
  readonly server: Server;
  /** Port the system gave. */
  readonly port: number;
  readonly demonstration: readonly DemonstrationOrder[];
  /** Finishes pending requests and mails, then closes the database. */
  stop(): Promise<void>;
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface Scenarios {
  readonly content: ContentStore;
  readonly facts: SiteFile;
  readonly termsOfSale: ByLanguage<string>;
}

/** Clock and hashing default to the real ones; tests pass their own. */
export interface StartOptions extends Partial<Pick<AppParts, 'clock' | 'hashing'>> {
  readonly site?: RenderedSite;
  /**
   * Wraps the application's handler; used by the development server. `makeLetters`: makes the demonstration
   * letters of cities that are new.
   */
  readonly around?: (handler: Handler, server: Server, makeLetters: () => Promise<void>) => Promise<Handler>;
}

/** Starts database, application and socket. On failure everything is closed again. */
export async function start(
  settings: Addressed,
  scenarios: Scenarios,
  options: StartOptions = {},
): Promise<Running> {
  shopsOrRefuse(settings, scenarios);
  folderOrRefuse(settings);
  await untilReleased(settings.dataDir);
  const db = openOrRefuse(settings);
  try {
    const demonstration = await prepareDatabase(db, settings, scenarios.content, options.clock);
    return { ...(await serve(db, settings, scenarios, options)), demonstration };
  } catch (error) {
    await closeDatabase(db);
    throw error;
  }
}

/** The settings once the site's address is known. */
export type Addressed = Settings & { readonly mainUrl: string };

async function serve(
  db: Database,
  settings: Addressed,
  scenarios: Scenarios,
  { site, around, clock = systemClock, hashing }: StartOptions,
): Promise<Omit<Running, 'demonstration'>> {
  const log = createLog(settings.logLevel);
  const server = createServer();
  const own = {
    settings: withChosenPort(settings, server),
    mailer: createMailer(settings),
    clock,
    hashing,
    log,
  };
  const services = createServices({ db, ...scenarios, ...own });
  const handler = createApp(services, site).callback();
  const makeLetters = async (): Promise<void> => {
    if (settings.demo) await seedDemonstration(db, scenarios.content, clock);
  };
  const outer = around ? await around(handler, server, makeLetters) : handler;
  server.on('request', (request, response) => void outer(request, response));
  await listen(server, settings);
  const stopHousekeeping = startHousekeeping(db, services);
  const stopDelivering = startDelivering(services.post);
  const stop = async (): Promise<void> => {
    await stopHousekeeping();
    await services.live.stop();
    await services.printJobs.stop();
    await closeGracefully(server);
    await stopDelivering();
    await services.limits.stop();
    await closeDatabase(db);
  };
  return { server, port: (server.address() as AddressInfo).port, stop };
}

/** With port 0 the address is known only once the server listens; mails need the complete address. */
function withChosenPort(settings: Addressed, server: Server): Addressed {
  return {
    ...settings,
    get mainUrl() {
      const { port } = (server.address() ?? settings) as AddressInfo;
      return settings.mainUrl.replace(/:0$/, `:${port}`);
    },
  };
}

function listen(server: Server, { port, host }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const busy = error.code === 'EADDRINUSE';
      reject(
        busy
          ? new StartRefused(
              [
                `Le port ${port} est déjà pris : arrêtez l’autre programme, ou choisissez-en un autre (PORT=3001 npm start).`,
              ],
              2,
            )
          : new StartRefused(
              [
                `Le serveur ne démarre pas : il ne peut pas écouter sur ${host ?? ''}:${port} (${codeOf(error)}).`,
              ],
              2,
            ),
      );
    });
    server.listen(port, host, resolve);
  });
}

/** Text for the terminal: addresses for this machine and for a phone, and demonstration codes. */
export function announce({ port, demonstration }: Running, settings: Settings, studio = ''): string {
  const lines = ['', `Poste Restante est ouverte : http://localhost:${port}`];
  if (studio !== '')
    lines.push(`L’atelier, qui montre la ville d’en haut : http://localhost:${port}${studio}`);
  lines.push(
    ...networkAddresses(settings.host, port).map(
      (address) => `  depuis un téléphone du même réseau : ${address}`,
    ),
  );
  if (demonstration.length > 0)
    lines.push(
      '',
      'Lettres de démonstration :',
      ...demonstration.map(({ code, name }) => `  ${code}  ${name}  http://localhost:${port}/a/${code}`),
    );
  return `${lines.join('\n')}\n`;
}

interface Entry extends Running {
  readonly settings: Settings;
  /** Path of the writer's studio; development server only. */
  readonly studio?: string;
}

/** One sentence, and the stack trace with LOG_LEVEL=debug. */
function unexpectedError(error: unknown): string {
  const sentence = `Le serveur ne démarre pas, pour une raison imprévue : ${codeOf(error)}. LOG_LEVEL=debug en dit davantage.`;
  return process.env.LOG_LEVEL === 'debug' && error instanceof Error
    ? `${sentence}\n${error.stack}`
    : sentence;
}

/**
 * Runs an entry point. A StartRefused is printed without a stack; SIGTERM and SIGINT stop the server
 * gracefully.
 */
export async function runEntry(entry: () => Promise<Entry>): Promise<void> {
  try {
    const running = await entry();
    process.stdout.write(announce(running, running.settings, running.studio));
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      process.once(signal, () => void running.stop().then(() => process.exit(0)));
  } catch (error) {
    process.stderr.write(`${error instanceof StartRefused ? error.message : unexpectedError(error)}\n`);
    process.exitCode = error instanceof StartRefused ? error.exitCode : 1;
  }
}
