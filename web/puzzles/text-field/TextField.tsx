import type { TextFieldPublic } from '../../../engine/puzzles/text-field.ts';
import { Enlargeable } from '../../components/overlays/full-view/Enlargeable.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { CodeForm } from '../shared/CodeForm.tsx';
import { Instrument, InstrumentHeading } from '../shared/Instrument.tsx';
import { MessageLog } from '../shared/MessageLog.tsx';
import { PuzzleLinks } from '../shared/PuzzleLinks.tsx';
import type { WidgetProps } from '../widget.ts';
import styles from './TextField.module.css';
import { useWords } from '../../words/use-words.ts';

/** One line for a word, a place or a street, with optional help. */
export function TextField({ puzzle, submit, draft, saveDraft }: WidgetProps<TextFieldPublic>) {
  const words = useWords('game').puzzles;
  return (
    <Instrument gap={5} className={styles.screen}>
      {puzzle.notice ? (
        <p className={styles.notice} role="note">
          {typeset(puzzle.notice)}
        </p>
      ) : null}
      <InstrumentHeading header={puzzle.header} subheader={puzzle.subheader} />
      {puzzle.picture ? (
        <Enlargeable className={styles.frame} title={puzzle.picture.alt}>
          <img className={styles.picture} src={puzzle.picture.address} alt={puzzle.picture.alt} />
        </Enlargeable>
      ) : null}
      {puzzle.log ? <MessageLog label={words.log} messages={puzzle.log} /> : null}
      <CodeForm
        placeholder={puzzle.placeholder}
        minLength={puzzle.minLength}
        draft={draft}
        saveDraft={saveDraft}
        submit={submit}
      />
      <PuzzleLinks links={puzzle.links} />
    </Instrument>
  );
}
