import type { SourceRange } from '../../diagnostics/diagnostic.ts';
import { countWords } from '../../text/typeset.ts';
import { puzzleTypeOf } from '../../puzzles/index.ts';
import { variantsOf } from '../page-variants.ts';
import type { PagePassage } from '../parse/check-passage.ts';
import { startOf } from '../parse/source-text.ts';
import type { LinkContext } from './context.ts';

/**
 * Largest lengths, in words, of a title in signs: players read standing, in the sun. The guide advises far
 * less.
 */
const MOST = { message: 350, sms: 60, title: 60 } as const;

const SHORTEN = 'Coupez-le en deux, ou gardez ce qui dit où aller : le joueur lit debout, au soleil.';

function checkMessages({ draft, report }: LinkContext): void {
  for (const { path, text } of draft.source.files) {
    const page = draft.pages.find((one) => one.path === path);
    const words = page?.kind === 'messages' ? countWords(text) - leastLeftOut(page.passages) : 0;
    if (words > MOST.message)
      report(
        'text-too-long',
        startOf(path),
        `Ce message a ${words} mots ; un message en a de 80 à 180.`,
        SHORTEN,
      );
  }
}

/** The words that the longest variant of a page does not contain. */
function leastLeftOut(passages: readonly PagePassage[]): number {
  const variants = variantsOf(passages.map(({ condition }) => condition));
  return Math.min(
    ...variants.map((variant) =>
      passages.reduce((sum, { words }, index) => (variant[index] ? sum : sum + words), 0),
    ),
  );
}

function checkSms({ draft, report }: LinkContext): void {
  for (const { file, value } of draft.steps) {
    const { puzzle } = value;
    const messages = puzzle ? (puzzleTypeOf(puzzle).sms?.(puzzle) ?? []) : [];
    for (const { text, path } of messages) {
      const words = countWords(text);
      if (words <= MOST.sms) continue;
      report(
        'text-too-long',
        file.valueAt(['puzzle', ...path]),
        `Ce SMS a ${words} mots ; un SMS en a moins de ${MOST.sms}.`,
        SHORTEN,
      );
    }
  }
}

function checkTitles({ draft, report }: LinkContext): void {
  if (!draft.scenario) return;
  const { file, value } = draft.scenario;
  const tooLong = (at: SourceRange, title: string) => {
    if (title.length <= MOST.title) return;
    const message = `Ce titre a ${title.length} signes ; une ligne de téléphone en montre la moitié.`;
    report('text-too-long', at, message, 'Gardez quelques mots : le reste est dans le texte.');
  };
  value.messages.forEach(({ title }, index) => tooLong(file.valueAt(['messages', index, 'title']), title));
  value.documents.forEach(({ title }, index) => tooLong(file.valueAt(['documents', index, 'title']), title));
}

/** Reports messages, SMS and titles that nobody reads to the end on a phone. */
export function checkLengths(context: LinkContext): void {
  checkMessages(context);
  checkSms(context);
  checkTitles(context);
}
