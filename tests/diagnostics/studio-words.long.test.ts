import { describe, expect, it } from 'vitest';
import { type Code, entries, exampleOf } from '../../scripts/explain/examples.ts';
import { fileWords, inFieldNames } from '../../web/studio/field-names.ts';

/** The words of a text that only files have. */
const wordsOfFiles = (text: string): readonly string[] => {
  const words = text.match(/(?<![\p{L}\p{N}/])[A-Za-z]+(?![\p{L}\p{N}])/gu) ?? [];
  return [...new Set(words.filter((word) => fileWords.includes(word)))];
};

describe('what the studio says of a problem', () => {
  it('has the names of the form, not those of the files, for every problem that there is', () => {
    const found = (Object.keys(entries) as Code[]).flatMap((code) => {
      const { diagnostic } = exampleOf(code);
      if (!diagnostic) return [];
      const text = inFieldNames(`${diagnostic.message} → ${diagnostic.wayOut}`, diagnostic.at.file);
      const left = [...wordsOfFiles(text), ...(text.match(/npm run|\.yaml|\.mdx/gu) ?? [])];
      return left.length > 0 ? [`${code} (${left.join(', ')}): ${text}`] : [];
    });
    expect(found).toEqual([]);
  });

  it('names the fields as the form does', () => {
    expect(inFieldNames('Ajoutez « examples: » avec accept, almost et refuse.')).toBe(
      'Ajoutez « Table d’essais » avec « Justes », « Presque justes » et « Fausses ».',
    );
    expect(inFieldNames('L’attribut « name » est vide. → Écrivez name="…".', 'ville/messages/un.mdx')).toBe(
      'L’attribut « Fichier » est vide. → Écrivez « Fichier »="…".',
    );
    expect(inFieldNames('Mettez « kind: end » à l’étape.')).toBe('Mettez « Sorte : fin » à l’étape.');
  });
});
