import { deflateSync, inflateSync } from 'node:zlib';
import { PDFDict, PDFName, PDFNumber, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';

/** Strings, which stay, or a resource's name: /X12, /G3, /F5. */
const WORDS = /\((?:\\.|[^\\)])*\)|<[\dA-F\s]*>|\/([A-Z]\d+)(?=[\s/[\](<>]|$)/gisu;
/** A picture written into the drawing: its bytes may look like anything. */
const INLINE_PICTURE = /(?:^|\s)BI\s/u;

const name = (text: string) => PDFName.of(text);

/**
 * A drawing whose resources are called by the numbers that they have in the joined file: the same drawing of another
 * letter is then the same bytes. One that cannot be read so is given back as it is.
 */
export function withOwnNames(drawing: PDFRawStream): PDFRawStream {
  const resources = drawing.dict.get(name('Resources'));
  if (!(resources instanceof PDFDict) || drawing.dict.get(name('Filter')) !== name('FlateDecode')) return drawing;
  const text = inflateSync(drawing.contents).toString('latin1');
  if (INLINE_PICTURE.test(text)) return drawing;
  const names = new Map<string, string>();
  const renamed = renameAll(resources, names);
  const bytes = deflateSync(Buffer.from(renameIn(text, names), 'latin1'));
  const dict = copyOf(drawing.dict);
  dict.set(name('Resources'), renamed);
  dict.set(name('Length'), PDFNumber.of(bytes.length));
  return PDFRawStream.of(dict, bytes);
}

const renameIn = (text: string, names: ReadonlyMap<string, string>): string =>
  text.replace(WORDS, (word, called: string | undefined) => (called === undefined ? word : `/${names.get(called) ?? called}`));

/** The lists of resources under their new names, which `names` learns. */
function renameAll(resources: PDFDict, names: Map<string, string>): PDFDict {
  const renamed = copyOf(resources);
  for (const [kind, list] of resources.entries()) {
    if (!(list instanceof PDFDict)) continue;
    const mine = PDFDict.withContext(list.context);
    for (const [key, value] of list.entries()) {
      const called = key.decodeText();
      const wanted = value instanceof PDFRef ? `${called.replace(/\d+$/u, '')}${value.objectNumber}` : called;
      names.set(called, wanted);
      mine.set(name(wanted), value);
    }
    renamed.set(kind, mine);
  }
  return renamed;
}

function copyOf(dict: PDFDict): PDFDict {
  const copy = PDFDict.withContext(dict.context);
  for (const [key, value] of dict.entries()) copy.set(key, value);
  return copy;
}
