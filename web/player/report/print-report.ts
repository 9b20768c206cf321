import { typeset } from '../../components/text/typography.tsx';
import type { Catalogue } from '../../words/catalogues.ts';
import type { GameReport } from '../../state/game/kept-reads.ts';
import { cancelledStamp } from '../printed/cancelled-stamp.ts';
import {
  ADVANCE,
  fitted,
  INK,
  INK_SOFT as SOFT,
  line,
  type Mark,
  type PrintedSheet,
  widthOf,
} from '../printed/marks.ts';

/** A5. */
const WIDTH = 420;
const HEIGHT = 595;
const MARGIN = 34;
const INNER = WIDTH - 2 * MARGIN;

/** Of the text, in points; the largest with which everything fits. */
const [LARGEST, SMALLEST, STEP] = [12, 6, 0.25];

/** Where the lines of the report begin, and where the signature does. */
const TOP = 172;
const BOTTOM = HEIGHT - 92;

type ReportWords = Catalogue<'beside'>['report'];

/** Breaks at ordinary spaces; a word longer than a line is cut. */
export function linesOf(text: string, columns: number): readonly string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of text.split(/[ \n]+/u)) {
    const next = current === '' ? word : `${current} ${word}`;
    if ([...next].length <= columns) {
      current = next;
      continue;
    }
    if (current !== '') lines.push(current);
    let rest = [...word];
    for (; rest.length > columns; rest = rest.slice(columns)) lines.push(rest.slice(0, columns).join(''));
    current = rest.join('');
  }
  return current === '' ? lines : [...lines, current];
}

function body(
  lines: GameReport['lines'],
  size: number,
): { readonly marks: readonly Mark[]; readonly end: number } {
  const columns = Math.floor(INNER / (ADVANCE * size));
  const leading = size * 1.28;
  let y = TOP;
  const marks: Mark[] = [];
  const print = (text: string, bold: boolean): void => {
    marks.push({ kind: 'text', text, x: MARGIN, y, size, bold, ink: INK });
    y += leading;
  };
  lines.forEach(({ heading, text }, index) => {
    for (const part of linesOf(typeset(`${index + 1}. ${heading.toLocaleUpperCase('fr')}`), columns))
      print(part, true);
    for (const part of linesOf(typeset(text), columns)) print(part, false);
    y += leading * 0.55;
  });
  return { marks, end: y - leading * 0.55 };
}

interface Colours {
  readonly accent: string;
  /** The paper's, or white. */
  readonly paper: string;
}

function head(
  { city, reference: number, date, postmark }: GameReport,
  { accent, paper }: Colours,
  words: ReportWords,
): readonly Mark[] {
  const office = typeset(words.office(city));
  const reference = typeset(words.reference(number));
  const text = (line: string, y: number, size: number, more: Partial<Mark> = {}): Mark =>
    ({ kind: 'text', text: line, x: MARGIN, y, size, ink: INK, ...more }) as Mark;
  const room = INNER - 156;
  return [
    text(words.company.toLocaleUpperCase('fr'), 58, 18, { bold: true }),
    text(words.service, 74, fitted(words.service, 9.5, room), { ink: SOFT }),
    text(office, 87, fitted(office, 9.5, room), { ink: SOFT }),
    text(reference, 106, fitted(reference, 9.5, room), { bold: true }),
    { kind: 'path', steps: line(MARGIN, 130, WIDTH - MARGIN, 130), width: 2.4, ink: INK },
    text(words.heading, 150, fitted(words.heading, 15, INNER), { bold: true }),
    { kind: 'path', steps: line(MARGIN, 157, WIDTH - MARGIN, 157), width: 0.6, ink: INK },
    text(typeset(date), 119, fitted(date, 9.5, room + 10), { ink: SOFT }),
    ...cancelledStamp({
      x: WIDTH - MARGIN - 64,
      y: 34,
      city,
      ...postmark,
      inks: { ink: INK, accent, paper },
    }),
  ];
}

function foot(signature: string, accent: string, { mayBeShown }: ReportWords): readonly Mark[] {
  const name = typeset(signature);
  const size = fitted(name, 12, INNER / 2);
  const right = WIDTH - MARGIN;
  return [
    {
      kind: 'text',
      text: name,
      x: right - widthOf(name, size),
      y: BOTTOM + 34,
      size,
      bold: true,
      ink: accent,
    },
    { kind: 'path', steps: line(MARGIN, HEIGHT - 42, right, HEIGHT - 42), width: 0.6, ink: INK },
    {
      kind: 'text',
      text: mayBeShown,
      x: MARGIN,
      y: HEIGHT - 29,
      size: fitted(mayBeShown, 8, INNER),
      ink: SOFT,
    },
  ];
}

/** The report as one printed sheet. */
export function printReport(report: GameReport, colours: Colours, words: ReportWords): PrintedSheet {
  let size = LARGEST;
  let printed = body(report.lines, size);
  while (printed.end > BOTTOM && size > SMALLEST) printed = body(report.lines, (size -= STEP));
  return {
    width: WIDTH,
    height: HEIGHT,
    marks: [
      ...head(report, colours, words),
      ...printed.marks,
      ...foot(report.signature, colours.accent, words),
    ],
  };
}
