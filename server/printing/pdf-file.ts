import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNull,
  PDFRawStream,
  PDFRef,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { withStableNames } from './shared-drawing.ts';

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
