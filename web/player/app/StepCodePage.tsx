import { Navigate } from 'react-router-dom';
import { screen } from '../lazy-screens.ts';
import { useStory } from '../story.ts';
import { AnswerRoom } from './AnswerRoom.tsx';
import { OtherLetterOffer } from './OtherLetterOffer.tsx';
import { StaleNotice } from './StaleNotice.tsx';
import { useAnswering } from './use-answering.ts';
import { useWords } from '../../words/use-words.ts';

const GatheringSheet = screen('GatheringSheet');

/** Screen for the answer of the current step: its page and its instrument, or the stamps of a gathering. */
export function StepCodePage() {
  const words = useWords('game').shared;
  const { shown, notice, otherLetter, submit } = useAnswering(useStory());
  const { puzzle, puzzleHeldBy, page, tiles, unavailable, gathering, opensAt } = shown.view;
  if (!puzzle && puzzleHeldBy === undefined)
    return gathering ? <GatheringSheet /> : <Navigate to="/home" replace />;
  const [tile] = tiles;
  return (
    <AnswerRoom
      story={shown}
      puzzle={puzzle}
      puzzleHeldBy={puzzleHeldBy}
      // After the end, the step's page is displayed with the credits.
      page={tile?.id === 'credits' ? null : page}
      unavailable={unavailable}
      opensAt={opensAt}
      title={tile?.label ?? words.code}
      picture={tile?.id}
      back="/home"
      submit={submit}
      notice={<StaleNotice text={notice} />}
    >
      <OtherLetterOffer code={otherLetter} />
    </AnswerRoom>
  );
}
