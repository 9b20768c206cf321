import { Navigate, useParams } from 'react-router-dom';
import { useStory } from '../story.ts';
import { AnswerRoom } from './AnswerRoom.tsx';
import { OtherLetterOffer } from './OtherLetterOffer.tsx';
import { StaleNotice } from './StaleNotice.tsx';
import { useAnswering } from './use-answering.ts';

/** Screen for the answer of a step beside the route: a part of a gathering, or an aside. */
export function SideStepPage() {
  const { step } = useParams();
  const story = useStory();
  const side = story.view.beside?.find(({ name }) => name === step);
  const { shown, notice, otherLetter, submit } = useAnswering(story, side);
  const { gathering, beside } = shown.view;
  const open = beside?.find(({ name }) => name === step);
  const back = gathering?.parts.includes(step ?? '') ? '/home/app/code' : '/home';
  // Closed, or solved on another telephone.
  if (!open || (!open.puzzle && open.puzzleHeldBy === undefined)) return <Navigate to={back} replace />;
  return (
    <AnswerRoom
      story={shown}
      puzzle={open.puzzle}
      puzzleHeldBy={open.puzzleHeldBy}
      page={open.page}
      unavailable={open.unavailable}
      opensAt={open.opensAt}
      title={open.title}
      picture={open.picture}
      back={back}
      side={open.name}
      submit={submit}
      notice={<StaleNotice text={notice} />}
    >
      <OtherLetterOffer code={otherLetter} />
    </AnswerRoom>
  );
}
