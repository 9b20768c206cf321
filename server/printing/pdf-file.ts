import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { deflateSync, inflateSync } from 'node:zlib';
import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNull,
  PDFRawStream,
  PDFRef,
  type PDFContext,
  type PDFObject,
  PDFNumber,
} from '@cantoo/pdf-lib';
import { readPages, type Drawing } from './rendered-paper.ts';
import { setBoxes } from './page-boxes.ts';

/** A PDF written to disk object by object, without holding it in memory. */
export interface PdfFile {
  /** Writes an object unless an identical one was written. */
  place(object: PDFObject): PDFRef;
  /** Returns a function that writes an object of another document with everything it refers to. */
  copierFrom(context: PDFContext): (object: PDFObject) => PDFObject;
  /** Adds a page at the end. */
  addPage(page: PDFDict): void;
  /** Writes the trailer; without it the file is invalid. */
  finish(): void;
  /** Closes the file without finishing it. */
  close(): void;
}

const CATALOG = 1;
const PAGES = 2;
/** References to the source document or to dropped annotations. */
const LEFT_OUT = ['Parent', 'P', 'StructParent', 'StructParents', 'Dest'];

/** Throws when the file exists or cannot be written. Mode 0600. */
export function createPdfFile(path: string): PdfFile {
  const file = openSync(path, 'wx', 0o600);
  const offsets: number[] = [0, 0, 0];
  const pages: number[] = [];
  const written = new Map<string, number>();
  let length = 0;

  function write(bytes: Uint8Array | string): void {
    const buffer = Buffer.from(bytes as string, 'latin1');
    for (let done = 0; done < buffer.length;) done += writeSync(file, buffer, done);
    length += buffer.length;
  }

  function writeObject(number: number, body: Uint8Array | string): void {
    offsets[number] = length;
    write(`${number} 0 obj\n`);
    write(body);
    write('\nendobj\n');
  }

  function place(object: PDFObject): PDFRef {
    const body = bytesOf(object);
    const digest = createHash('sha256').update(body).digest('base64');
    const found = written.get(digest);
    if (found !== undefined) return PDFRef.of(found);
    const number = offsets.push(0) - 1;
    written.set(digest, number);
    writeObject(number, body);
    return PDFRef.of(number);
  }

  function copierFrom(context: PDFContext): (object: PDFObject) => PDFObject {
    const placed = new Map<PDFRef, PDFRef>();
    const copyDict = (dict: PDFDict): PDFDict => {
      const copy = PDFDict.withContext(context);
      for (const [key, value] of dict.entries())
        if (!LEFT_OUT.includes(key.decodeText())) copy.set(key, copyAll(value));
      return copy;
    };
    const copyAll = (object: PDFObject): PDFObject => {
      if (object instanceof PDFRef) {
        const ref = placed.get(object) ?? place(copyAll(context.lookup(object) ?? PDFNull));
        placed.set(object, ref);
        return ref;
      }
      if (object instanceof PDFRawStream)
        return withStableNames(PDFRawStream.of(copyDict(object.dict), object.contents));
      if (object instanceof PDFDict) return copyDict(object);
      if (!(object instanceof PDFArray)) return object;
      const copy = PDFArray.withContext(context);
      for (const item of object.asArray()) copy.push(copyAll(item));
      return copy;
    };
    return copyAll;
  }

  write('%PDF-1.7\n%\u00E2\u00E3\u00CF\u00D3\n');
  return {
    place,
    copierFrom,
    addPage(page) {
      page.set(PDFName.of('Parent'), PDFRef.of(PAGES));
      const number = offsets.push(0) - 1;
      writeObject(number, bytesOf(page));
      pages.push(number);
    },
    finish() {
      writeObject(
        PAGES,
        `<< /Type /Pages /Count ${pages.length} /Kids [ ${pages.map((page) => `${page} 0 R`).join(' ')} ] >>`,
      );
      writeObject(CATALOG, `<< /Type /Catalog /Pages ${PAGES} 0 R /Lang (fr) >>`);
      const start = length;
      const lines = offsets.slice(1).map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
      write(`xref\n0 ${offsets.length}\n0000000000 65535 f \n${lines.join('')}`);
      write(`trailer\n<< /Size ${offsets.length} /Root ${CATALOG} 0 R >>\nstartxref\n${start}\n%%EOF\n`);
      fsyncSync(file);
      closeSync(file);
    },
    close: () => closeSync(file),
  };
}

function bytesOf(object: PDFObject): Uint8Array {
  const bytes = new Uint8Array(object.sizeInBytes());
  object.copyBytesInto(bytes, 0);
  return bytes;
}

/** Strings (kept) or resource names: /X12, /G3, /F5. */
const NAMES_AND_STRINGS = /\((?:\\.|[^\\)])*\)|<[\dA-F\s]*>|\/([A-Z]\d+)(?=[\s/[\](<>]|$)/gisu;
/** Inline image: its bytes may look like names. */
const INLINE_PICTURE = /(?:^|\s)BI\s/u;

const name = (text: string) => PDFName.of(text);

/**
 * Renames a drawing's resources to their object numbers in the joined file, so that identical drawings of
 * several letters have identical bytes. Drawings that cannot be parsed stay unchanged.
 */
function withStableNames(drawing: PDFRawStream): PDFRawStream {
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

/** A file to which drawn PDFs are added part by part. */
export interface PdfJoiner {
  /** Adds all pages of a drawing. */
  add(drawing: Drawing): Promise<void>;
  finish(): void;
  close(): void;
}

const WITHOUT_BLEED = { bleed: 0, size: null };

/** Joins pages in their order, each with exact boxes. Throws when the file exists or cannot be written. */
export function joinPdf(path: string): PdfJoiner {
  const file = createPdfFile(path);
  return {
    async add({ pdf }) {
      const { context, pages } = await readPages(pdf);
      const copy = file.copierFrom(context);
      for (const page of pages) {
        setBoxes(page, WITHOUT_BLEED);
        file.addPage(copy(page) as PDFDict);
      }
    },
    finish: file.finish,
    close: file.close,
  };
}
