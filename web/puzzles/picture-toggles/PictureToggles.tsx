import type { PuzzlePicture } from '../../../engine/public.ts';
import type { PictureTogglesPublic } from '../../../engine/puzzles/picture-toggles.ts';
import { Lamp } from '../../components/status/Lamp.tsx';
import type { ChoiceRules } from '../shared/pictures/choice-machine.ts';
import { PictureChoice, PictureKey } from '../shared/pictures/PictureChoice.tsx';
import type { WidgetProps } from '../widget.ts';
import styles from './PictureToggles.module.css';

/** Toggles a picture; the chosen ones are in the order of the screen. At least one must be on. */
const rulesFor = (ids: readonly string[]): ChoiceRules => ({
  press: (chosen, id) =>
    ids.filter((other) => (other === id ? !chosen.includes(id) : chosen.includes(other))),
  isComplete: (chosen) => chosen.length > 0,
});

const countText = (chosen: number): string =>
  chosen > 1 ? `${chosen} allumées` : chosen === 1 ? '1 allumée' : 'Tout est éteint.';

/** Pictures to switch on or off. */
export function PictureToggles(props: WidgetProps<PictureTogglesPublic>) {
  return (
    <PictureChoice
      {...props}
      rules={rulesFor(props.puzzle.pictures.map(({ id }) => id))}
      countText={countText}
      drawKey={(picture, rank, press) => <ToggleKey picture={picture} lit={rank !== null} press={press} />}
    />
  );
}

function ToggleKey({ picture, lit, press }: { picture: PuzzlePicture; lit: boolean; press(): void }) {
  return (
    <PictureKey picture={picture} lit={lit} aria-pressed={lit} onClick={press}>
      <span className={styles.state} aria-hidden="true">
        <Lamp state={lit ? 'on' : 'off'} />
        {lit ? 'Allumée' : 'Éteinte'}
      </span>
    </PictureKey>
  );
}
