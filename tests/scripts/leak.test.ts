import { describe, expect, it } from 'vitest';
import { pseudoEngineWords } from '../../engine/city/pseudo-story.ts';
import { fr } from '../../engine/words/fr.ts';
import { pseudoWords } from '../../engine/text/pseudo.ts';
import { cityTexts } from '../../scripts/lang/leak/city-texts.ts';
import { textsOfHtml } from '../../scripts/lang/leak/html-texts.ts';
import { MAIL_NAMES, mailTexts, pseudoServerWords } from '../../scripts/lang/leak/mail-texts.ts';
import { keptWords, leaksIn } from '../../scripts/lang/leak/seen.ts';
import { readCityFolder } from '../../server/content/read-city-folder.ts';
import { loadFacts } from '../../server/content/load-facts.ts';
import { fr as serverFr } from '../../server/words/fr.ts';

type Words = typeof fr;

const REPORT = `groups:
  - heading: Exactitude
    sentences:
      - say: 'Noté : {erreurs}, {indices}.'
`;

/** The leaks of a small city, with these entries left in French. */
function leaksWith(left: (french: Words) => Partial<Words>): readonly string[] {
  const city = readCityFolder('scripts/city-template');
  const source = { ...city, files: [...city.files, { path: 'rapport.yaml', text: REPORT }] };
  const { seen, names } = cityTexts(source, { ...pseudoEngineWords, ...left(fr) });
  return leaksIn(seen, keptWords(names)).map(({ place, text }) => `${place} : ${text}`);
}

describe('the pseudo-language', () => {
  it('makes sentences a third longer, and keeps what fills their holes', () => {
    const words = pseudoWords({
      from: (name: string, count: number) => `De ${name}, ${count} fois`,
      none: '7',
    });
    expect(words.from('Anne', 3)).toMatch(/^⟦De( \w+)?⟧ Anne⟦, 3 fois \w+⟧$/u);
    expect(words.none).toBe('7');
  });
});

describe('npm run lang -- leak', () => {
  it('finds nothing in a city whose texts all come from its files and the catalogues', () => {
    expect(leaksWith(() => ({}))).toEqual([]);
  });

  it.each<readonly [string, (french: Words) => Partial<Words>, RegExp]>([
    ['hours', ({ hours }) => ({ hours }), /hours\.\w+.* : /u],
    ['a tile', ({ tiles }) => ({ tiles }), /tiles\.label : /u],
    ['a refusal', ({ refusals }) => ({ refusals }), /refus : Code Erroné/u],
    ['a report', ({ report }) => ({ report }), /rapport \(\w+\) : .*aucun indice/u],
    ['the form of a code', ({ defaultForm }) => ({ defaultForm }), /puzzle\.header : Avez-vous du nouveau/u],
  ])('finds French in %s, and says where', (_name, left, place) => {
    expect(leaksWith(left)).toContainEqual(expect.stringMatching(place));
  });

  it('finds French in the subject of a mail, and in none when all is translated', () => {
    const { facts } = loadFacts('scenarios');
    if (!facts) throw new Error('no facts');
    const leaks = (words: typeof pseudoServerWords) =>
      leaksIn(mailTexts(words, facts), keptWords(MAIL_NAMES)).map(({ place, text }) => `${place} : ${text}`);
    expect(leaks(pseudoServerWords)).toEqual([]);
    const { mails } = pseudoServerWords;
    const arrival = { ...mails.arrival, subject: serverFr.mails.arrival.subject };
    expect(leaks({ ...pseudoServerWords, mails: { ...mails, arrival } })).toEqual([
      `mail « message arrivé », objet : ${serverFr.mails.arrival.subject}`,
    ]);
  });

  it('reads a screen line by line, with what is spoken', () => {
    const html = '<main><h1>Un <b>titre</b></h1><img alt="Un phare"><p>Texte<br>suite</p></main>';
    expect(textsOfHtml(html)).toEqual(['Un titre', 'Un phare', 'Textesuite']);
  });
});
