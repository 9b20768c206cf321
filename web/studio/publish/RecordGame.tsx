import { type FormEvent, useState } from 'react';
import { typeset } from '../../components/text/typography.tsx';
import { explanationOf } from '../../state/game/outcome.ts';
import { playedGame, recordPlayedGame } from './publication-calls.ts';
import styles from './Publish.module.css';
import controls from '../controls.module.css';

const NO_ANSWER = 'Le serveur ne répond pas : réessayez.';

/** Writes the game played on the telephone as a walkthrough, which `check` plays from then on. */
export function RecordGame({ city }: { readonly city: string }) {
  const [name, setName] = useState('');
  const [told, setTold] = useState<{ readonly words: string; readonly isRefused: boolean } | null>(null);
  const record = async (event: FormEvent) => {
    event.preventDefault();
    const game = await playedGame(city);
    const result = await recordPlayedGame(city, name.trim());
    if (!result.ok) return setTold({ words: explanationOf(result) ?? NO_ANSWER, isRefused: true });
    const moves = game.ok ? game.data.moves : 0;
    setTold({
      words: `walkthroughs/${name.trim()}.yaml est écrit : ${moves} geste${moves > 1 ? 's' : ''}.`,
      isRefused: false,
    });
  };
  return (
    <form className={`${controls.panel} ${styles.form}`} onSubmit={(event) => void record(event)}>
      <h2>{typeset('Enregistrer la partie du téléphone')}</h2>
      <p>
        {typeset(
          'Mettez le téléphone à la première étape, jouez jusqu’à une fin, puis donnez un nom à ce parcours : il sera rejoué à chaque vérification.',
        )}
      </p>
      <label className={controls.field}>
        {typeset('Nom du parcours, en minuscules, avec des tirets')}
        <input
          type="text"
          value={name}
          pattern="[a-z\-]+"
          required
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <button type="submit">{typeset('Enregistrer')}</button>
      {told && <p role={told.isRefused ? 'alert' : 'status'}>{typeset(told.words)}</p>}
    </form>
  );
}
