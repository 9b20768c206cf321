import type { ApiSchemas } from '../../schemas/api/openapi.generated.ts';
import { CODE_ALPHABET } from '../platform/code.ts';
import { foldEmail, mayBeEmail } from '../platform/email.ts';
import { foldedWords } from '../shop/postal-address.ts';
import type { FoundByCounter } from '../store/staff/counter-search.ts';
import type { SearchTerms } from '../store/staff/search-terms.ts';
import { presentCounterLetter, presentSale, type LetterSeals, type SaleSeals } from './present-order.ts';
import type { Services } from '../services/services.ts';

type SearchParts = Pick<Services, 'staff'> & SaleSeals;

/** Finds letters, sales and people by whatever somebody at the counter was given. */
export async function searchCounter(
  services: SearchParts,
  typed: string,
): Promise<ApiSchemas['CounterSearch']> {
  const { search, saleList } = services.staff;
  const terms = readTerms(services, typed);
  const found = await search.find(terms);
  const letters = found.letters.map((letter) => presentCounterLetter(services, letter));
  const sales = (await saleList.byIds(found.sales)).map((sale) => presentSale(services, sale));
  const isNothing = letters.length + sales.length === 0 && found.account === null;
  return {
    letters,
    sales,
    people: peopleIn(found, letters, terms.email),
    nearCodes: isNothing ? [...(await search.codes(nearCodes(terms.codes[0])))] : [],
    isCut: found.isCut,
  };
}

/** The people of the letters found: each mail address once, the typed one first. */
function peopleIn(
  { account }: FoundByCounter,
  letters: readonly ApiSchemas['CounterLetter'][],
  typed: string | null,
): ApiSchemas['CounterSearch']['people'] {
  const bought = countBy(letters.map(({ buyer }) => buyer));
  const played = countBy(letters.map(({ player }) => player));
  const emails = new Set([...(account === null ? [] : [account]), ...bought.keys(), ...played.keys()]);
  return [...emails]
    .toSorted((one, other) => Number(other === typed) - Number(one === typed))
    .map((email) => ({ email, bought: bought.get(email) ?? 0, played: played.get(email) ?? 0 }));
}

function countBy(emails: readonly (string | null)[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const email of emails) if (email !== null) counts.set(email, (counts.get(email) ?? 0) + 1);
  return counts;
}

const CODE_LENGTH = 6;
/** « V-12 », « v 12 », « 12 » ; « V-12-1 » for one letter of it. */
const NUMBER = /^v?[\s\p{Pd}]*(\d{1,9})(?:[\s\p{Pd}]+(\d{1,3}))?$/iu;

/** Reads what somebody typed as everything that it may be. */
export function readTerms({ addressSeals, buyerSeals }: LetterSeals, typed: string): SearchTerms {
  const text = typed.normalize('NFKC').trim();
  const words = foldedWords(text);
  const joined = words.join('');
  const email = mayBeEmail(foldEmail(text)) ? foldEmail(text) : null;
  const [, sale, copy] = NUMBER.exec(text) ?? [];
  const isCode = /^[a-z0-9]{5,7}$/.test(joined) && email === null;
  return {
    text,
    codes: isCode ? [joined.toUpperCase()] : [],
    identifiers: copy === undefined ? [text, text.toUpperCase()] : [text, `V-${sale}-${copy}`],
    sale: sale === undefined || copy !== undefined ? null : Number(sale),
    references: [text],
    email,
    buyers: email === null ? [] : buyerSeals.digests(email),
    addresses: email === null ? wordLists(words, joined).map((list) => list.map(addressSeals.digests)) : [],
  };
}

/** « SW1A 1AA » is one word of an address, « Marie Dupont » two. */
const wordLists = (words: readonly string[], joined: string): readonly (readonly string[])[] =>
  words.length > 1 ? [words, [joined]] : [words].filter((list) => list.length > 0);

/** Every code that is one slip away: a sign more, less or other, or two that changed places. */
export function nearCodes(typed = ''): readonly string[] {
  const signs = [...typed];
  const places = signs.map((_, index) => index);
  const near =
    signs.length === CODE_LENGTH
      ? [
          ...places.flatMap((place) => [...CODE_ALPHABET].map((sign) => signs.with(place, sign))),
          ...places
            .slice(1)
            .map((place) => signs.with(place, signs[place - 1] ?? '').with(place - 1, signs[place] ?? '')),
        ]
      : signs.length > CODE_LENGTH
        ? places.map((place) => signs.toSpliced(place, 1))
        : [...places, signs.length].flatMap((place) =>
            [...CODE_ALPHABET].map((sign) => signs.toSpliced(place, 0, sign)),
          );
  return [...new Set(near.map((code) => code.join('')))];
}
