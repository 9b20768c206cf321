import { bookOf } from './names.ts';
import { read } from './read.ts';
import { tokensOf } from './tokens.ts';
import { numeralAt } from './words/numerals.ts';

const NOTHING = {
  book: bookOf([], { reading: 'word', isWord: () => false }),
  city: new Set<string>(),
  pages: new Set<string>(),
};

/** The one number that a text gives, in digits: « 38 + 9 = 47 cm, je crois » is 47. Null for none or several. */
export function numberMeant(text: string): string | null {
  const { groups, denials, chooses } = read(text, NOTHING);
  const numbers = groups.flatMap(({ isContext, pieces }) =>
    pieces.filter(({ figures }) => !isContext && figures !== undefined),
  );
  const last = Math.max(...numbers.map(({ section }) => section));
  const meant = new Set(numbers.flatMap(({ section, figures = '' }) => (section === last ? figures : [])));
  const [number = null] = meant;
  return meant.size === 1 && denials.length === 0 && !chooses ? number : null;
}

/** Whether all words of a text are one number. */
export function isOneNumeral(text: string): boolean {
  const tokens = tokensOf(text);
  return numeralAt(tokens, 0)?.count === tokens.length;
}
