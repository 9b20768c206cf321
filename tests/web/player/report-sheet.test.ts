import { describe, expect, it } from 'vitest';
import type { Mark } from '../../../web/player/printed/marks.ts';
import { widthOf } from '../../../web/player/printed/marks.ts';
import { linesOf, printReport } from '../../../web/player/report/print-report.ts';
import { writePdf } from '../../../web/player/printed/write-pdf.ts';
import { otherReports } from '../../../web/workshop/stage/other-answers.ts';
import { beside } from '../../../web/words/fr/beside.tsx';

type Report = Parameters<typeof printReport>[0];
const cases = Object.entries(otherReports).map(([name, { json }]) => [name, json as Report] as const);
const print = (report: Report) => printReport(report, { accent: '#83120e', paper: '#ffffff' }, beside.report);

function isOutside({ width, height }: { width: number; height: number }, mark: Mark): boolean {
  if (mark.kind === 'path' || mark.turn !== undefined) return false;
  return mark.x < 0 || mark.x + widthOf(mark.text, mark.size) > width - 20 || mark.y > height - 20;
}

describe('the printed report', () => {
  it.each(cases)('%s stays on its sheet, each line under the one before', (_name, report) => {
    const sheet = print(report);
    expect(sheet.marks.filter((mark) => isOutside(sheet, mark))).toEqual([]);
    const texts = sheet.marks.flatMap((mark) => (mark.kind === 'text' && mark.x === 34 ? [mark] : []));
    const [first, last] = [
      texts.findIndex(({ text }) => text.startsWith('1.')),
      texts.findIndex(({ text }) => text.startsWith('La présente')),
    ];
    const ys = texts.slice(first, last).map(({ y }) => y);
    expect(ys).toEqual(ys.toSorted((a, b) => a - b));
    expect(ys.at(-1)).toBeLessThan(sheet.height - 80);
  });

  it('breaks its lines at ordinary spaces, and a longer word where it must', () => {
    expect(linesOf('un «\u00A0mot\u00A0» long', 7)).toEqual(['un', '«\u00A0mot\u00A0»', 'long']);
    expect(linesOf('anticonstitutionnel', 8)).toEqual(['anticons', 'titution', 'nel']);
  });
});

describe('the PDF of the report', () => {
  const textOf = async (report: Report) => writePdf([print(report)], 'Rapport, Besançon', 'fr').text();
  const [, short] = cases[0] ?? [];

  it('is one page whose table of objects names the place of each', async () => {
    const file = short ? await textOf(short) : '';
    expect(file.startsWith('%PDF-1.4\n')).toBe(true);
    const offsets = [...file.matchAll(/^(\d{10}) 00000 n $/gmu)].map(([, offset]) => Number(offset));
    expect(offsets.map((offset, index) => file.slice(offset).startsWith(`${index + 1} 0 obj`))).toEqual(
      Array(7).fill(true),
    );
    expect(Number(/startxref\n(\d+)/u.exec(file)?.[1])).toBe(file.indexOf('xref\n0 8'));
    expect(file.match(/\/Type \/Page /gu)).toHaveLength(1);
  });

  it('holds only characters of one byte, so that offsets are bytes, and French letters', async () => {
    const file = short
      ? await textOf({ ...short, lines: [{ heading: 'Cœur', text: 'L’œil, « été » — €…' }] })
      : '';
    // eslint-disable-next-line no-control-regex
    expect(file).toMatch(/^[\u0000-\u007F]*$/u);
    // L’œil
    expect(file).toContain('4c929c696c');
    expect(file).not.toContain('<3f>');
  });
});
