import type { LetterWords } from '../api/site-calls.ts';
import { fieldText } from '../components/forms/form-data.ts';

/** What is typed in the form of a letter. Words of a present count only while it is one. */
export function wordsOf(form: HTMLFormElement): LetterWords {
  const text = (name: keyof LetterWords): string => fieldText(form, name);
  const isPresent = text('isPresent') === 'true';
  const ofPresent = (name: keyof LetterWords): string => (isPresent ? text(name) : '');
  return {
    isPresent,
    giftTo: ofPresent('giftTo'),
    giftFrom: ofPresent('giftFrom'),
    giftLine: ofPresent('giftLine'),
    lastWord: ofPresent('lastWord'),
    postOn: text('postOn'),
    name: text('name'),
    line1: text('line1'),
    line2: text('line2'),
    postalCode: text('postalCode'),
    city: text('city'),
    country: text('country'),
  };
}
