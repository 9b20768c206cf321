import { Navigate, useParams } from 'react-router-dom';
import { useStory } from '../story.ts';
import { AnswerRoom } from './AnswerRoom.tsx';
import { useAnswering } from './use-answering.ts';

/** Screen for the answer of a step beside the route: a part of a gathering, or an aside. */
export function SideStepPage() {
  const { step } = useParams();
  const story = useStory();
  const side = story.view.beside?.find(({ name }) => name === step);
  const answering = useAnswering(story, side);
  const { gathering, beside } = answering.shown.view;
  const open = beside?.find(({ name }) => name === step);
  const back = gathering?.parts.includes(step ?? '') ? '/home/app/code' : '/home';
  // Closed, or solved on another telephone.
  if (!open || (!open.puzzle && open.puzzleHeldBy === undefined)) return <Navigate to={back} replace />;
  return (
    <AnswerRoom
      answering={answering}
      open={open}
      title={open.title}
      picture={open.picture}
      art={open.stamp}
      back={back}
      side={open.name}
      note={open.description}
    />
  );
}
