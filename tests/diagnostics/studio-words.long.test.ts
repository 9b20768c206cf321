import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Code, entries, exampleOf } from '../../scripts/explain/examples.ts';
import { textOutsideCatalogues } from '../../scripts/words/faults.ts';
import { fileWords, inFieldNames } from '../../web/studio/field-names.ts';
import { root } from '../support/programs/run.ts';

/** The words of a text that only files have. */
const wordsOfFiles = (text: string): readonly string[] => {
  const words = text.match(/(?<![\p{L}\p{N}/])[A-Za-z]+(?![\p{L}\p{N}])/gu) ?? [];
  const names =
    text.match(
      /npm run|\.yaml|\.mdx|(?<!\/)\b(?:steps|messages|walkthroughs|media)\/|\b[Bb]alises?\b|\breceived\b|\b[a-z]+=(?="|\s?»)|«\s*»/gu,
    ) ?? [];
  return [...new Set([...words.filter((word) => fileWords.includes(word)), ...names])];
};

const filesIn = (folder: string, name: RegExp): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

/** The titles and helps of a schema, and the names of its values. */
function textsOfSchema(schema: unknown): readonly string[] {
  if (Array.isArray(schema)) return schema.flatMap(textsOfSchema);
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]: [string, unknown]) => {
    const texts = [value].flat().filter((text) => typeof text === 'string');
    return /^(?:title|description|enumDescriptions|typeDescriptions)$/u.test(key) && texts.length > 0
      ? texts
      : textsOfSchema(value);
  });
}

/** A value that writers type as the file has it. */
const TYPED = /documents\/ordre/u;
/** Names of fields that are words of every day too. */
const ORDINARY: readonly string[] = ['closes', 'question'];
/** Refusals of malformed calls, which no writer sees, and the rules by which words of files are replaced. */
const UNSAID = /\/(?:visit-request|field-names)\.ts$/u;

describe('what the studio says of a problem', () => {
  it('has the names of the form, not those of the files, for every problem that there is', () => {
    const found = (Object.keys(entries) as Code[]).flatMap((code) => {
      const { diagnostic } = exampleOf(code);
      if (!diagnostic) return [];
      const text = inFieldNames(`${diagnostic.message} → ${diagnostic.wayOut}`, diagnostic.at.file);
      const left = wordsOfFiles(text);
      return left.length > 0 ? [`${code} (${left.join(', ')}): ${text}`] : [];
    });
    expect(found).toEqual([]);
  });

  it('has them in the titles and helps of its forms', () => {
    const texts = filesIn('schemas', /\.schema\.json$/u).flatMap((file) =>
      textsOfSchema(JSON.parse(readFileSync(file, 'utf8'))),
    );
    const found = [...new Set(texts)].flatMap((text) => {
      const left = TYPED.test(text) ? [] : wordsOfFiles(inFieldNames(text));
      return left.length > 0 ? [`(${left.join(', ')}): ${inFieldNames(text)}`] : [];
    });
    expect(found).toEqual([]);
  });

  it('has no word of a file in its own sentences', () => {
    const sources = ['web/studio', 'server/studio', 'engine/edit'].flatMap((folder) =>
      filesIn(folder, /\.tsx?$/u).filter((file) => !UNSAID.test(file)),
    );
    const said = sources.flatMap((file) => textOutsideCatalogues(file, readFileSync(file, 'utf8')));
    expect(said.length).toBeGreaterThan(300);
    const found = said.flatMap(({ file, line, sentence }) => {
      const text = sentence.replace(/^[^«]*/u, '');
      // The markup of a printed sheet is cut away: its sentences remain.
      const left = /^« ?</u.test(text) ? [] : wordsOfFiles(text).filter((word) => !ORDINARY.includes(word));
      return left.length > 0 ? [`${file}:${line} (${left.join(', ')}): ${text}`] : [];
    });
    expect(found).toEqual([]);
  });

  it('names the fields as the form does', () => {
    expect(inFieldNames('Ajoutez « examples: » avec accept, almost et refuse.')).toBe(
      'Ajoutez « Table d’essais » avec « Justes », « Presque justes » et « Fausses ».',
    );
    expect(inFieldNames('L’attribut « name » est vide. → Écrivez name="…".', 'ville/messages/un.mdx')).toBe(
      'Le champ « Fichier » est vide. → Remplissez « Fichier ».',
    );
    expect(inFieldNames('L’attribut « is » est vide. → Écrivez is="…".', 'ville/messages/un.mdx')).toBe(
      'Le champ « Ce qu’ils ont choisi » est vide. → Remplissez « Ce qu’ils ont choisi ».',
    );
    expect(inFieldNames('Il a quelque chose à dire : mettez « chose ».')).toBe(
      'Il a quelque chose à dire : mettez « A choisi ».',
    );
    expect(inFieldNames('La ligne d’où partent les hachures.')).toBe('La ligne d’où partent les hachures.');
    // The help of a schema takes the titles of that schema: another has a field of the same name.
    expect(
      inFieldNames(
        'Combien de réponses refusées, avec une phrase de l’auteur ou sans, en tout ou à une étape (at). La même ne compte qu’une fois par étape. « most: 0 » veut dire aucune.',
      ),
    ).toMatch(/« Au plus : 0 » veut dire aucune/u);
    expect(inFieldNames('Ajoutez-le à media/. Employez le champ id d’une image.')).toBe(
      'Ajoutez-le aux images et aux sons. Employez le champ « Nom » d’une image.',
    );
    expect(inFieldNames('Mettez « kind: end » à l’étape.')).toBe('Mettez « Genre d’étape : fin » à l’étape.');
  });
});
