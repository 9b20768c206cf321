import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../../server/printing/find-chromium.ts';
import { joinPdf } from '../../../server/printing/pdf-file.ts';
import { printFile, type PrintOptions } from '../../../server/printing/print-file.ts';
import { readWords } from '../../support/programs/pdf.ts';
import { printersHere, slowPicture } from '../../support/server/printers.ts';
import { run } from '../../support/programs/run.ts';
import { PRINT_TIMEOUT_MS } from '../../support/suite/timeouts.ts';

const folder = mkdtempSync(join(tmpdir(), 'printing-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A busy machine prints late, because players have priority. */
const LATE = { timeout: PRINT_TIMEOUT_MS };

let count = 0;
const freshFile = (): string => join(folder, `${(count += 1)}.pdf`);

/** A sheet with a heavy multiply-blended drawing and its own text. */
const sheet = (words: string) => {
  const lines = Array.from(
    { length: 3000 },
    (_, index) => `M${(index * 7919) % 701} ${(index * 104729) % 499}l9 ${index % 13}`,
  ).join('');
  const drawing = `<svg viewBox="0 0 700 500" width="700" stroke="#000" style="mix-blend-mode:multiply"><path d="${lines}"/></svg>`;
  return {
    html: `<!doctype html><p>${words}</p><div style="page-break-after:always">${drawing}</div><p>fin de ${words}</p>`,
  };
};

async function print(words: readonly string[], options: Partial<PrintOptions> = {}): Promise<string> {
  const file = freshFile();
  await printFile(file, words.map(sheet), { signal: new AbortController().signal, ...options });
  return file;
}

async function pictures(file: string): Promise<readonly Buffer[]> {
  const place = mkdtempSync(join(folder, 'pictures-'));
  await run('pdftoppm', ['-r', '40', '-png', file, join(place, 'p')]);
  return readdirSync(place)
    .sort()
    .map((name) => readFileSync(join(place, name)));
}

describe.skipIf(findChromium() === null)('pages printed into one file', () => {
  it('are in order, look as they do alone, share drawings, and are readable by their owner only', async () => {
    const [one, two, both] = [await print(['une']), await print(['deux']), await print(['une', 'deux'])];
    expect((await readWords(readFileSync(both))).sheets.map((text) => text.trim())).toEqual([
      'une',
      'fin de une',
      'deux',
      'fin de deux',
    ]);
    expect(await pictures(both)).toEqual([...(await pictures(one)), ...(await pictures(two))]);
    const sizeOf = (file: string) => statSync(file).size;
    expect(sizeOf(both)).toBeLessThan(1.3 * Math.max(sizeOf(one), sizeOf(two)));
    expect(statSync(both).mode & 0o777).toBe(0o600);
    expect(existsSync(`${both}.part`)).toBe(false);
  });

  it('are drawn by one browser at a time, at a low priority', async () => {
    const picture = await slowPicture();
    const printing = Promise.all(
      [1, 2, 3].map(() => printFile(freshFile(), [picture.page], { signal: new AbortController().signal })),
    );
    expect(
      printersHere().printers.map((pid) => getPriority(pid)),
      'from their start',
    ).toEqual([10, 10, 10]);
    await expect.poll(() => [picture.requested(), printersHere().printers.length], LATE).toEqual([1, 3]);
    const { browsers } = printersHere();
    expect(browsers).toHaveLength(1);
    expect(browsers.map((pid) => getPriority(pid))).toEqual([10]);
    for (const done of [2, 3]) {
      picture.send();
      await expect.poll(picture.requested, LATE).toBe(1);
      expect(printersHere().browsers.length, `after ${done - 1}`).toBeLessThanOrEqual(1);
    }
    picture.send();
    await printing;
  });

  it('are drawn by the same browser, until another file waits for its own', async () => {
    const [long, short] = [await slowPicture(), await slowPicture()];
    const { signal } = new AbortController();
    const printing = printFile(freshFile(), [long.page, long.page, long.page], { signal });
    await expect.poll(long.requested, LATE).toBe(1);
    const [first] = printersHere().browsers;
    long.send();
    await expect.poll(long.requested, LATE).toBe(1);
    expect(printersHere().browsers, 'for the second page').toEqual([first]);
    const other = printFile(freshFile(), [short.page], { signal });
    long.send();
    await expect.poll(short.requested, LATE).toBe(1);
    expect([printersHere().browsers.length, long.requested()], 'before the third page').toEqual([1, 0]);
    short.send();
    await other;
    await expect.poll(long.requested, LATE).toBe(1);
    long.send();
    await printing;
  });

  it('leave no file but theirs', async () => {
    const file = await print(['une', 'deux']);
    expect((await readWords(readFileSync(file))).sheets).toHaveLength(4);
    expect(readdirSync(folder).filter((name) => name.startsWith(file.slice(folder.length + 1)))).toEqual([
      file.slice(folder.length + 1),
    ]);
  });

  it.each([
    ['take more memory than they may', { mostMemory: 1 }, 'memory'],
    ['never come to an end', { timeoutMs: 1 }, 'late'],
  ] as const)('that %s are given up, with nothing left of them', async (_what, options, failure) => {
    const file = freshFile();
    const printing = printFile(file, [sheet('trop')], { signal: new AbortController().signal, ...options });
    await expect(printing).rejects.toMatchObject({ failure });
    expect(printersHere().printers).toEqual([]);
    expect(readdirSync(folder).filter((name) => name.startsWith(file.slice(folder.length + 1)))).toEqual([]);
  });

  it('end at once with their browser when cancelled', async () => {
    const leaving = new AbortController();
    const file = freshFile();
    const picture = await slowPicture();
    const printing = printFile(file, [sheet('une'), picture.page], { signal: leaving.signal });
    await expect.poll(picture.requested, LATE).toBe(1);
    expect([printersHere().browsers.length, existsSync(`${file}.part`)]).toEqual([1, true]);
    leaving.abort(new Error('gone'));
    await expect(printing).rejects.toThrow('gone');
    await expect
      .poll(() => [printersHere(), existsSync(`${file}.part`)])
      .toEqual([{ printers: [], browsers: [] }, false]);
  });
});

describe('a part merged a second time', () => {
  it.skipIf(findChromium() === null)('adds its pages only', async () => {
    const pdf = readFileSync(await print(['une']));
    const file = freshFile();
    const joined = joinPdf(file);
    await joined.add({ pdf, papers: [] });
    const once = statSync(file).size;
    await joined.add({ pdf, papers: [] });
    joined.finish();
    expect(statSync(file).size - once).toBeLessThan(once / 10);
    expect((await readWords(readFileSync(file))).sheets).toHaveLength(4);
  });
});
