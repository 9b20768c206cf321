import { describe, expect, it } from 'vitest';
import { layOut, stackItems } from '../../../server/printing/imposition.ts';
import { windowLines } from '../../../engine/text/window-lines.ts';

describe('a stack of imposed sheets', () => {
  it.each([1, 7, 10, 23, 500])(
    'of %i papers is in order once its piles are laid one on another, whatever stands on a sheet',
    (count) => {
      for (const places of [1, 2, 4, 6, 10]) {
        const sheets = stackItems(count, places);
        const piles = Array.from({ length: places }, (_, place) =>
          sheets.flatMap((sheet) => sheet[place] ?? []),
        );
        expect(piles.flat()).toEqual(Array.from({ length: count }, (_, item) => item));
        expect(sheets).toHaveLength(Math.ceil(count / places));
      }
    },
  );
});

describe('a layout', () => {
  it('keeps papers apart and inside the sheet, and is refused to a paper larger than it', () => {
    const { sheet, places } = layOut({ width: 216, height: 303 }) ?? {
      sheet: { width: 0, height: 0 },
      places: [],
    };
    expect([sheet, places]).toEqual([
      { width: 450, height: 320 },
      [
        { x: 9, y: 8.5 },
        { x: 225, y: 8.5 },
      ],
    ]);
    expect(layOut({ width: 460, height: 303 })).toBeNull();
  });
});

describe('an address in the window', () => {
  const address = {
    name: 'Camille Roux',
    line1: '3 rue du Puits',
    line2: null,
    postalCode: '38000',
    city: 'Grenoble',
    country: 'FR',
  };

  it('has capitals where machines read, its country only abroad, and lines of 38 signs', () => {
    expect(windowLines(address)).toEqual(['Camille Roux', '3 RUE DU PUITS', '38000 GRENOBLE']);
    expect(windowLines({ ...address, country: 'BE' })?.at(-1)).toBe('BELGIQUE');
    const long = windowLines({
      ...address,
      line2: 'Résidence des Lettres-en-Souffrance, escalier C, quatrième étage',
    });
    expect(long?.every((line) => line.length <= 38)).toBe(true);
    expect(long?.join(' ')).toContain('Lettres-en-Souffrance, escalier C, quatrième étage');
  });

  it('is none when it needs a seventh line', () => {
    expect(windowLines({ ...address, line1: 'Rue '.repeat(30), line2: 'Bâtiment '.repeat(12) })).toBeNull();
  });
});
