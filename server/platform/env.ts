import { isIP } from 'node:net';
import { readCarriers, type CarrierAccess } from './read-carriers.ts';
import { type Complain, type Read, splitList } from './read-setting.ts';
import { readShops, type Shops } from './read-shops.ts';

export interface Login {
  readonly email: string;
  readonly password: string;
}

/** All environment settings. Names and defaults: see .env.example. */
export interface Settings {
  readonly port: number;
  /** `undefined`: all interfaces. */
  readonly host: string | undefined;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly smtpUrl: string | null;
  /** MAIN_URL without a trailing slash; null when not set (see `findMainUrl`). */
  readonly mainUrl: string | null;
  /** Production refuses settings that are fine at home. */
  readonly production: boolean;
  /** Number of proxies in front of this process whose X-Forwarded-* headers are trusted; 0: none. */
  readonly trustProxy: number;
  /** Networks of those proxies; X-Forwarded-* from any other address is ignored. */
  readonly proxyNetworks: readonly string[];
  /** Keys for encrypting stored secrets: 32 bytes each, the newest first. */
  readonly secretKeys: readonly Buffer[];
  /** Telephones of parties that one process lets listen. */
  readonly mostStreams: number;
  /** The shops whose events make orders. */
  readonly shops: Shops;
  /** The carriers that are asked about letters. */
  readonly carriers: CarrierAccess;
  readonly staff: Login | null;
  /** The account of the synthetic player. */
  readonly probe: Login | null;
  readonly demo: boolean;
  /** The specification's shortened timings. */
  readonly debug: boolean;
  readonly logLevel: string;
  /** Allows other machines to read /metrics, never through a proxy. */
  readonly metricsOpen: boolean;
  /**
   * Relaxed CSP for hot reload (inline scripts, socket): development only, never read from the environment.
   */
  readonly relaxedPolicy: boolean;
}

export type Environment = Readonly<Record<string, string | undefined>>;
export type SettingsResult =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Reads the environment. Reports all problems at once, in French. */
export function readSettings(environment: Environment): SettingsResult {
  const problems: string[] = [];
  const complain: Complain = (problem) => problems.push(problem);
  const read: Read = (name) => environment[name]?.trim() || undefined;
  const port = readNumber(read, complain, 'PORT', 3000, 65535);
  const settings: Settings = {
    port,
    host: read('HOST'),
    dataDir: read('DATA_DIR') ?? './data',
    databaseUrl: readUrl(
      read,
      complain,
      'DATABASE_URL',
      ['postgres:', 'postgresql:'],
      'postgresql://utilisateur@machine/base',
    ),
    smtpUrl: readUrl(
      read,
      complain,
      'SMTP_URL',
      ['smtp:', 'smtps:'],
      'smtp://utilisateur:secret@machine:587',
    ),
    mainUrl: readMainUrl(read, complain),
    production: environment.NODE_ENV === 'production',
    trustProxy: readNumber(read, complain, 'TRUST_PROXY', 0, 9),
    proxyNetworks: readNetworks(read, complain),
    secretKeys: readSecretKeys(read, complain),
    mostStreams: readNumber(read, complain, 'MOST_STREAMS', 5000, 99_999),
    shops: readShops(
      read,
      complain,
      readSwitch(read, complain, 'SHOP_TEST', environment.NODE_ENV !== 'production'),
    ),
    carriers: readCarriers(read, complain),
    staff: readLogin(read, environment, complain, 'STAFF'),
    probe: readLogin(read, environment, complain, 'PROBE'),
    demo: readSwitch(read, complain, 'DEMO', environment.NODE_ENV !== 'production'),
    debug: readSwitch(read, complain, 'GAME_DEBUG', false),
    logLevel: readLogLevel(read, complain),
    metricsOpen: readSwitch(read, complain, 'METRICS_OPEN', false),
    relaxedPolicy: false,
  };
  return problems.length === 0 ? { ok: true, settings } : { ok: false, problems };
}

function readNumber(read: Read, complain: Complain, name: string, fallback: number, maximum: number): number {
  const text = read(name);
  if (text === undefined) return fallback;
  if (/^\d{1,5}$/.test(text) && Number(text) <= maximum) return Number(text);
  complain(`${name} vaut « ${text} » : il faut un nombre entier de 0 à ${maximum}.`);
  return fallback;
}

function readSwitch(read: Read, complain: Complain, name: string, fallback: boolean): boolean {
  const text = read(name);
  if (text === undefined) return fallback;
  if (text === '0' || text === '1') return text === '1';
  complain(`${name} vaut « ${text} » : il faut 1 (oui) ou 0 (non).`);
  return fallback;
}

/** The problem does not repeat the value: it may contain a password. */
function readUrl(
  read: Read,
  complain: Complain,
  name: string,
  protocols: readonly string[],
  example: string,
): string | null {
  const text = read(name);
  if (text === undefined) return null;
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
  complain(`${name} n’est pas une adresse acceptée : écrivez par exemple ${example}.`);
  return null;
}

function readMainUrl(read: Read, complain: Complain): string | null {
  return (
    readUrl(read, complain, 'MAIN_URL', ['http:', 'https:'], 'https://www.exemple.fr')?.replace(/\/+$/, '') ??
    null
  );
}

function readLogin(
  read: Read,
  environment: Environment,
  complain: Complain,
  who: 'STAFF' | 'PROBE',
): Login | null {
  const email = read(`${who}_EMAIL`);
  // A password may begin or end with a space.
  const password = environment[`${who}_PASSWORD`];
  if (email === undefined && !password) return null;
  if (email === undefined || !password) {
    complain(`${who}_EMAIL et ${who}_PASSWORD vont ensemble : donnez les deux, ou aucun.`);
    return null;
  }
  if ([...password].length < 8)
    complain(`${who}_PASSWORD est trop court : il faut huit caractères au moins.`);
  if (!email.includes('@')) complain(`${who}_EMAIL vaut « ${email} » : il faut une adresse électronique.`);
  return { email, password };
}

/**
 * Default: this machine only. On a private network, other machines could bypass the proxy and forge
 * addresses.
 */
const OWN_NETWORKS = '127.0.0.0/8, ::1/128';

function readNetworks(read: Read, complain: Complain): readonly string[] {
  const networks = splitList(read('PROXY_NETWORKS') ?? OWN_NETWORKS);
  for (const network of networks)
    if (!isNetwork(network))
      complain(`PROXY_NETWORKS contient « ${network} » : écrivez par exemple 10.0.0.0/8, ::1/128.`);
  return networks;
}

function isNetwork(text: string): boolean {
  const [address = '', prefix = '', ...more] = text.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return more.length === 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= longest;
}

const KEY_BYTES = 32;

/** Problems do not repeat the keys. */
function readSecretKeys(read: Read, complain: Complain): readonly Buffer[] {
  const keys = splitList(read('SECRET_KEY')).map((text) => Buffer.from(text, 'base64'));
  if (keys.some(({ length }) => length !== KEY_BYTES))
    complain(
      'SECRET_KEY n’est pas une clé : il faut 32 octets en base 64, par exemple ceux de « openssl rand -base64 32 ».',
    );
  return keys;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'];

function readLogLevel(read: Read, complain: Complain): string {
  const level = read('LOG_LEVEL') ?? 'info';
  if (!LOG_LEVELS.includes(level))
    complain(`LOG_LEVEL vaut « ${level} » : choisissez parmi ${LOG_LEVELS.join(', ')}.`);
  return level;
}
