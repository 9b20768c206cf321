import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayAt, formatDay, type Scenario, type ScenarioSource } from '../../../engine/index.ts';
import { fieldSheetOf } from '../../../engine/places/field-sheet.ts';
import { findChromium } from '../../printing/find-chromium.ts';
import { printFile } from '../../printing/print-file.ts';
import { bookletOf } from '../reading/booklet.ts';
import type { StudioAnswer } from '../studio-answer.ts';
import { bookletHtml } from './booklet-html.ts';

/** The whole story on paper, as PDF; without Chromium as a page, which any browser prints. */
export async function printBooklet(source: ScenarioSource, scenario: Scenario): Promise<StudioAnswer> {
  const today = dayAt(Date.now(), scenario.timeZone);
  const sheet = fieldSheetOf(source, scenario, today);
  const html = bookletHtml(bookletOf(source, scenario), sheet, formatDay(today, 'fr', { year: true }));
  const file = (extension: string, type: string, bytes: Uint8Array): StudioAnswer => ({
    status: 200,
    body: null,
    file: { name: `livret-${scenario.slug}.${extension}`, type, bytes, isShown: true },
  });
  if (findChromium() === null) return file('html', 'text/html; charset=utf-8', Buffer.from(html));
  const folder = mkdtempSync(join(tmpdir(), 'livret-'));
  try {
    const path = join(folder, 'livret.pdf');
    await printFile(path, [{ html }], { signal: new AbortController().signal });
    return file('pdf', 'application/pdf', readFileSync(path));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
