import type { Step } from '../../scenario/scenario.ts';
import { foundAnswers, puzzleTypeOf } from '../../puzzles/index.ts';
import { judge } from '../../story/judge.ts';
import { maxClues } from '../../story/refusals.ts';
import type { Story } from '../../story/story.ts';
import type { StandingChange, Effect } from '../standing-change.ts';
import { hasSameTexts } from '../step-changes.ts';

/** The solution, with the edges of its tolerance, and the accepted examples that are judged right. */
function rightAnswers(story: Story, step: Step): readonly string[] {
  if (!step.puzzle) return [];
  const { tolerance } = puzzleTypeOf(step.puzzle);
  const typed = [
    ...foundAnswers(step.puzzle),
    ...(tolerance?.(step.puzzle)?.right ?? []),
    ...step.examples.accept,
  ];
  return typed.filter((code) => isRight(story, step.name, code));
}

const isRight = (story: Story, step: string, code: string): boolean =>
  judge(story, step, code).verdict === 'right';

/** Answers that players have already found, on paper or in the street, must stay right. */
export function checkAnswerEdit(change: StandingChange): readonly Effect[] {
  const { before, after } = change;
  const [was, is] = [change.standingBefore.step, change.standingAfter.step];
  if (!was?.puzzle || !is?.puzzle) return [];
  const right = rightAnswers(before.story, was);
  const lost = right.filter((code) => !isRight(after.story, is.name, code));
  const about = { step: is.name, path: ['puzzle', 'solution'] };
  if (lost[0] === undefined) return was.puzzle.type === is.puzzle.type ? [] : [instrumentChanged(is.name)];
  if (lost[0] !== right[0]) {
    const message = `À ${is.name}, « ${lost[0]} » était juste et ne l’est plus.`;
    return [
      {
        code: 'answer-narrowed',
        what: is.name,
        about,
        message,
        wayOut: 'Admettez-la encore, ou gardez cet essai dans examples.accept.',
      },
    ];
  }
  const message = `À ${is.name}, la réponse « ${lost[0]} » n’est plus juste`;
  if (hasSameTexts(change))
    return [
      {
        code: 'answer-changed',
        what: is.name,
        about,
        message: `${message}, et ce que l’étape donne à lire n’a pas changé.`,
        wayOut: 'Admettez encore l’ancienne réponse, ou changez aussi le texte de l’étape.',
      },
    ];
  const wayOut = 'Si la réponse se lit sur la lettre ou dans la rue, admettez encore l’ancienne.';
  return [
    {
      code: 'question-changed',
      what: is.name,
      about,
      message: `${message} ; son texte a changé aussi.`,
      wayOut,
    },
  ];
}

function instrumentChanged(step: string): Effect {
  const message = `À ${step}, l’instrument n’est plus le même.`;
  const wayOut = 'Vérifiez que ce que le joueur a déjà essayé garde un sens.';
  return {
    code: 'instrument-changed',
    what: step,
    about: { step, path: ['puzzle', 'type'] },
    message,
    wayOut,
  };
}

/** A step must not lose hints that players have already received. */
export function checkHintEdits({
  standingBefore: { step: was },
  standingAfter: { step: is },
}: StandingChange): readonly Effect[] {
  if (!was || !is || maxClues(is) >= maxClues(was) || maxClues(is) === 0) return [];
  const message = `L’étape ${is.name} avait ${maxClues(was)} indices, elle en a ${maxClues(is)}.`;
  const wayOut = 'Gardez-en autant : le joueur relit ceux qu’il a demandés.';
  return [{ code: 'hints-fewer', what: is.name, about: { step: is.name, path: ['hints'] }, message, wayOut }];
}
