import { useEffect, useRef, type SubmitEvent } from 'react';
import {
  fetchPreparation,
  sendLetterWords,
  type LetterFault,
  type LetterWords,
  type PreparationBody,
  type PreparedLetterBody,
} from '../api/site-calls.ts';
import { Button, SendButton } from '../components/actions/Button.tsx';
import { focusField, fieldText } from '../components/forms/form-data.ts';
import { OutcomeNote } from '../components/forms/OutcomeNote.tsx';
import { useSubmission } from '../components/forms/use-submission.ts';
import { Row, Stack } from '../components/layout/layout.tsx';
import { formFields } from '../components/papers/FormCard.tsx';
import { typeset } from '../components/text/typography.tsx';
import { deliveryDate } from '../player/dates.ts';
import { done, explainedFailure, type FormOutcome } from '../state/game/outcome.ts';
import { useLanguage, useWords } from '../words/use-words.ts';
import { LetterFields } from './LetterFields.tsx';

/** What is typed in the form of a letter. Words of a present count only while it is one. */
function wordsOf(form: HTMLFormElement): LetterWords {
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

export interface FormAnswer extends FormOutcome {
  readonly faults: readonly LetterFault[];
}

export interface LetterFormProps {
  readonly link: string;
  readonly letter: PreparedLetterBody;
  /** What stands in the fields at first. */
  readonly told: LetterWords;
  readonly today: string;
  /** What a browser without scripts was answered. */
  readonly answered: FormAnswer | null;
  readonly onType: (words: LetterWords) => void;
  readonly onStored: (preparation: PreparationBody) => void;
}

/** What a letter says and where it goes. Without scripts, the server reads the form and draws it again. */
export function LetterForm({ link, letter, told, today, answered, onType, onStored }: LetterFormProps) {
  const words = useWords('buyer');
  const { errors } = useWords('common');
  const form = useRef<HTMLFormElement>(null);
  const { pending, outcome, submit } = useSubmission(send);
  const answer = outcome ?? answered;
  // What was typed before the script had loaded.
  useEffect(() => {
    if (form.current) onType(wordsOf(form.current));
  }, [onType]);

  async function send(isDone: boolean): Promise<FormAnswer> {
    const sent = form.current ? wordsOf(form.current) : told;
    const result = await sendLetterWords(link, letter, sent, isDone);
    if (result.ok) {
      onStored(result.data);
      return { ...done(words.saved[isDone ? 'done' : 'draft'], words.stamp), faults: [] };
    }
    const faults = (result.body.faults ?? []) as readonly LetterFault[];
    if (faults[0] && form.current) focusField(form.current, faults[0].field);
    if (result.error === 'CHANGED_MEANWHILE') await readAgain();
    return { ...explainedFailure(result, errors), faults };
  }

  /** The next try is about the letter as it is now. */
  async function readAgain(): Promise<void> {
    const now = await fetchPreparation(link);
    if (now.ok) onStored(now.data);
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    void submit(!(submitter instanceof HTMLButtonElement && submitter.value === 'false'));
  };
  const isWaiting = letter.standing !== 'ready' && letter.standing !== 'held';
  return (
    <form
      ref={form}
      className={formFields}
      method="post"
      onSubmit={onSubmit}
      onInput={(event) => onType(wordsOf(event.currentTarget))}
      noValidate
    >
      <Standing letter={letter} />
      <input type="hidden" name="copy" value={letter.copy} />
      <input type="hidden" name="version" value={letter.version} />
      <LetterFields told={told} today={today} faults={answer?.faults ?? []} />
      <Stack gap={3}>
        {answer && <OutcomeNote outcome={answer} />}
        <Row gap={3}>
          <SendButton type="submit" primary name="isDone" value="true" pending={pending}>
            {isWaiting ? words.done : words.save}
          </SendButton>
          {isWaiting && (
            <Button type="submit" name="isDone" value="false" held={pending}>
              {words.later}
            </Button>
          )}
        </Row>
      </Stack>
    </form>
  );
}

/** Whether the letter stands in the queue, or what it waits for. */
function Standing({ letter: { standing, until, city } }: { readonly letter: PreparedLetterBody }) {
  const words = useWords('buyer').standing;
  const language = useLanguage();
  if (standing === null) return null;
  return <p>{typeset(words[standing](deliveryDate(until, language, city.timeZone) ?? ''))}</p>;
}
