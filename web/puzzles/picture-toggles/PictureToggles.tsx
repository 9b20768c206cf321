import type { PuzzlePicture } from '../../../engine/public.ts';
import type { PictureTogglesPublic } from '../../../engine/puzzles/picture-toggles.ts';
import { Lamp } from '../../components/status/Lamp.tsx';
import type { ChoiceRules } from '../shared/pictures/choice-machine.ts';
import { PictureChoice, PictureKey } from '../shared/pictures/PictureChoice.tsx';
import type { WidgetProps } from '../widget.ts';
import styles from './PictureToggles.module.css';
import { useWords } from '../../words/use-words.ts';

/** Toggles a picture; the chosen ones are in the order of the screen. At least one must be on. */
const rulesFor = (ids: readonly string[]): ChoiceRules => ({
  press: (chosen, id) =>
    ids.filter((other) => (other === id ? !chosen.includes(id) : chosen.includes(other))),
  isComplete: (chosen) => chosen.length > 0,
});

/** Pictures to switch on or off. */
export function PictureToggles(props: WidgetProps<PictureTogglesPublic>) {
  const { pictures: words } = useWords('game').puzzles;
  return (
    <PictureChoice
      {...props}
      rules={rulesFor(props.puzzle.pictures.map(({ id }) => id))}
      countText={words.lit}
      drawKey={(picture, rank, press) => <ToggleKey picture={picture} lit={rank !== null} press={press} />}
    />
  );
}

function ToggleKey({ picture, lit, press }: { picture: PuzzlePicture; lit: boolean; press(): void }) {
  const { pictures: words } = useWords('game').puzzles;
  return (
    <PictureKey picture={picture} lit={lit} aria-pressed={lit} onClick={press}>
      <span className={styles.state} aria-hidden="true">
        <Lamp state={lit ? 'on' : 'off'} />
        {lit ? words.on : words.off}
      </span>
    </PictureKey>
  );
}
