import { type GetTextTranslation, po } from 'gettext-parser';
import type { TranslatorText } from '../../engine/edit/translation/texts.ts';

/** The name by which a text is found again. */
export const contextOf = ({ file, name }: Pick<TranslatorText, 'file' | 'name'>): string =>
  name === '' ? file : `${file} ${name}`;

const plainLines = (text: string): string => text.replaceAll('\r\n', '\n');

/** Written by the parser as it is, one line. */
const previous = (text: string): string => `msgid ${JSON.stringify(plainLines(text))}`;

interface PoFile {
  readonly city: string;
  readonly language: string;
  readonly texts: readonly TranslatorText[];
  readonly notesOn: (text: TranslatorText) => readonly string[];
}

const isDoubtful = ({ state }: TranslatorText): boolean => state === 'stale' || state === 'unlocked';

/** A PO file of a city’s texts: what is missing is empty, what is stale is fuzzy, with its former French. */
export function writePo({ city, language, texts, notesOn }: PoFile): string {
  const translations: Record<string, Record<string, GetTextTranslation>> = {};
  for (const text of texts) {
    const context = contextOf(text);
    const entry = {
      msgctxt: context,
      msgid: plainLines(text.french),
      msgstr: [plainLines(text.text)],
      comments: {
        extracted: notesOn(text).join('\n'),
        reference: `scenarios/${city}/${text.file}`,
        ...(isDoubtful(text) && { flag: 'fuzzy' }),
        ...(text.before !== undefined && text.before !== '' && { previous: previous(text.before) }),
      },
    };
    (translations[context] ??= {})[entry.msgid] = entry;
  }
  const headers = {
    'Project-Id-Version': city,
    Language: language,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
  };
  const compiled = po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 110 });
  return `${compiled.toString('utf8')}\n`;
}
