import { writeFileSync } from 'node:fs';
import { findChromium } from './find-chromium.ts';

/**
 * Writes a script that starts Chromium with the scheduling policy SCHED_IDLE, by `chrt` of util-linux: it
 * runs while no other process of the service needs the processor. Chromium may raise its own priority, but
 * this policy ignores priorities. Returns the script's path; null without Chromium.
 */
export function writeIdleChromium(path: string): string | null {
  const chromium = findChromium();
  if (chromium === null) return null;
  writeFileSync(path, `#!/bin/sh\nexec chrt --idle 0 '${chromium}' "$@"\n`, { mode: 0o700 });
  return path;
}
