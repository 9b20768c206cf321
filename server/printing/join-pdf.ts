import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import {
  ParseSpeeds,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNull,
  PDFRawStream,
  PDFRef,
  type PDFContext,
  type PDFObject,
  type PDFPage,
} from '@cantoo/pdf-lib';
import { withStableNames } from './shared-drawing.ts';

/** Writes a PDF to disk part by part, without holding it in memory. */
export interface JoinedPdf {
  /** Appends all pages of a PDF. Objects identical to earlier ones are not written again. */
  add(pdf: Uint8Array): Promise<void>;
  /** Writes the trailer; without it the file is invalid. */
  finish(): void;
  /** Closes the file without finishing it. */
  close(): void;
}

const CATALOG = 1;
const PAGES = 2;
/** References to the source document or to dropped annotations. */
const LEFT_OUT = ['Parent', 'P', 'StructParent', 'StructParents', 'Dest'];
/** Page attributes that may be inherited. */
const INHERITED = ['Resources', 'MediaBox', 'CropBox', 'Rotate'];

const name = (text: string) => PDFName.of(text);

/** Throws when the file exists or cannot be written. Mode 0600. */
export function joinPdf(path: string): JoinedPdf {
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

  /** Writes an object unless an identical one exists; returns its number. */
  function place(object: PDFObject): number {
    const body = bytesOf(object);
    const digest = createHash('sha256').update(body).digest('base64');
    const found = written.get(digest);
    if (found !== undefined) return found;
    const number = offsets.push(0) - 1;
    written.set(digest, number);
    writeObject(number, body);
    return number;
  }

  /** Copies objects of one part with everything they refer to. */
  function copierFrom(context: PDFContext): (object: PDFObject) => PDFObject {
    const placed = new Map<PDFRef, PDFRef>();
    const copyDict = (dict: PDFDict): PDFDict => {
      const copy = PDFDict.withContext(context);
      for (const [key, value] of dict.entries()) if (!LEFT_OUT.includes(key.decodeText())) copy.set(key, copyAll(value));
      return copy;
    };
    const copyAll = (object: PDFObject): PDFObject => {
      if (object instanceof PDFRef) {
        const ref = placed.get(object) ?? PDFRef.of(place(copyAll(context.lookup(object) ?? PDFNull)));
        placed.set(object, ref);
        return ref;
      }
      if (object instanceof PDFRawStream) return withStableNames(PDFRawStream.of(copyDict(object.dict), object.contents));
      if (object instanceof PDFDict) return copyDict(object);
      if (!(object instanceof PDFArray)) return object;
      const copy = PDFArray.withContext(context);
      for (const item of object.asArray()) copy.push(copyAll(item));
      return copy;
    };
    return copyAll;
  }

  function addPage({ node }: PDFPage, copy: (object: PDFObject) => PDFObject): void {
    for (const key of INHERITED) {
      const value = node.getInheritableAttribute(name(key));
      if (value) node.set(name(key), value);
    }
    const page = copy(node) as PDFDict;
    page.set(name('Parent'), PDFRef.of(PAGES));
    const number = offsets.push(0) - 1;
    writeObject(number, bytesOf(page));
    pages.push(number);
  }

  write('%PDF-1.7\n%\u00E2\u00E3\u00CF\u00D3\n');
  return {
    async add(pdf) {
      const part = await PDFDocument.load(pdf, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest });
      const copy = copierFrom(part.context);
      for (const page of part.getPages()) addPage(page, copy);
    },
    finish() {
      writeObject(PAGES, `<< /Type /Pages /Count ${pages.length} /Kids [ ${pages.map((page) => `${page} 0 R`).join(' ')} ] >>`);
      writeObject(CATALOG, `<< /Type /Catalog /Pages ${PAGES} 0 R /Lang (fr) >>`);
      const start = length;
      const lines = offsets.slice(1).map((place) => `${String(place).padStart(10, '0')} 00000 n \n`);
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
