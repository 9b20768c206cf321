import type { PuzzlePicture } from '../../../engine/public.ts';
import type { PictureOrderPublic } from '../../../engine/puzzles/picture-order.ts';
import type { ChoiceRules } from '../shared/pictures/choice-machine.ts';
import { PictureChoice, PictureKey } from '../shared/pictures/PictureChoice.tsx';
import type { WidgetProps } from '../widget.ts';
import styles from './PictureOrder.module.css';
import { useWords } from '../../words/use-words.ts';

/** Each picture once, until all are chosen. */
const rulesFor = (count: number): ChoiceRules => ({
  press: (chosen, id) => (chosen.includes(id) ? chosen : [...chosen, id]),
  isComplete: (chosen) => chosen.length === count,
});

/** Pictures to press in the right order; each displays its rank. */
export function PictureOrder(props: WidgetProps<PictureOrderPublic>) {
  const { pictures: words } = useWords('game').puzzles;
  const count = props.puzzle.pictures.length;
  return (
    <PictureChoice
      {...props}
      rules={rulesFor(count)}
      countText={(chosen) => words.chosen(chosen, count)}
      drawKey={(picture, rank, press) => <OrderKey picture={picture} rank={rank} press={press} />}
    />
  );
}

interface OrderKeyProps {
  readonly picture: PuzzlePicture;
  readonly rank: number | null;
  press(): void;
}

/** A chosen picture is disabled but keeps the focus, so that its rank is read aloud. */
function OrderKey({ picture, rank, press }: OrderKeyProps) {
  const { pictures: words } = useWords('game').puzzles;
  return (
    <PictureKey
      picture={picture}
      lit={rank !== null}
      aria-disabled={rank !== null || undefined}
      onClick={press}
    >
      {rank !== null ? (
        <span className={styles.rank}>
          <span className="visually-hidden">{words.rank} </span>
          {rank}
        </span>
      ) : null}
    </PictureKey>
  );
}
