import type { TextAreaPublic } from '../../../engine/puzzles/text-area.ts';
import { CodeForm } from '../shared/CodeForm.tsx';
import { Instrument, InstrumentHeading } from '../shared/Instrument.tsx';
import { PuzzleLinks } from '../shared/PuzzleLinks.tsx';
import type { WidgetProps } from '../widget.ts';
import styles from './TextArea.module.css';

const ROWS = 5;

export function TextArea({ puzzle, submit, draft, saveDraft, readOnly }: WidgetProps<TextAreaPublic>) {
  return (
    <Instrument gap={5} className={styles.screen}>
      <InstrumentHeading header={puzzle.header} subheader={puzzle.subheader} />
      <CodeForm
        placeholder={puzzle.placeholder}
        minLength={puzzle.minLength}
        rows={ROWS}
        draft={draft}
        saveDraft={saveDraft}
        submit={submit}
        readOnly={readOnly}
      />
      <PuzzleLinks links={puzzle.links} />
    </Instrument>
  );
}
