import { renameSync, writeFileSync } from 'node:fs';
import type { ProbeResult } from './play.ts';

/** Measures for the textfile collector of Prometheus’ node exporter. The file appears whole. */
export function writeTextfile(path: string, results: readonly ProbeResult[], now: number): void {
  const lines = [
    '# HELP poste_probe_success Whether the synthetic player found everything well',
    '# TYPE poste_probe_success gauge',
    `poste_probe_success ${results.every(({ fault }) => fault === null) ? 1 : 0}`,
    '# HELP poste_probe_check_success Whether a check of the synthetic player was well',
    '# TYPE poste_probe_check_success gauge',
    ...results.map(
      ({ check, fault }) => `poste_probe_check_success{check="${check}"} ${fault === null ? 1 : 0}`,
    ),
    '# HELP poste_probe_timestamp_seconds When the synthetic player last played',
    '# TYPE poste_probe_timestamp_seconds gauge',
    `poste_probe_timestamp_seconds ${now / 1000}`,
  ];
  writeFileSync(`${path}.part`, `${lines.join('\n')}\n`);
  renameSync(`${path}.part`, path);
}
