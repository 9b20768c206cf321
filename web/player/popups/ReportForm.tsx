import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { reportPlace } from '../../api/calls.ts';
import { isTooMany } from '../../api/client.ts';
import { Button } from '../../components/actions/Button.tsx';
import { TextAreaField } from '../../components/forms/TextAreaField.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { adviceFor } from '../../state/game/outcome.ts';
import { viewOnlyRefusal } from '../../state/game/view-as.ts';
import { wordsFor } from '../../state/words.ts';
import styles from './ReportForm.module.css';
import { useWords } from '../../words/use-words.ts';

const LONGEST = 1000;

/** Form for changes in the street (works, a missing plaque, a closed gate), read by staff. */
export function ReportForm({ step }: { readonly step?: string | undefined }) {
  const words = useWords('game').popups.report;
  const { errors } = useWords('common');
  const [text, setText] = useState('');
  const [notice, setNotice] = useState<string | null>(null);
  const noticeElement = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (notice) noticeElement.current?.scrollIntoView({ block: 'nearest' });
  }, [notice]);
  const send = async () => {
    setNotice(null);
    const result = viewOnlyRefusal() ?? (await reportPlace(text.trim(), step));
    if (!result.ok)
      return setNotice(isTooMany(result) ? adviceFor(result, errors) : wordsFor(result.error, errors));
    setText('');
    setNotice(words.sent);
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send();
  };
  return (
    <details className={styles.report}>
      <summary>{words.summary}</summary>
      <form onSubmit={onSubmit}>
        <TextAreaField label={words.seen} rows={3} maxLength={LONGEST} value={text} onType={setText} />
        <Button type="submit" held={text.trim() === ''}>
          {words.send}
        </Button>
        <p ref={noticeElement} role="status" className={styles.told}>
          {notice && typeset(notice)}
        </p>
      </form>
    </details>
  );
}
