import type { Language } from '../../../engine/public.ts';
import type { Mark, PathMark, PrintedSheet, TextMark } from './marks.ts';

/** Windows-1252 beyond Latin 1, as far as French uses it. */
const BEYOND_LATIN: Readonly<Record<string, number>> = {
  '€': 0x80,
  '…': 0x85,
  Œ: 0x8c,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  œ: 0x9c,
  Ÿ: 0x9f,
  '\u202F': 0xa0,
  '\u2011': 0x2d,
};
const UNKNOWN = 0x3f;

function codeOf(character: string): number {
  const code = character.codePointAt(0) ?? UNKNOWN;
  return BEYOND_LATIN[character] ?? (code >= 0x20 && code <= 0xff ? code : UNKNOWN);
}

const hexOf = (text: string): string =>
  [...text.normalize('NFC')].map((character) => codeOf(character).toString(16).padStart(2, '0')).join('');

const rounded = (value: number): string => String(Math.round(value * 1000) / 1000);
const join = (...values: readonly number[]): string => values.map(rounded).join(' ');

/** « #15213d » as three numbers from 0 to 1. */
const colour = (ink: string): string =>
  join(...[1, 3, 5].map((at) => Number.parseInt(ink.slice(at, at + 2), 16) / 255));

function textOperators({ text, x, y, size, bold, ink, turn = 0 }: TextMark, height: number): string {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return `BT /${bold ? 'B' : 'R'} ${rounded(size)} Tf ${colour(ink)} rg ${join(cos, -sin, sin, cos, x, height - y)} Tm <${hexOf(text)}> Tj ET`;
}

const OPERATORS = { M: 'm', L: 'l', C: 'c', Z: 'h' } as const;

function pathOperators({ steps, width, ink, fill }: PathMark, height: number): string {
  const path = steps
    .map(
      ([command, ...points]) =>
        `${join(...points.map((value, index) => (index % 2 === 0 ? value : height - value)))} ${OPERATORS[command]}`,
    )
    .join(' ');
  const isDrawn = width !== undefined && ink !== undefined;
  const paint = fill === undefined ? 'S' : isDrawn ? 'B' : 'f';
  return `${fill === undefined ? '' : `${colour(fill)} rg `}${isDrawn ? `${colour(ink)} RG ${rounded(width)} w ` : ''}${path} ${paint}`;
}

const operatorsOf = (mark: Mark, height: number): string =>
  mark.kind === 'text' ? textOperators(mark, height) : pathOperators(mark, height);

const font = (name: string): string =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

/** Numbers of the objects before the pages, each of which is two. */
const [PAGES, REGULAR, BOLD, INFO, FIRST_PAGE] = [2, 3, 4, 5, 6];

function pageObjects({ width, height, marks }: PrintedSheet, index: number): readonly string[] {
  const content = ['1 J 1 j', ...marks.map((mark) => operatorsOf(mark, height))].join('\n');
  return [
    `<< /Type /Page /Parent ${PAGES} 0 R /MediaBox [0 0 ${join(width, height)}] /Contents ${FIRST_PAGE + 2 * index + 1} 0 R /Resources << /Font << /R ${REGULAR} 0 R /B ${BOLD} 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
}

/** The sheets as a PDF with a page for each, in points, whose letters are those that every reader of PDF has. */
export function writePdf(sheets: readonly PrintedSheet[], title: string, language: Language): Blob {
  const pages = sheets.map((_, index) => `${FIRST_PAGE + 2 * index} 0 R`).join(' ');
  const objects = [
    `<< /Type /Catalog /Pages ${PAGES} 0 R /Lang (${language}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    `<< /Type /Pages /Kids [${pages}] /Count ${sheets.length} >>`,
    font('Courier'),
    font('Courier-Bold'),
    `<< /Title <feff${[...title].map((letter) => letter.charCodeAt(0).toString(16).padStart(4, '0')).join('')}> >>`,
    ...sheets.flatMap(pageObjects),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${INFO} 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return new Blob([file], { type: 'application/pdf' });
}
