import { type KeyboardEvent, useState } from 'react';
import { writeNote } from '../../api/calls.ts';
import { Button } from '../../components/actions/Button.tsx';
import { OutcomeNote } from '../../components/forms/OutcomeNote.tsx';
import { TextAreaField } from '../../components/forms/TextAreaField.tsx';
import { useSubmission } from '../../components/forms/use-submission.ts';
import { Row, Stack } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { submitting } from '../../components/forms/form-data.ts';
import { draftOf } from '../../state/device/drafts.ts';
import { deviceStorage } from '../../state/device/storage.ts';
import type { NotebookBody } from '../../state/game/kept-reads.ts';
import { explainedFailure, refusedForm, type FormOutcome } from '../../state/game/outcome.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './NotebookPage.module.css';

type Entry = NotebookBody['entries'][number];

const MOST_SIGNS = 200;

/** On the narrowest phones two thirds of the longest note are seen. */
const NOTE_ROWS = 4;

/** A note is one line, which the field only wraps. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

interface NoteFormProps {
  readonly entry: Entry;
  readonly code: string;
  readonly onWritten: (notebook: NotebookBody) => void;
  /** Somebody else was faster: that note is shown, and one’s own stays in the field. */
  readonly onChanged: (note: Entry['note']) => void;
}

/** The line that the players of a letter share at a step. What is typed stays on the device until it is noted. */
export function NoteForm({ entry, code, onWritten, onChanged }: NoteFormProps) {
  const { cancel, notebook: words } = useWords('beside');
  const { errors } = useWords('common');
  const { step, note } = entry;
  const key = `note.${code}.${step}`;
  const [text, setText] = useState(() => draftOf(key));
  const [isOpen, setOpen] = useState(text !== '');
  const { pending, outcome, submit, clear } = useSubmission(async (): Promise<FormOutcome | null> => {
    if (text.trim().length > MOST_SIGNS) return refusedForm(words.tooLong(text.trim().length));
    const result = await writeNote({ step, text, before: note?.text ?? '' });
    if (!result.ok) {
      if (result.error === 'NOTE_CHANGED') onChanged(result.body.note as Entry['note']);
      return explainedFailure(result, errors);
    }
    deviceStorage.remove(key);
    setText('');
    setOpen(false);
    onWritten(result.data);
    return null;
  });
  const type = (typed: string): void => {
    const line = typed.replaceAll(/\s*\n\s*/g, ' ');
    setText(line);
    deviceStorage.write(key, line);
  };
  const open = (): void => {
    type(note?.text ?? '');
    clear();
    setOpen(true);
  };
  const writer = note?.by && (note.by.name ?? words.phone);
  return (
    <Stack gap={2}>
      {note && (
        <p className={styles.note}>
          {typeset(note.text)}
          {writer && <span className={styles.small}>{typeset(words.notedBy(writer))}</span>}
        </p>
      )}
      {isOpen ? (
        <form onSubmit={submitting(() => submit())} noValidate>
          <Stack gap={2}>
            <TextAreaField
              label={words.note}
              hint={words.left(MOST_SIGNS - text.trim().length)}
              rows={NOTE_ROWS}
              value={text}
              onType={type}
              onKeyDown={submitOnEnter}
              enterKeyHint="done"
              autoComplete="off"
            />
            <Row gap={3} lineGap={2}>
              <Button type="submit" className="button--small" held={pending}>
                {words.write}
              </Button>
              <Button
                className="button--small"
                onClick={() => {
                  deviceStorage.remove(key);
                  setText('');
                  setOpen(false);
                }}
              >
                {cancel}
              </Button>
            </Row>
          </Stack>
        </form>
      ) : (
        <div>
          <Button className="button--small" onClick={open}>
            {note ? words.change : words.add}
          </Button>
        </div>
      )}
      {outcome && <OutcomeNote outcome={outcome} />}
    </Stack>
  );
}
