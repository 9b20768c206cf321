// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cityTexts } from '../../../scripts/lang/leak/city-texts.ts';
import { textsOfHtml } from '../../../scripts/lang/leak/html-texts.ts';
import { pageImporter } from '../../../scripts/lang/leak/page-importer.ts';
import { type Drawing, openDrawing } from '../../../scripts/lang/leak/screens.ts';
import { keptWords, leaksIn } from '../../../scripts/lang/leak/seen.ts';
import { siteNames, siteTexts } from '../../../scripts/lang/leak/site-texts.ts';
import { readCityFolder } from '../../../server/content/read-city-folder.ts';

/** French in sources, as somebody writes it who has forgotten the catalogue. */
const PLANTED: readonly (readonly [file: string, from: string, to: string])[] = [
  ['server/rendering/prerender-site.ts', 'words.firm(facts.name, facts.tagline)', "'Une lettre arrive'"],
  ['server/rendering/discovery-files.ts', 'description: tagline', "description: 'Jeu de lettres'"],
  ['web/components/status/NotFound.tsx', '{words.text}', 'Rien à cette adresse.'],
  ['web/admin/letters/LetterSheets.tsx', '{words.title}', 'Bordereau d’envoi'],
];

let drawing: Drawing;
beforeAll(async () => {
  drawing = await openDrawing({
    name: 'planted-french',
    enforce: 'pre',
    transform(code, id) {
      const [, from, to] = PLANTED.find(([file]) => id.endsWith(`/${file}`)) ?? [];
      return from === undefined || to === undefined ? null : code.replace(from, to);
    },
  });
});
afterAll(() => drawing.close());

describe('npm run lang -- leak', () => {
  it('finds French in the preview of a page, in the manifest and in the page for errors, and nowhere else', async () => {
    const leaks = leaksIn(await siteTexts(drawing), keptWords(siteNames(drawing)));
    expect(leaks.map(({ place, text }) => [place, text])).toEqual([
      ['/en', 'Une lettre arrive'],
      ['page introuvable', 'Rien à cette adresse.'],
      ['/en/manifest.webmanifest', 'Jeu de lettres'],
    ]);
  });

  it('finds French on the papers of an envelope, and nowhere else', async () => {
    const folder = 'scripts/city-template';
    const { papers, pages, names } = cityTexts(readCityFolder(folder));
    if (!papers) throw new Error('no letter');
    const city = { slug: 'ville', name: 'Ville', timeZone: 'Europe/Paris' };
    const drawn = await drawing.papers.drawPapers(papers, city, pageImporter(pages, folder));
    const seen = drawn.flatMap(({ screen, html }) =>
      textsOfHtml(html).map((text) => ({ place: screen, text })),
    );
    expect(leaksIn(seen, keptWords([...names, city.name])).map(({ place, text }) => [place, text])).toEqual([
      ['press', 'Bordereau d’envoi'],
    ]);
  });
});
