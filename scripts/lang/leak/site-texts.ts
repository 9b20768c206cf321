import { join } from 'node:path';
import { withoutPseudo } from '../../../engine/text/pseudo.ts';
import { readServedFile, type ServedFile } from '../../../server/content/served-file.ts';
import { manifestAddress } from '../../../server/rendering/discovery-files.ts';
import type { RenderedSite } from '../../../server/rendering/site.ts';
import { textsOfData, textsOfHtml } from './html-texts.ts';
import { pseudoSite } from './pseudo-modules.ts';
import type { Drawing } from './screens.ts';
import type { Seen } from './seen.ts';

const INDEX = join(import.meta.dirname, '../../../web/index.html');

/** The addresses of public pages that are drawn in the browser alone, as their mails give them. */
const LINKED = ['/en/suivi/S1-20600-signature', '/en/password/reset?id=1&token=1'];

/** The English pages as they are served, without a build: no file has another name. */
function prerendered({ renderer, prerenderSite }: Drawing): Promise<RenderedSite> {
  const { publicPages, frame, game, preparation } = renderer;
  const english = publicPages.filter(({ language }) => language === 'en');
  const sources = [...[frame, game, preparation].flatMap(({ fr, en }) => [...fr, ...en])];
  const names = ['index.html', ...sources, ...english.flatMap(({ modules }) => modules)];
  return prerenderSite(
    { files: new Map(), index: readServedFile(INDEX) },
    {
      renderer: { ...renderer, publicPages: english },
      chunks: Object.fromEntries(names.map((file) => [file, { file }])),
      mainUrl: renderer.facts.fr.mainUrl,
      importPage: () => Promise.reject(new Error('A public page has no page of a city')),
    },
  );
}

type Document = readonly [place: string, html: string];

const htmlOf = ({ body }: ServedFile): string => body.toString('utf8');

async function documentsOf(drawing: Drawing, site: RenderedSite): Promise<readonly Document[]> {
  const { renderer, papers } = drawing;
  const pages = site.prerendered;
  if (!pages) return [];
  const linked = LINKED.map(async (address) => [address, await renderer.render(address)] as const);
  const forms = papers.preparationForms.map(async ([name, drawn]): Promise<Document> => {
    const { text } = await pages.renderPreparation(drawn, '/en/preparer/1-2-signature?saved=done');
    return [`/en/preparer, ${name}`, text];
  });
  const bought = (await papers.drawBoughtLetters()).map(({ screen, html }): Document => [
    `/en/suivi, ${screen}`,
    html,
  ]);
  return [
    ...[...pages.pages].map(([place, page]): Document => [place, htmlOf(page)]),
    ['page introuvable', htmlOf(pages.notFound.en)],
    ['page sans script', htmlOf(pages.empty.en)],
    ...(await Promise.all([...linked, ...forms])),
    ...bought,
  ];
}

/** The texts of the public pages, of a buyer’s pages and of the manifest. */
export async function siteTexts(drawing: Drawing): Promise<readonly Seen[]> {
  const site = await prerendered(drawing);
  const manifest = site.files.get(manifestAddress('en'));
  const data: unknown = manifest && JSON.parse(htmlOf(manifest));
  return [
    ...(await documentsOf(drawing, site)).flatMap(([place, html]) =>
      textsOfHtml(html).map((text) => ({ place, text })),
    ),
    ...textsOfData(data).map((text) => ({ place: manifestAddress('en'), text })),
  ];
}

const stringsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : [];

/** Words that are the same in every language: names, addresses, untranslated facts, texts typed by a buyer. */
export const siteNames = ({ papers }: Drawing): readonly string[] => [
  ...stringsIn(pseudoSite()).map(withoutPseudo),
  ...papers.preparationForms.flatMap(stringsIn),
  ...papers.countryNames.flatMap(stringsIn),
];
