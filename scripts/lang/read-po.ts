import { po } from 'gettext-parser';
import type { GivenText } from '../../engine/edit/translation/import-texts.ts';
import { poBlocks, type PoBlock } from './po-lines.ts';

export interface PoText extends GivenText {
  readonly context: string;
  readonly line: number;
}

/** An entry that cannot be read. */
interface PoFault {
  readonly line: number;
  readonly context: string;
  readonly message: string;
}

const BROKEN = 'Cette entrée ne se lit pas : un guillemet, un mot-clé ou une ligne y manque.';
const NAMELESS = 'Cette entrée n’a pas de msgctxt : rien ne dit de quel texte elle est.';

function textOf({ text, line }: PoBlock): PoText | PoFault {
  try {
    const [entry] = Object.values(po.parse(text).translations).flatMap((entries) => Object.values(entries));
    const { msgctxt: context = '', msgid: french = '', msgstr = [], comments } = entry ?? {};
    if (context === '') return { line, context, message: NAMELESS };
    const [file = '', ...name] = context.split(' ');
    const isFuzzy = /\bfuzzy\b/u.test(comments?.flag ?? '');
    return { context, file, name: name.join(' '), french, text: msgstr[0] ?? '', isFuzzy, line };
  } catch {
    return { line, context: /^msgctxt "(.*)"$/mu.exec(text)?.[1] ?? '', message: BROKEN };
  }
}

/** The texts of a PO file, and its entries that cannot be read: each is read by itself. */
export function readPo(text: string): {
  readonly texts: readonly PoText[];
  readonly faults: readonly PoFault[];
} {
  const read = poBlocks(text).map(textOf);
  return {
    texts: read.filter((one): one is PoText => 'file' in one),
    faults: read.filter((one): one is PoFault => 'message' in one),
  };
}

/** Null for bytes that are no text of Unicode. */
export function decodedPo(bytes: Uint8Array): string | null {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  try {
    return new TextDecoder(isWide ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
