import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { changeFile } from '../../../engine/edit/change-file.ts';
import { mediumOfProperty } from '../../../web/studio/page/blocks.ts';
import { licenceEdits, mediaWithLicences } from '../../../web/studio/media/city-media.ts';
import { missingFormats, plainFileName, writtenName } from '../../../web/studio/media/medium-name.ts';
import { soundFaults } from '../../../web/studio/media/MediumForm.tsx';
import { wordsBeside } from '../../../web/studio/media/medium-words.ts';
import { exifOrientation, redrawnSize } from '../../../web/studio/media/picture.ts';

/** The first bytes of a photograph whose camera noted an orientation. */
function photograph(orientation: number, isLittle: boolean): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(60));
  [0xffd8, 0xffe1].forEach((word, index) => view.setUint16(index * 2, word));
  view.setUint16(4, 50);
  view.setUint32(6, 0x45786966);
  view.setUint16(12, isLittle ? 0x4949 : 0x4d4d);
  view.setUint32(16, 8, isLittle);
  view.setUint16(20, 1, isLittle);
  view.setUint16(22, 0x0112, isLittle);
  view.setUint16(30, orientation, isLittle);
  return view.buffer;
}

const written = (before: string | null, names: readonly string[], by: string): string | null => {
  const changed = changeFile(
    { path: 'ville/licences.yaml', text: before },
    licenceEdits(before, names, { by, licence: 'CC BY 4.0', source: '' }),
  );
  return 'refusal' in changed ? changed.refusal.code : changed.text;
};

describe('the pictures and sounds of a city', () => {
  it('are each listed once, a sound with both formats, and without a licence while one of its files has none', () => {
    const licence = { by: 'Irène', licence: 'CC0', source: '' };
    const noted = { 'gare.svg': licence, 'cloche.ogg': licence, 'quai.webp': { by: ' ', licence: 'CC0' } };
    const listed = mediaWithLicences(['cloche.mp3', 'cloche.ogg', 'gare.svg', 'quai.webp'], noted);
    expect(listed.map(({ kind, name, files, licence: own }) => [kind, name, files.length, own])).toEqual([
      ['sound', 'cloche', 2, null],
      ['picture', 'gare.svg', 1, licence],
      ['picture', 'quai.webp', 1, null],
    ]);
    expect(mediaWithLicences(['gare.svg'], null)).toMatchObject([{ licence: null }]);
  });
});

describe('a picture or sound before it is written', () => {
  it('gets a name that every telephone can read', () => {
    expect(plainFileName('Fontaine du Palais (été).JPG')).toBe('fontaine-du-palais-ete');
    expect([writtenName('picture', 'gare', 'webp'), writtenName('sound', 'gare', 'ogg')]).toEqual([
      'gare.webp',
      'gare',
    ]);
  });

  it('lacks the formats that a sound needs, and a picture does not', () => {
    expect(missingFormats('sound', ['mp3'])).toEqual(['ogg']);
    expect(missingFormats('sound', ['ogg'])).toEqual(['mp3']);
    expect(missingFormats('picture', ['webp'])).toEqual([]);
  });

  it('is drawn upright where the camera only noted the turn', () => {
    expect(
      [photograph(6, true), photograph(3, false), new ArrayBuffer(40), new ArrayBuffer(0)].map(
        exifOrientation,
      ),
    ).toEqual([6, 3, 1, 1]);
    // Lengths and addresses that lead out of the file, which is cut anywhere.
    for (let length = 0; length < 32; length += 1)
      expect(exifOrientation(photograph(6, true).slice(0, length)), String(length)).toBe(1);
    const astray = photograph(6, true);
    new DataView(astray).setUint32(16, 60_000, true);
    expect(exifOrientation(astray)).toBe(1);
  });

  it('is made no larger than telephones show, also after a quarter turn', () => {
    expect(redrawnSize({ width: 4000, height: 3000 }, 1)).toMatchObject({ width: 960, height: 1280 });
    expect(redrawnSize({ width: 100, height: 50 }, 2)).toMatchObject({ width: 100, height: 50, scale: 1 });
  });

  it('has its licence noted beside those that are there, whose lines stay', () => {
    const first = written(null, ['a.ogg', 'a.mp3'], 'Moi : « ici »') ?? '';
    expect(parse(first)).toEqual({
      'a.ogg': { by: 'Moi : « ici »', licence: 'CC BY 4.0' },
      'a.mp3': { by: 'Moi : « ici »', licence: 'CC BY 4.0' },
    });
    const second = written(`${first}# fin\n`, ['b.webp', 'a.mp3'], 'Elle') ?? '';
    expect(parse(second)).toMatchObject({
      'b.webp': { by: 'Elle' },
      'a.mp3': { by: 'Elle' },
      'a.ogg': { by: 'Moi : « ici »' },
    });
    expect(second).toContain('# fin\n');
  });

  it('asks for the words of its own field', () => {
    const data = { puzzle: { recording: { sound: 'x', transcript: 'Bonjour' }, noise: 'souffle' } };
    expect(wordsBeside(data, ['puzzle', 'recording', 'sound'])).toMatchObject({
      path: ['puzzle', 'recording', 'transcript'],
      value: 'Bonjour',
    });
    expect(wordsBeside(data, ['puzzle', 'noise'])).toBeUndefined();
    expect([
      mediumOfProperty('Picture', 'name'),
      mediumOfProperty('Sound', 'name'),
      mediumOfProperty('Picture', 'alt'),
    ]).toEqual(['picture', 'sound', null]);
  });
});

describe('a sound that one hears', () => {
  const heard = { media: [], seconds: 8, loudness: -16, silentStart: 0, silentEnd: 0.2 };

  it('is told when it is too soft, too loud, silent, or begins late', () => {
    expect(soundFaults(heard)).toEqual([]);
    expect(soundFaults({ ...heard, loudness: -31 })[0]).toMatch(/^Trop faible/u);
    expect(soundFaults({ ...heard, loudness: -6 })[0]).toMatch(/^Trop fort/u);
    expect(soundFaults({ ...heard, loudness: null })[0]).toMatch(/silence/u);
    expect(soundFaults({ ...heard, silentStart: 2 })[0]).toMatch(/^Au début, 2 secondes de silence/u);
  });
});
