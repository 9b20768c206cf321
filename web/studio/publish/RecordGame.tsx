import { type FormEvent, useState } from 'react';
import { t } from '../../components/text/typography.tsx';
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
      <h2>{t('Enregistrer la partie du téléphone')}</h2>
      <p>
        {t(
          'Mettez le téléphone à la première étape, jouez jusqu’à une fin, puis donnez un nom à ce parcours : il sera rejoué à chaque vérification.',
        )}
      </p>
      <label className={controls.field}>
        {t('Nom du parcours, en minuscules, avec des tirets')}
        <input
          type="text"
          value={name}
          pattern="[a-z\-]+"
          required
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <button type="submit">{t('Enregistrer')}</button>
      {told && <p role={told.isRefused ? 'alert' : 'status'}>{t(told.words)}</p>}
    </form>
  );
}
