import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../server/printing/find-chromium.ts';
import { cityNames, readCity } from '../support/cities/cities.ts';
import { readWords } from '../support/programs/pdf.ts';
import { main } from '../../scripts/fieldsheet.ts';
import { callAsyncScript } from '../support/programs/call-script.ts';
import { runScript } from '../support/programs/run.ts';
import { isWholeRun } from '../support/suite/whole-run.ts';

const folder = mkdtempSync(join(tmpdir(), 'fieldsheet-'));
afterAll(() => rmSync(folder, { recursive: true }));

const [city = ''] = cityNames;
/** Runs in this process; the first test starts the command itself. */
const fieldsheet = (...args: readonly string[]) => callAsyncScript(main, args);

describe('npm run fieldsheet', () => {
  it('writes a page to the given path', async () => {
    const out = join(folder, 'feuille.html');
    const { code, stdout } = await runScript('fieldsheet.ts', [city, '--out', out]);
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: `Écrite : ${out} (${readCity(city).scenario.places.length} lieux).\n`,
    });
    expect(readFileSync(out, 'utf8')).toMatch(/^<!doctype html>/u);
  });

  it.skipIf(!isWholeRun || findChromium() === null)(
    'prints every place to PDF, a page or two each',
    async () => {
      const out = join(folder, 'feuille.pdf');
      expect((await fieldsheet(city, '--pdf', '--out', out)).code).toBe(0);
      const { sheets, text } = await readWords(readFileSync(out));
      const { places } = readCity(city).scenario;
      expect(sheets.length).toBeGreaterThan(places.length);
      expect(sheets.length).toBeLessThanOrEqual(2 * places.length + 1);
      for (const { name } of places) expect(text.replaceAll(/\s+/gu, ' ')).toContain(name.slice(0, 20));
    },
  );

  it('prints JSON only', async () => {
    const { code, stdout } = await fieldsheet(city, '--json');
    const sheet = JSON.parse(stdout) as {
      slug: string;
      places: { needs: unknown[]; seen: string | null }[];
      legs: unknown[];
    };
    expect([code, sheet.slug]).toEqual([0, city]);
    expect(sheet.legs).toHaveLength(
      sheet.places.filter(({ needs, seen }) => needs.length > 0 && seen === null).length - 1,
    );
  });

  it('requires a city, and exits with 2', async () => {
    expect(await fieldsheet()).toEqual({
      code: 2,
      stdout: '',
      stderr: 'De quelle ville ? « npm run fieldsheet -- <ville> ». « --help » montre l’emploi.\n',
    });
  });
});
