import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROBE_CHECKS, writeTextfile } from '../../scripts/probe/play.ts';
import { metricsOf, readQueries, readRules } from '../support/operators/monitoring-files.ts';
import { root } from '../support/programs/run.ts';
import { startTestApp, type TestApp } from '../support/server/test-app.ts';

const rules = readRules();

/** Of Prometheus itself, and of node_exporter. */
const OTHERS = ['up', 'node_filesystem_avail_bytes', 'node_filesystem_size_bytes'];

let app: TestApp;
let known: Set<string>;
beforeAll(async () => {
  app = await startTestApp();
  const { text } = await app.visitor().get('/metrics');
  const file = join(app.dataDir, 'probe.prom');
  writeTextfile(
    file,
    PROBE_CHECKS.map((check) => ({ check, fault: null })),
    0,
  );
  const told = `${text}\n${readFileSync(file, 'utf8')}`;
  const names = [...told.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : name,
  );
  known = new Set([...names, ...OTHERS]);
});
afterAll(() => app.stop());

describe('the queries of deploy/monitoring', () => {
  const queries = [...rules.map(({ alert, expr }) => [alert, expr] as const), ...readQueries()];

  it.each(queries)('name measures that exist: %s', (_where, expr) => {
    const named = metricsOf(expr);
    expect(named).not.toEqual([]);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  it('are refused with a measure that nobody tells', () => {
    expect(
      metricsOf('sum(rate(mails_lost_total{kind="x"}[5m])) > 1').filter((name) => !known.has(name)),
    ).toEqual(['mails_lost_total']);
  });
});

describe('each alert', () => {
  it('has its line in docs/operating.md, and each line its alert', () => {
    const page = readFileSync(join(root, 'docs/operating.md'), 'utf8');
    const lines = [...page.matchAll(/^\| `(Poste\w+)` \|/gm)].map(([, name]) => name);
    const alerts = rules.map(({ alert }) => alert);
    expect(new Set(lines)).toEqual(new Set(alerts));
    expect([lines.length, alerts.length]).toEqual(Array(2).fill(new Set(alerts).size));
  });
});
