import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../programs/run.ts';

export const MONITORING = join(root, 'deploy/monitoring');
const read = (name: string): string => readFileSync(join(MONITORING, name), 'utf8');

interface Rule {
  readonly alert: string;
  readonly expr: string;
}

export const readRules = (): readonly Rule[] =>
  (parse(read('rules.yaml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(({ rules }) => rules);

interface Panel {
  readonly title: string;
  readonly targets: readonly { readonly expr: string }[];
}

/** The title of its panel with each query of the dashboard. */
export const readQueries = (): readonly (readonly [title: string, expr: string])[] =>
  (JSON.parse(read('dashboard.json')) as { panels: Panel[] }).panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => [title, expr] as const),
  );

interface ScrapeJob {
  readonly job_name: string;
}

export const readScrapeJobs = (): readonly ScrapeJob[] =>
  (parse(read('prometheus.yaml')) as { scrape_configs: ScrapeJob[] }).scrape_configs;

/** Words of an expression that are no metric: functions, labels and their values, and keywords. */
export const metricsOf = (expr: string): string[] =>
  [
    ...expr
      .replaceAll(/\{[^}]*\}|\[[^\]]*\]|\b(by|on) \([^)]*\)|"[^"]*"/g, ' ')
      .matchAll(/\b([a-z]\w*_\w+|up)\b(?!\s*\()/g),
  ].map(([, name = '']) => name);
