import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PROBE_CHECKS, writeTextfile } from '../../scripts/probe/play.ts';
import { metricsOf, MONITORING, readQueries, readRules } from '../support/operators/monitoring-files.ts';
import { startPrometheus } from '../support/operators/prometheus.ts';
import { run } from '../support/programs/run.ts';
import { startTestApp, type TestApp } from '../support/server/test-app.ts';
import { missingCommand } from '../support/suite/installed.ts';
import { TEST_TIMEOUT_MS } from '../support/suite/timeouts.ts';

const missing = missingCommand('promtool', 'prometheus') ?? missingCommand('prometheus', 'prometheus');
const RULES = join(MONITORING, 'rules.yaml');
const folder = mkdtempSync(join(tmpdir(), 'poste-restante-rules-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function written(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

describe.skipIf(missing !== null)(missing ?? 'the rules of deploy/monitoring', () => {
  it('are accepted by promtool', async () => {
    const { code, stdout } = await run('promtool', ['check', 'rules', RULES]);
    expect([code, stdout]).toEqual([0, expect.stringContaining(`${readRules().length} rules found`)]);
  });

  it.each([
    ['up{job="poste-restante"} == 0', 'up{job="poste-restante" == 0'],
    ['expr: poste_probe_success == 0', 'expression: poste_probe_success == 0'],
    ['for: 6m', 'for: six minutes'],
  ])('are refused with %j as %j', async (right, wrong) => {
    const file = written('wrong.yaml', readFileSync(RULES, 'utf8').replace(right, wrong));
    expect((await run('promtool', ['check', 'rules', file])).code).not.toBe(0);
  });

  // Something fails from minute 5 on. Two intervals of the synthetic player end in minute 15.
  it.each([
    ['PosteProbeFails', 'poste_probe_success', '1+0x4 0+0x30', 10, 15],
    ['PosteServerDown', 'up{job="poste-restante",instance="one"}', '1+0x4 0+0x30', 5, 7],
    ['PosteMailStuck', 'mails_oldest_seconds', '60+0x4 1000+0x30', 9, 12],
    ['PosteErrors', 'http_request_duration_seconds_count{status="500"}', '0+0x4 0+60x30', 6, 15],
  ])('wake somebody by %s after some minutes, and no sooner', async (alert, series, values, early, late) => {
    const fires = async (minute: number): Promise<boolean> => {
      const test = {
        rule_files: [RULES],
        evaluation_interval: '1m',
        tests: [
          {
            interval: '1m',
            input_series: [{ series, values }],
            alert_rule_test: [{ eval_time: `${minute}m`, alertname: alert, exp_alerts: [] }],
          },
        ],
      };
      const { code, stdout, stderr } = await run('promtool', [
        'test',
        'rules',
        written('test.yaml', JSON.stringify(test)),
      ]);
      if (code !== 0 && !`${stdout}${stderr}`.includes(`alertname: ${alert}`))
        throw new Error(`${stdout}${stderr}`);
      return code !== 0;
    };
    expect([await fires(early), await fires(late)]).toEqual([false, true]);
  });
});

/** The free space of a disk, as node_exporter tells it. */
const DISK = ['avail_bytes', 'size_bytes']
  .map((name) => `node_filesystem_${name}{mountpoint="/"} 1000\n`)
  .join('');

describe.skipIf(missing !== null)(missing ?? 'a real Prometheus', () => {
  let app: TestApp;
  let node: Server;
  let prometheus: Awaited<ReturnType<typeof startPrometheus>>;
  beforeAll(async () => {
    app = await startTestApp();
    const player = await app.playing();
    await player.answer('place du Vieux-Puits');
    const probe = join(folder, 'probe.prom');
    writeTextfile(
      probe,
      PROBE_CHECKS.map((check) => ({ check, fault: null })),
      Date.now(),
    );
    const told = readFileSync(probe, 'utf8') + DISK;
    node = createServer((_request, response) => response.end(told));
    await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve));
    const { port } = node.address() as AddressInfo;
    prometheus = await startPrometheus({
      'poste-restante': new URL(app.address).host,
      node: `127.0.0.1:${port}`,
    });
    // A rate needs two readings.
    await vi.waitUntil(async () => (await prometheus.query('count_over_time(up[1m]) >= 3')).length === 2, {
      timeout: TEST_TIMEOUT_MS,
    });
  });
  afterAll(async () => {
    await prometheus?.stop();
    node?.close();
    await app?.stop();
  });

  it.each(readQueries())('answers the dashboard’s query of « %s »: %s', async (_title, expr) => {
    const series = await Promise.all(metricsOf(expr).map((name) => prometheus.query(name)));
    // A counter has no series before its first event.
    const isTold = series.every(({ length }) => length > 0);
    expect((await prometheus.query(expr)).length > 0).toBe(isTold);
  });

  it('knows each measure of the dashboard but counters of what did not happen', async () => {
    const names = new Set(readQueries().flatMap(([, expr]) => metricsOf(expr)));
    const told = await Promise.all(
      [...names].map(async (name) => ((await prometheus.query(name)).length > 0 ? [] : name)),
    );
    expect(told.flat().filter((name) => !name.endsWith('_total'))).toEqual([]);
  });

  it('evaluates each alert', async () => {
    const healths = async () => new Set((await prometheus.rules()).map(({ health }) => health));
    await expect.poll(healths).toEqual(new Set(['ok']));
    expect((await prometheus.rules()).map(({ name }) => name)).toEqual(readRules().map(({ alert }) => alert));
  });

  it('refuses a query that is none', async () => {
    await expect(prometheus.query('sum by (status (up)')).rejects.toThrow('parse error');
  });
});
