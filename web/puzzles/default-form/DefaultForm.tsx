import type { DefaultFormPublic } from '../../../engine/puzzles/default-form.ts';
import { CodeForm } from '../shared/CodeForm.tsx';
import { Instrument, InstrumentHeading } from '../shared/Instrument.tsx';
import type { WidgetProps } from '../widget.ts';

/** A form with one line and the writer's own labels. */
export function DefaultForm({ puzzle, submit, draft, saveDraft }: WidgetProps<DefaultFormPublic>) {
  return (
    <Instrument gap={5}>
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
