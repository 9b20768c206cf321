import { type FormEvent, useState } from 'react';
import { Stack } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { explanationOf } from '../../state/game/outcome.ts';
import { placeNameOf } from '../changes/form-values.ts';
import controls from '../controls.module.css';
import { playedGame, recordPlayedGame } from '../publish/publication-calls.ts';
import { missingWords, ReadyButton } from '../ReadyButton.tsx';

const NO_ANSWER = 'Le serveur ne répond pas : réessayez.';

interface Told {
  readonly words: string;
  readonly isRefused: boolean;
}

/** Writes the game played on the telephone as a walkthrough, which `check` plays from then on. */
export function RecordGame({ city }: { readonly city: string }) {
  const [name, setName] = useState('');
  const [told, setTold] = useState<Told | null>(null);
  const [isBusy, setBusy] = useState(false);
  const plain = placeNameOf(name);
  const missing = missingWords([plain === '' && 'le nom du parcours']);
  const record = async (event: FormEvent) => {
    event.preventDefault();
    if (missing !== null || isBusy) return;
    setBusy(true);
    setTold(null);
    const game = await playedGame(city);
    const result = await recordPlayedGame(city, plain);
    setBusy(false);
    if (!result.ok) return setTold({ words: explanationOf(result) ?? NO_ANSWER, isRefused: true });
    const moves = game.ok ? game.data.moves : 0;
    const words = `Le parcours « ${plain} » est écrit : ${moves} geste${moves > 1 ? 's' : ''}.`;
    setTold({ words, isRefused: false });
    // A second press would ask for the same name.
    setName('');
  };
  return (
    <details className={controls.unfolding}>
      <summary>{typeset('Enregistrer ce parcours')}</summary>
      <Stack as="form" gap={2} noValidate onSubmit={(event: FormEvent) => void record(event)}>
        <p>
          {typeset(
            'Mettez le téléphone à la première étape, jouez jusqu’à une fin, puis donnez un nom à ce parcours : il sera rejoué à chaque vérification.',
          )}
        </p>
        <label className={controls.field}>
          {typeset('Nom du parcours')}
          <input
            type="text"
            value={name}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        {told && (
          // Above the button, where the eyes are: below it may be the edge of the screen.
          <p role={told.isRefused ? 'alert' : 'status'}>
            <b>{typeset(told.words)}</b>
          </p>
        )}
        <ReadyButton type="submit" missing={missing} isBusy={isBusy} isQuiet={told !== null}>
          {typeset(isBusy ? 'Le parcours s’écrit…' : 'Enregistrer')}
        </ReadyButton>
      </Stack>
    </details>
  );
}
