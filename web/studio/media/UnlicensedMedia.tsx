import { type FormEvent, useState } from 'react';
import { typeset } from '../../components/text/typography.tsx';
import { explanationOf } from '../../state/game/outcome.ts';
import controls from '../controls.module.css';
import { recordEdit } from '../files/history.tsx';
import { type CityMedium, type Licence, NO_LICENCE, isWholeLicence, titleOfMedium } from './city-media.ts';
import { LicenceFields } from './LicenceFields.tsx';
import { writeLicence } from './medium-calls.ts';
import styles from './MediaView.module.css';
import { MediumSample } from './MediumCard.tsx';

interface UnlicensedMediaProps {
  readonly city: string;
  readonly media: readonly CityMedium[];
  readonly onTold: (words: string) => void;
}

const NO_ANSWER = 'Le serveur ne répond pas. Rien n’est écrit, rien n’est perdu : réessayez.';
const INCOMPLETE = 'Cochez au moins un fichier, et dites qui l’a fait et sous quelle licence.';

/** Asks who made the files that were put into media/ by hand; one answer may serve several. */
export function UnlicensedMedia({ city, media, onTold }: UnlicensedMediaProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [licence, setLicence] = useState<Licence>(NO_LICENCE);
  const [refusal, setRefusal] = useState('');
  const there = media.filter(({ name }) => chosen.includes(name));
  const areAll = there.length === media.length;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (there.length === 0 || !isWholeLicence(licence)) return setRefusal(INCOMPLETE);
    const answer = await writeLicence(
      city,
      there.flatMap(({ files }) => files),
      licence,
    );
    setRefusal(answer.ok ? '' : (explanationOf(answer) ?? NO_ANSWER));
    if (!answer.ok) return;
    recordEdit(answer.data.files);
    setChosen([]);
    onTold('La licence est notée dans licences.yaml.');
  };
  return (
    <section>
      <h2>{typeset('Sans licence')}</h2>
      <form className={controls.panel} onSubmit={(event) => void submit(event)}>
        <p>
          {typeset(
            'Cochez les fichiers du même auteur, puis dites qui les a faits. Seules le lisent les personnes qui écrivent et publient la ville.',
          )}
        </p>
        <button
          type="button"
          className={controls.link}
          onClick={() => setChosen(areAll ? [] : media.map(({ name }) => name))}
        >
          {typeset(areAll ? 'Tout décocher' : 'Tout cocher')}
        </button>
        <ul className={styles.choices}>
          {media.map((medium) => (
            <li key={medium.name}>
              <label>
                <input
                  type="checkbox"
                  checked={chosen.includes(medium.name)}
                  onChange={({ target }) =>
                    setChosen(
                      target.checked
                        ? [...chosen, medium.name]
                        : chosen.filter((name) => name !== medium.name),
                    )
                  }
                />
                <span>{titleOfMedium(medium)}</span>
              </label>
              <MediumSample city={city} medium={medium} />
            </li>
          ))}
        </ul>
        <LicenceFields licence={licence} onChange={setLicence} />
        {refusal !== '' && (
          <p role="alert" className={controls.alert}>
            {typeset(refusal)}
          </p>
        )}
        <button type="submit">{typeset('Noter la licence')}</button>
      </form>
    </section>
  );
}
