import { startOf } from '../parse/source-text.ts';
import type { LinkContext } from './context.ts';

/** The letter must print the code, and the square that opens the game. */
export function checkPrintedLetter({ draft, scenario, report }: LinkContext): void {
  const letter =
    draft.scenario && draft.pages.find(({ kind, slug }) => kind === 'letter' && slug === scenario.letter);
  if (!letter) return;
  const missing = ['Code', 'QrCode']
    .filter((tag) => !letter.tags.some(({ name }) => name === tag))
    .map((tag) => `<${tag} />`);
  if (missing.length === 0) return;
  const message = `La lettre n’imprime pas ${missing.join(' ni ')} : le papier n’ouvrirait pas le jeu.`;
  report(
    'letter-without-code',
    startOf(letter.path),
    message,
    `Ajoutez ${missing.join(' et ')} dans la lettre.`,
  );
}
