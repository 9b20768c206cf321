import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpsRequest } from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { root, run } from '../programs/run.ts';
import type { Finished } from '../programs/run.ts';

export interface NginxAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

export interface NginxRequest {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The local address of the connection: 127.0.0.2 is another client for nginx. */
  readonly from?: string;
}

export interface Nginx {
  readonly httpPort: number;
  readonly httpsPort: number;
  readonly certificate: string;
  /** Sends a request over https with the site's host name. */
  request(path: string, options?: NginxRequest): Promise<NginxAnswer>;
  /** The parsed access log, one entry per request. */
  log(): readonly Readonly<Record<string, unknown>>[];
  /** The text of all its logs. */
  written(): string;
  stop(): Promise<void>;
}

export const SITE = 'poste.test';
const TEMPLATE = join(root, 'deploy/nginx.conf');

/** The placeholders of the template. */
export const templateNames = (text: string): readonly string[] => [
  ...new Set(text.match(/(?<=\$\{)[A-Z_]+(?=\})/g)),
];

/** Fills in deploy/nginx.conf and wraps it in the directives of Debian's nginx.conf. */
export async function renderNginx(
  folder: string,
  values: Readonly<Record<string, string>>,
  template = readFileSync(TEMPLATE, 'utf8'),
) {
  const site = template.replaceAll(/\$\{([A-Z_]+)\}/g, (_whole, name: string) => values[name] ?? `(${name})`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const account = process.getuid?.() === 0 ? 'user root;' : '';
  const events = 'events { worker_connections 16384; }';
  const whole = `${account}\nworker_processes 1;\ndaemon off;\npid ${folder}/pid;\nerror_log ${folder}/start.log;\n${events}\nhttp {\n${temporary.join('\n')}\n${site}\n}\n`;
  writeFileSync(join(folder, 'nginx.conf'), whole);
  await run('openssl', certificateOf(folder));
  return join(folder, 'nginx.conf');
}

const certificateOf = (folder: string): string[] => [
  ...[
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
    '-subj',
    `/CN=${SITE}`,
  ],
  ...[
    '-addext',
    `subjectAltName=DNS:${SITE}`,
    '-keyout',
    join(folder, 'key.pem'),
    '-out',
    join(folder, 'cert.pem'),
  ],
];

export const testNginx = (file: string): Promise<Finished> => run('nginx', ['-t', '-q', '-c', file]);

/** Values of the placeholders, with free ports. */
export async function nginxValues(folder: string, servers: readonly [string, string]) {
  mkdirSync(join(folder, 'acme'), { recursive: true });
  return {
    SERVER_NAME: SITE,
    SERVER_ONE: servers[0],
    SERVER_TWO: servers[1],
    HTTP_PORT: String(await freePort()),
    HTTPS_PORT: String(await freePort()),
    BALANCER: '127.0.2.0/24',
    CERTIFICATE: join(folder, 'cert.pem'),
    CERTIFICATE_KEY: join(folder, 'key.pem'),
    ACME_DIR: join(folder, 'acme'),
    CACHE_DIR: join(folder, 'cache'),
    ACCESS_LOG: join(folder, 'access.log'),
    ERROR_LOG: join(folder, 'error.log'),
  };
}

/** Starts Debian's nginx with the product's configuration in front of two servers. */
export async function startNginx(servers: readonly [string, string]): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'poste-restante-nginx-'));
  const values = await nginxValues(folder, servers);
  const file = await renderNginx(folder, values);
  const child = spawn('nginx', ['-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let stderr = '';
  child.stderr.on('data', (part: Buffer) => (stderr += part.toString()));
  const ended = new Promise((resolve) => child.once('close', resolve));
  const [httpPort, httpsPort] = [Number(values.HTTP_PORT), Number(values.HTTPS_PORT)];
  await listening(httpsPort, () => (child.exitCode === null ? null : stderr));
  const certificate = readFileSync(values.CERTIFICATE, 'utf8');
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  return {
    httpPort,
    httpsPort,
    certificate,
    request: (path, options = {}) => send({ port: httpsPort, ca: certificate, path, ...options }),
    log: () =>
      read('access.log')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    written: () => ['access.log', 'error.log', 'start.log'].map(read).join(''),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function send({
  port,
  ca,
  path,
  method = 'GET',
  body,
  headers = {},
  from,
}: NginxRequest & { port: number; ca: string; path: string }) {
  const text = body === undefined ? '' : JSON.stringify(body);
  const json =
    body === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) };
  return new Promise<NginxAnswer>((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port,
      ca,
      servername: SITE,
      path,
      method,
      agent: false,
      localAddress: from,
    };
    const sent = httpsRequest({ ...options, headers: { host: SITE, ...json, ...headers } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          text: Buffer.concat(parts).toString(),
        }),
      );
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(text);
  });
}

/** Resolves once the port accepts connections; rejects when nginx has ended. */
async function listening(port: number, failure: () => string | null): Promise<void> {
  for (;;) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (isOpen) return;
    const reason = failure();
    if (reason !== null) throw new Error(`nginx did not start:\n${reason}`);
    // Fixed wait: polls for a visible condition, with a pause in between.
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
