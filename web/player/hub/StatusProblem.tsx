import { Button } from '../../components/actions/Button.tsx';
import { Screen } from '../../components/screen/Screen.tsx';
import { typeset, Typeset } from '../../components/text/typography.tsx';
import { loadStatus } from '../../state/game/status.ts';
import { sentenceFor } from '../../state/words.ts';
import room from '../Room.module.css';

/** Shown when the status could not be loaded: the error, its sentence, and a button to try again. */
export function StatusProblem({ error }: { readonly error: string }) {
  const sentence = sentenceFor(error);
  return (
    <Screen title="Bureau" className={room.reading}>
      <div role="alert" className={room.stack}>
        <p>
          <b>{typeset(error)}</b>
        </p>
        {sentence && (
          <p>
            <Typeset>{sentence}</Typeset>
          </p>
        )}
      </div>
      <Button primary onClick={() => void loadStatus()}>
        Réessayer
      </Button>
    </Screen>
  );
}
