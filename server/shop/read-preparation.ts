import { windowLines } from '../../engine/index.ts';
import type { ApiSchemas } from '../../schemas/api/openapi.generated.ts';
import { cleanLine } from '../platform/clean-text.ts';
import type { Gift, PostalAddress } from '../store/shop/sale-facts.ts';
import type { Refusal } from '../words/words.ts';
import { hasGiftWords, LONGEST_GIFT, readGiftText } from './gift.ts';
import { readAddress } from './postal-address.ts';

/** What the form says of a letter, as it was typed. */
export type LetterWords = ApiSchemas['LetterWords'];

export interface LetterFault {
  readonly field: keyof LetterWords;
  readonly message: Refusal;
}

export interface ReadPreparation {
  readonly gift: Gift;
  /** Null where nothing is typed. */
  readonly address: PostalAddress | null;
  readonly faults: readonly LetterFault[];
}

const TEXTS = ['giftTo', 'giftFrom', 'giftLine', 'lastWord'] as const;

/**
 * Reads the form of a letter, and names each field that cannot be used. `formerDay`: a day that stood already may
 * have passed. `isDone`: nothing may be missing.
 */
export function readPreparation(
  words: LetterWords,
  { today, formerDay, isDone }: { today: string; formerDay: string | null; isDone: boolean },
): ReadPreparation {
  const texts = TEXTS.map((field) => [field, readGiftText(field, words[field], today)] as const);
  const typedDay = cleanLine(words.postOn);
  const postOn = typedDay === formerDay ? formerDay : readGiftText('postOn', typedDay, today);
  const gift = Object.fromEntries(
    [...texts, ['postOn', postOn] as const].map(([field, text]) => [field, text || null]),
  ) as unknown as Gift;
  const { address, faults } = readTypedAddress(words, isDone);
  const tooLong = texts.flatMap(([field, text]): LetterFault[] =>
    text === undefined ? [{ field, message: ['giftTextTooLong', LONGEST_GIFT[field]] }] : [],
  );
  const day: LetterFault[] =
    postOn === undefined ? [{ field: 'postOn', message: ['postDayUnreadable'] }] : [];
  return {
    gift,
    address,
    faults: [...presentFaults(words, gift, isDone && tooLong.length === 0), ...tooLong, ...day, ...faults],
  };
}

function presentFaults({ isPresent }: LetterWords, gift: Gift, isWhole: boolean): readonly LetterFault[] {
  if (!isPresent && hasGiftWords(gift)) return [{ field: 'isPresent', message: ['giftOrNot'] }];
  if (isPresent && isWhole && !hasGiftWords(gift))
    return [{ field: 'giftTo', message: ['giftWithoutWords'] }];
  return [];
}

const LINES = ['name', 'line1', 'postalCode', 'city'] as const;

function readTypedAddress(
  words: LetterWords,
  isNeeded: boolean,
): { address: PostalAddress | null; faults: readonly LetterFault[] } {
  const blank = LINES.filter((line) => cleanLine(words[line]) === '');
  const isBlank = blank.length === LINES.length && cleanLine(words.line2) === '';
  if (isBlank && !isNeeded) return { address: null, faults: [] };
  if (blank.length > 0)
    return { address: null, faults: blank.map((field) => ({ field, message: ['addressLineMissing'] })) };
  const address = readAddress(words);
  if (address && windowLines(address)) return { address, faults: [] };
  const isCountry = /^[a-z]{2}$/i.test(cleanLine(words.country));
  return {
    address: null,
    faults: [
      isCountry
        ? { field: 'line1', message: ['addressTooLong'] }
        : { field: 'country', message: ['countryUnknown'] },
    ],
  };
}
