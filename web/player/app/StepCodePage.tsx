import { Navigate } from 'react-router-dom';
import { screen } from '../lazy-screens.ts';
import { useStory } from '../story.ts';
import { AnswerRoom } from './AnswerRoom.tsx';
import { useAnswering } from './use-answering.ts';
import { useWords } from '../../words/use-words.ts';

const GatheringSheet = screen('GatheringSheet');

/** Screen for the answer of the current step: its page and its instrument, or the stamps of a gathering. */
export function StepCodePage() {
  const words = useWords('game').shared;
  const answering = useAnswering(useStory());
  const { view } = answering.shown;
  const [tile] = view.tiles;
  if (!view.puzzle && view.puzzleHeldBy === undefined)
    return view.gathering ? <GatheringSheet /> : <Navigate to="/home" replace />;
  return (
    <AnswerRoom
      answering={answering}
      // After the end, the step's page is displayed with the credits.
      open={tile?.id === 'credits' ? { ...view, page: null } : view}
      title={tile?.label ?? words.code}
      picture={tile?.id}
      art={tile?.stamp}
      back="/home"
    />
  );
}
