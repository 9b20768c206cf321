import { type FormEvent, useEffect, useState } from 'react';
import type { DeskCity } from '../../../engine/graph/desk.ts';
import { typeset } from '../../components/text/typography.tsx';
import type { Publication } from '../../../engine/editions/publication.ts';
import { placeNameOf } from '../changes/form-values.ts';
import { OwnPhone } from '../phone/OwnPhone.tsx';
import { playedGame, readPublication, recordPlayedGame, zipAddress } from './publication-calls.ts';
import { PublicationChanges } from './PublicationChanges.tsx';
import { PublishForm } from './PublishForm.tsx';
import styles from './Publish.module.css';
import controls from '../controls.module.css';
import { explanationOf } from '../../state/game/outcome.ts';

/** The difference between the files and the last publication, and the commit that publishes it. */
export function PublishView({ city }: { readonly city: DeskCity }) {
  const [asked, setAsked] = useState(0);
  /** The commit of the publication that was just made. */
  const [done, setDone] = useState<string | null>(null);
  const [read, setRead] = useState<{
    readonly asked: number;
    readonly publication: Publication | null;
  } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void readPublication(city.slug).then(
      (result) => isCurrent && setRead({ asked, publication: result.ok ? result.data : null }),
    );
    return () => void (isCurrent = false);
  }, [city.slug, asked]);
  const isReading = read?.asked !== asked;
  const publication = isReading ? null : read.publication;
  const readAgain = () => setAsked(asked + 1);
  return (
    <div
      className={`${controls.column} ${styles.view}`}
      tabIndex={0}
      role="region"
      aria-label={typeset(`Publier ${city.name}`)}
    >
      {isReading && <p role="status">{typeset('Ce qui a changé se lit…')}</p>}
      {!isReading && !publication && <p role="alert">{typeset('Ce qui a changé n’a pas pu être lu.')}</p>}
      {done !== null && (
        <>
          <p role="status" className={styles.done}>
            {typeset(`Publiée : ${done}.`)}
          </p>
          <OwnPhone city={city} />
        </>
      )}
      {publication?.git && (
        <PublishForm
          key={publication.state}
          city={city}
          publication={publication}
          onPublished={(commit) => {
            setDone(commit);
            readAgain();
          }}
        />
      )}
      {publication && <PublicationChanges publication={publication} />}
      <p className={controls.row}>
        <button type="button" onClick={readAgain} disabled={isReading}>
          {typeset('Lire de nouveau')}
        </button>
        <a href={zipAddress(city.slug)} download>
          {typeset('Emporter la ville (ZIP)')}
        </a>
      </p>
      <RecordGame city={city.slug} />
    </div>
  );
}

const NO_ANSWER = 'Le serveur ne répond pas : réessayez.';

/** Writes the game played on the telephone as a walkthrough, which `check` plays from then on. */
function RecordGame({ city }: { readonly city: string }) {
  const [name, setName] = useState('');
  const [told, setTold] = useState<{ readonly words: string; readonly isRefused: boolean } | null>(null);
  const record = async (event: FormEvent) => {
    event.preventDefault();
    const game = await playedGame(city);
    const result = await recordPlayedGame(city, placeNameOf(name));
    if (!result.ok) return setTold({ words: explanationOf(result) ?? NO_ANSWER, isRefused: true });
    const moves = game.ok ? game.data.moves : 0;
    setTold({
      words: `Le parcours « ${placeNameOf(name)} » est écrit : ${moves} geste${moves > 1 ? 's' : ''}.`,
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
        {typeset('Nom du parcours')}
        <input
          type="text"
          value={name}
          autoComplete="off"
          required
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <button type="submit">{typeset('Enregistrer')}</button>
      {told && <p role={told.isRefused ? 'alert' : 'status'}>{typeset(told.words)}</p>}
    </form>
  );
}
