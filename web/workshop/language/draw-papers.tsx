import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import type { LetterBody, PaperForm } from '../../admin/letters/letter-calls.ts';
import { Sheets } from '../../admin/letters/LetterSheets.tsx';
import { COUNTRIES } from '../../buyer/LetterFields.tsx';
import { type ImportPage, loadPage } from '../../player/pages/load-page.ts';
import { WayOfLetters } from '../../site/bought/BoughtLettersPage.tsx';
import type { DrawnPreparation } from '../../state/client-state.ts';
import { closedLetter, preparation, preparedLetter, toldLetter } from '../stage/preparation-calls.ts';
import { pagesIn } from '../stage/pages-in.ts';
import { draw, type Drawn } from './draw-screens.tsx';

const MAIN_URL = 'https://poste.example';

/** What stands on the papers of one order. */
const ORDER = {
  code: 'PLI417',
  identifier: '417',
  giftFrom: 'Anne',
  giftTo: 'Jo',
  giftLine: 'Camille',
  address: ['Anne', '12'],
  copies: 2,
  language: 'en',
  link: `${MAIN_URL}/a/PLI417?lang=en`,
  isLinkLocal: false,
  startDate: '2026-06-02T10:00:00.000Z',
} as const;

const FORMS: readonly PaperForm[] = ['press', 'large'];

type Papers = Pick<LetterBody, 'documents' | 'letter' | 'reference' | 'startPlaces'>;

/** All papers of an envelope, in each form that says something else. */
export async function drawPapers(
  papers: Papers,
  city: LetterBody['city'],
  importPage: ImportPage,
): Promise<readonly Drawn[]> {
  const letter = { ...ORDER, city, ...papers };
  await Promise.all(pagesIn(letter).map((address) => loadPage(address, importPage)));
  const drawn: Drawn[] = [];
  for (const form of FORMS)
    drawn.push({ screen: form, html: await draw(<Sheets letter={letter} form={form} />) });
  return drawn;
}

type Bought = ApiSchemas['BoughtLetter'];

const AT = '2026-06-17T12:00:00.000Z';
const BOUGHT: Bought = {
  number: 'V-417-1',
  city: 'Ville',
  state: 'paid',
  isSheet: false,
  isReplacement: false,
  paidAt: AT,
  postOn: null,
  waitsForWords: false,
  printedAt: null,
  postedAt: null,
  deliveredAt: null,
  trackingNumber: '1',
  news: null,
  newsAt: null,
};

const STATES = ['paid', 'printed', 'posted', 'delivered', 'withdrawn', 'voided'] as const;

const WAYS: readonly Bought[] = [
  ...STATES.map((state) => ({ ...BOUGHT, state })),
  { ...BOUGHT, postOn: '2026-12-24' },
  { ...BOUGHT, waitsForWords: true },
  { ...BOUGHT, isReplacement: true },
  ...(['paid', 'printed', 'posted', 'voided'] as const).map((state) => ({ ...BOUGHT, isSheet: true, state })),
];

/** The way of bought letters, each alone and all together. */
export async function drawBoughtLetters(): Promise<readonly Drawn[]> {
  const drawn: Drawn[] = [];
  for (const letters of [...WAYS.map((one) => [one]), WAYS, []]) {
    const result = { ok: true, status: 200, data: { letters } } as const;
    const page = <WayOfLetters link="1" result={result} onRetry={() => undefined} />;
    drawn.push({ screen: letters.map(({ state }) => state).join(', '), html: await draw(page) });
  }
  return drawn;
}

const formOf = (...letters: readonly ApiSchemas['PreparedLetter'][]): DrawnPreparation => ({
  preparation: preparation(...letters),
  message: null,
  refused: null,
});

/** The countries among which a buyer chooses, as English writes them. */
export const countryNames = COUNTRIES.map((code) => new Intl.DisplayNames('en', { type: 'region' }).of(code));

/** What the form of a buyer is drawn from. */
export const preparationForms: readonly (readonly [name: string, drawn: DrawnPreparation])[] = [
  ['à corriger', formOf(preparedLetter())],
  ['à dire', formOf(toldLetter())],
  ['pas dit', formOf(toldLetter({ standing: 'untold' }))],
  ['prêt', formOf(toldLetter({ standing: 'ready', until: null }))],
  ['retenu', formOf(toldLetter({ standing: 'held', until: null }))],
  ...STATES.map((state) => [state, formOf(closedLetter({ state }))] as const),
  ['plusieurs', formOf(toldLetter(), preparedLetter({ copy: 2 }), closedLetter({ copy: 3 }))],
];
