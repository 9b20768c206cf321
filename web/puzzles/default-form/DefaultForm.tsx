import type { DefaultFormPublic } from '../../../engine/puzzles/default-form.ts';
import { CodeForm } from '../shared/CodeForm.tsx';
import { Instrument, InstrumentHeading } from '../shared/Instrument.tsx';
import type { WidgetProps } from '../widget.ts';
import styles from './DefaultForm.module.css';

/** The Company's ordinary form: one line, in its own words. */
export function DefaultForm({ puzzle, submit, draft, saveDraft }: WidgetProps<DefaultFormPublic>) {
  return (
    <Instrument className={styles.form}>
      <InstrumentHeading header={puzzle.header} subheader={puzzle.subheader} />
      <CodeForm
        placeholder={puzzle.placeholder}
        minLength={puzzle.minLength}
        button={puzzle.button}
        draft={draft}
        saveDraft={saveDraft}
        submit={submit}
      />
    </Instrument>
  );
}
