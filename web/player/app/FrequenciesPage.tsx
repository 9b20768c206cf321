import { Screen } from '../../components/screen/Screen.tsx';
import { isFixedInstrument, PuzzleWidget } from '../../puzzles/PuzzleWidget.tsx';
import type { SubmitResult } from '../../puzzles/widget.ts';
import { askRecognise } from '../../state/game/answers.ts';
import { ApplicationElsewhere } from '../hands/PaperElsewhere.tsx';
import { useStory } from '../story.ts';
import { useWords } from '../../words/use-words.ts';

const forget = (): void => undefined;

/** The analyser of a step already solved, in its last state. */
export function FrequenciesPage() {
  const { errors } = useWords('common');
  /** A locked instrument never submits; this is a safeguard. */
  const refuse = (): Promise<SubmitResult> => Promise.resolve({ ok: false, message: errors.checkFailed });
  const { status, view } = useStory();
  const { analyser } = view;
  const tile = view.tiles.find(({ id }) => id === 'analyser');
  if (!analyser) return <ApplicationElsewhere tile={tile} />;
  const puzzle = { ...analyser.puzzle, header: analyser.header, subheader: analyser.subheader ?? undefined };
  return (
    <Screen title={tile?.label ?? analyser.header} back="/home" fixed={isFixedInstrument(puzzle)}>
      <PuzzleWidget
        key={status.code}
        puzzle={puzzle}
        submit={refuse}
        recognise={(code) => askRecognise(code, errors)}
        draft=""
        saveDraft={forget}
        locked
      />
    </Screen>
  );
}
