import { deflateSync, inflateSync } from 'node:zlib';
import { PDFDict, PDFName, PDFNumber, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';

/** Strings (kept) or resource names: /X12, /G3, /F5. */
const NAMES_AND_STRINGS = /\((?:\\.|[^\\)])*\)|<[\dA-F\s]*>|\/([A-Z]\d+)(?=[\s/[\](<>]|$)/gisu;
/** Inline image: its bytes may look like names. */
const INLINE_PICTURE = /(?:^|\s)BI\s/u;

const name = (text: string) => PDFName.of(text);

/**
 * Renames a drawing's resources to their object numbers in the joined file, so that identical drawings of
 * several letters have identical bytes. Drawings that cannot be parsed stay unchanged.
 */
export function withStableNames(drawing: PDFRawStream): PDFRawStream {
  const resources = drawing.dict.get(name('Resources'));
  if (!(resources instanceof PDFDict) || drawing.dict.get(name('Filter')) !== name('FlateDecode'))
    return drawing;
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
  text.replace(NAMES_AND_STRINGS, (word, current: string | undefined) =>
    current === undefined ? word : `/${names.get(current) ?? current}`,
  );

/** Renames all resources and records the new names in `names`. */
function renameAll(resources: PDFDict, names: Map<string, string>): PDFDict {
  const renamed = copyOf(resources);
  for (const [kind, list] of resources.entries()) {
    if (!(list instanceof PDFDict)) continue;
    const renamedList = PDFDict.withContext(list.context);
    for (const [key, value] of list.entries()) {
      const current = key.decodeText();
      const renamedTo =
        value instanceof PDFRef ? `${current.replace(/\d+$/u, '')}${value.objectNumber}` : current;
      names.set(current, renamedTo);
      renamedList.set(name(renamedTo), value);
    }
    renamed.set(kind, renamedList);
  }
  return renamed;
}

function copyOf(dict: PDFDict): PDFDict {
  const copy = PDFDict.withContext(dict.context);
  for (const [key, value] of dict.entries()) copy.set(key, value);
  return copy;
}
