import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// Fixed wait: polls for a visible condition.
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../server/free-port.ts';
import { TEST_TIMEOUT_MS } from '../suite/timeouts.ts';
import { MONITORING, readScrapeJobs } from './monitoring-files.ts';

interface Prometheus {
  /** The series that an expression gives now. Throws when it is refused. */
  query(expr: string): Promise<readonly unknown[]>;
  /** What the evaluation of each rule said. */
  rules(): Promise<readonly EvaluatedRule[]>;
  stop(): Promise<void>;
}

interface EvaluatedRule {
  readonly name: string;
  readonly health: 'ok' | 'err' | 'unknown';
}

type Told<Data> =
  | { readonly status: 'success'; readonly data: Data }
  | { readonly status: 'error'; readonly error: string };

/** The configuration of deploy/monitoring with these addresses for its jobs, each asked every second. */
const configOf = (targets: Readonly<Record<string, string>>) => ({
  global: { scrape_interval: '1s', evaluation_interval: '1s' },
  rule_files: [join(MONITORING, 'rules.yaml')],
  scrape_configs: readScrapeJobs().map((job) => ({
    ...job,
    static_configs: [{ targets: [targets[job.job_name] ?? ''] }],
  })),
});

/** Starts Debian’s Prometheus with the rules and jobs of deploy/monitoring. `targets`: host:port by job. */
export async function startPrometheus(targets: Readonly<Record<string, string>>): Promise<Prometheus> {
  const folder = mkdtempSync(join(tmpdir(), 'poste-restante-prometheus-'));
  const config = join(folder, 'prometheus.yml');
  writeFileSync(config, JSON.stringify(configOf(targets)));
  const address = `127.0.0.1:${await freePort()}`;
  const options = {
    'config.file': config,
    'storage.tsdb.path': join(folder, 'data'),
    'web.listen-address': address,
    'log.level': 'warn',
  };
  const child = spawn(
    'prometheus',
    Object.entries(options).map(([name, value]) => `--${name}=${value}`),
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  const ended = new Promise((resolve) => child.once('close', resolve));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const isReady = () =>
    fetch(`http://${address}/-/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const end = performance.now() + TEST_TIMEOUT_MS; !(await isReady()); await wait(50)) {
    if (child.exitCode === null && performance.now() < end) continue;
    await stop();
    throw new Error(`Prometheus did not start:\n${said}`);
  }
  async function read<Data>(path: string): Promise<Data> {
    const told = (await (await fetch(`http://${address}/api/v1/${path}`)).json()) as Told<Data>;
    if (told.status === 'error') throw new Error(told.error);
    return told.data;
  }
  return {
    query: async (expr) =>
      (await read<{ result: readonly unknown[] }>(`query?query=${encodeURIComponent(expr)}`)).result,
    rules: async () =>
      (await read<{ groups: { rules: EvaluatedRule[] }[] }>('rules')).groups.flatMap(({ rules }) => rules),
    stop,
  };
}
