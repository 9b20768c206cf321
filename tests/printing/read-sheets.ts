import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../support/programs/run.ts';

/** In millimetres from the upper left corner of a sheet. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface SheetBoxes {
  readonly media: Area;
  readonly bleed: Area;
  readonly trim: Area;
}

const millimetres = (points: number): number => (points * 25.4) / 72;

/** The boxes of every page, as another program reads them. */
export async function readBoxes(file: string): Promise<readonly SheetBoxes[]> {
  const { stdout } = await run('pdfinfo', ['-box', '-f', '1', '-l', '99999', file]);
  const named = (name: string) =>
    [...stdout.matchAll(new RegExp(`^Page +\\d+ ${name}: +(\\S+) +(\\S+) +(\\S+) +(\\S+)$`, 'gm'))].map(
      ([, ...box]) => box.map((side) => millimetres(Number(side))) as [number, number, number, number],
    );
  const [media, bleed, trim] = [named('MediaBox'), named('BleedBox'), named('TrimBox')];
  return media.map((sheet, index) => {
    const areaOf = ([left, bottom, right, top]: readonly [number, number, number, number]): Area => ({
      x: left,
      y: sheet[3] - top,
      width: right - left,
      height: top - bottom,
    });
    return { media: areaOf(sheet), bleed: areaOf(bleed[index] ?? sheet), trim: areaOf(trim[index] ?? sheet) };
  });
}

export interface PlacedWord extends Area {
  readonly text: string;
}

/** The words of every page with their places. */
export async function readPlacedWords(
  file: string,
  pages: readonly [number, number],
): Promise<readonly (readonly PlacedWord[])[]> {
  const { stdout } = await run('pdftotext', [
    '-bbox',
    '-f',
    String(pages[0]),
    '-l',
    String(pages[1]),
    file,
    '-',
  ]);
  return stdout
    .split('<page ')
    .slice(1)
    .map((page) =>
      [...page.matchAll(/<word xMin="(\S+)" yMin="(\S+)" xMax="(\S+)" yMax="(\S+)">([^<]*)</g)].map(
        ([, ...word]) => {
          const [left = 0, top = 0, right = 0, bottom = 0] = word
            .slice(0, 4)
            .map((side) => millimetres(Number(side)));
          return { x: left, y: top, width: right - left, height: bottom - top, text: word[4] ?? '' };
        },
      ),
    );
}

const DPI = 300;
const pixels = (length: number): string => String(Math.round((length / 25.4) * DPI));

/**
 * The text of the square in one area of each page, at 300 dpi; a page whose square cannot be read has an
 * empty text.
 */
export async function readSquares(
  file: string,
  [first, last]: readonly [number, number],
  area: Area,
): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'squares-'));
  try {
    const part = [
      '-x',
      pixels(area.x),
      '-y',
      pixels(area.y),
      '-W',
      pixels(area.width),
      '-H',
      pixels(area.height),
    ];
    await run('pdftoppm', [
      '-r',
      String(DPI),
      '-gray',
      '-f',
      String(first),
      '-l',
      String(last),
      ...part,
      file,
      join(folder, 'sheet'),
    ]);
    const pictures = readdirSync(folder).sort();
    const read = await Promise.all(
      chunks(pictures, Math.ceil(pictures.length / 2)).map((some) => readPictures(folder, some)),
    );
    return read.flat();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const chunks = <Item>(list: readonly Item[], length: number): readonly (readonly Item[])[] =>
  list.length === 0 ? [] : [list.slice(0, length), ...chunks(list.slice(length), length)];

async function readPictures(folder: string, pictures: readonly string[]): Promise<readonly string[]> {
  const read: string[] = [];
  for (const picture of pictures) {
    const { stdout } = await run('zbarimg', [
      '-q',
      '--raw',
      '-Sdisable',
      '-Sqrcode.enable',
      join(folder, picture),
    ]);
    read.push(stdout.trim());
  }
  return read;
}
