import type { SourceRange } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import { countWords } from '../../text/typeset.ts';
import type { Located } from '../draft.ts';
import { BLANKS, blanksIn, measuredSteps, partsOf } from '../report/conditions.ts';
import { unreadSentences } from '../report/every-player.ts';
import type { LinkContext } from './context.ts';
import { solutionsIn } from './hints.ts';
import { checkName, STEP } from './references.ts';

/** The sheet is one page, whatever the player did. */
const MOST = { sentence: 60, sheet: 380 } as const;

const KNOWN_BLANKS: ReadonlySet<string> = new Set(Object.keys(BLANKS));

type Report = Located<'report'>;

/** The steps of measures; the facts are checked with those of all conditions. */
function checkMeasures(context: LinkContext, { file, value }: Report): void {
  value.groups.forEach(({ sentences }, group) => {
    sentences.forEach(({ if: condition }, index) => {
      for (const part of condition ? partsOf(condition, ['groups', group, 'sentences', index, 'if']) : []) {
        for (const [name, path] of measuredSteps(part))
          checkName(context, STEP, () => file.valueAt(path), name, context.stepNames);
      }
    });
  });
}

interface WrittenText {
  readonly text: string;
  readonly path: readonly (string | number)[];
}

const textsOf = ({ value }: Report): readonly WrittenText[] =>
  value.groups.flatMap(({ heading, sentences }, group): readonly WrittenText[] => [
    { text: heading, path: ['groups', group, 'heading'] },
    ...sentences.map(({ say }, index) => ({ text: say, path: ['groups', group, 'sentences', index, 'say'] })),
  ]);

function checkBlanks({ report }: LinkContext, at: SourceRange, text: string): void {
  for (const blank of blanksIn(text)) {
    if (KNOWN_BLANKS.has(blank)) continue;
    const wayOut = didYouMean(
      blank,
      KNOWN_BLANKS,
      'Écrivez un blanc que le rapport remplit, ou retirez les accolades.',
    );
    report('unknown-blank', at, `Le rapport ne sait pas remplir {${blank}}.`, wayOut);
  }
}

function checkSpoilers({ draft, report }: LinkContext, at: SourceRange, text: string): void {
  const solutionOf = solutionsIn(text);
  for (const step of draft.steps) {
    const solution = solutionOf(step);
    if (solution === null) continue;
    const message = `Cette feuille se montre à qui n’a pas joué, et elle dit « ${solution} », que cherche l’étape ${step.value.name}.`;
    report('solution-in-report', at, message, 'Écrivez cette phrase sans la réponse.');
  }
}

function checkTexts(context: LinkContext, written: Report): void {
  for (const { text, path } of textsOf(written)) {
    const at = written.file.valueAt(path);
    checkBlanks(context, at, text);
    checkSpoilers(context, at, text);
    const words = countWords(text);
    const wayOut = `Coupez-la : ${MOST.sentence} mots au plus, la feuille est une page.`;
    if (words > MOST.sentence)
      context.report('text-too-long', at, `Cette phrase du rapport a ${words} mots.`, wayOut);
  }
}

function checkSheet({ report }: LinkContext, { file, value }: Report): void {
  const longest = value.groups.map(({ sentences }) =>
    Math.max(...sentences.map(({ say }) => countWords(say))),
  );
  const sheet = longest.reduce((sum, words) => sum + words, 0);
  if (sheet <= MOST.sheet) return;
  const message = `Avec la plus longue phrase de chaque groupe, le rapport a ${sheet} mots ; la feuille en tient ${MOST.sheet}.`;
  report(
    'text-too-long',
    file.keyAt(['groups']),
    message,
    'Raccourcissez les plus longues, ou retirez un groupe.',
  );
}

function checkOrder({ report }: LinkContext, { file, value }: Report): void {
  value.groups.forEach((group, index) => {
    const found = unreadSentences(group);
    for (const sentence of found?.unread ?? []) {
      const message =
        'Personne ne lira cette phrase : une de celles d’avant vaut toujours, ou sa condition ne peut être vraie.';
      const at = file.valueAt(['groups', index, 'sentences', sentence, 'say']);
      report('sentence-never-said', at, message, 'Montez-la dans le groupe, ou changez son « if ».');
    }
    if (!found?.mayBeEmpty || group.optional) return;
    const message = `Pour certains joueurs, la rubrique « ${group.heading} » n’a aucune phrase.`;
    report(
      'group-may-be-empty',
      file.valueAt(['groups', index, 'heading']),
      message,
      'Ajoutez une dernière phrase sans « if », ou écrivez « optional: true ».',
    );
  });
}

/** Checks what the sentences of the report say, which differs by language: their blanks and lengths. */
export function checkReportTexts(context: LinkContext): void {
  const { report } = context.draft;
  if (!report) return;
  checkTexts(context, report);
  checkSheet(context, report);
}

/** Checks the sentences of the report: their facts, blanks and lengths, and that each is read by somebody. */
export function checkReport(context: LinkContext): void {
  const { report } = context.draft;
  if (!report) return;
  checkMeasures(context, report);
  checkReportTexts(context);
  checkOrder(context, report);
}
