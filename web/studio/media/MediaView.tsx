import { useEffect, useState, type FormEvent } from 'react';
import type { DeskCity } from '../../../engine/graph/desk.ts';
import { typeset } from '../../components/text/typography.tsx';
import { Alert } from '../Alert.tsx';
import controls from '../controls.module.css';
import { ViewColumn } from '../ViewColumn.tsx';
import { HistoryButtons, recordEdit } from '../files/history.tsx';
import {
  mediaWithLicences,
  type CityMedium,
  isWholeLicence,
  lastLicence,
  rememberLicence,
  titleOfMedium,
} from './city-media.ts';
import styles from './MediaView.module.css';
import { LICENCES_FILE } from '../../../engine/scenario/scenario.ts';
import { readText, whyNot } from '../files/edit-calls.ts';
import { yamlData } from '../form/written-at.ts';
import { LicenceFields } from './LicenceFields.tsx';
import { writeLicence, mediumAddress, removeMedia } from './medium-calls.ts';
import type { ApiFailure } from '../../api/client.ts';
import { Stack } from '../../components/layout/layout.tsx';
import { ChangeRefusal } from '../changes/ChangeRefusal.tsx';

interface MediumCardProps {
  readonly city: string;
  readonly medium: CityMedium;
  readonly onTold: (words: string) => void;
}

/** A picture or sound with its licence; it is taken out unless a passage still shows or plays it. */
function MediumCard({ city, medium, onTold }: MediumCardProps) {
  const { name, files, licence } = medium;
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const remove = async () => {
    const answer = await removeMedia(city, files);
    if (!answer.ok) return setFailure(answer);
    recordEdit(answer.data.files);
    onTold(`${files.join(' et ')} : retiré. « Défaire » le ramène.`);
  };
  return (
    <li className={styles.card}>
      <MediumSample city={city} medium={medium} />
      <Stack gap={1} className={styles.facts}>
        <b>{titleOfMedium(medium)}</b>
        {licence ? (
          <p>{[typeset(licence.by), typeset(licence.licence), licence.source].filter(Boolean).join(' · ')}</p>
        ) : (
          <p className={styles.missing}>{typeset('Sans licence')}</p>
        )}
        <button
          type="button"
          className={controls.link}
          aria-label={typeset(`Retirer ${name}`)}
          onClick={() => void remove()}
        >
          Retirer
        </button>
      </Stack>
      {failure && (
        <div className={styles.refusal}>
          <ChangeRefusal failure={failure} onForce={() => undefined} onLeave={() => setFailure(null)} />
        </div>
      )}
    </li>
  );
}

interface MediumSampleProps {
  readonly city: string;
  readonly medium: CityMedium;
}

function MediumSample({ city, medium: { kind, name, files } }: MediumSampleProps) {
  const [file = ''] = files;
  const address = mediumAddress(city, file);
  return kind === 'picture' ? (
    <img className={styles.sample} src={address} alt="" loading="lazy" />
  ) : (
    <audio
      className={styles.sample}
      controls
      preload="none"
      src={address}
      aria-label={typeset(`Écouter ${name}`)}
    />
  );
}

interface UnlicensedMediaProps {
  readonly city: string;
  readonly media: readonly CityMedium[];
  readonly onTold: (words: string) => void;
}

const INCOMPLETE = 'Cochez au moins un fichier, et dites qui l’a fait et sous quelle licence.';

/** Asks who made the files that were put into media/ by hand; one answer may serve several. */
function UnlicensedMedia({ city, media, onTold }: UnlicensedMediaProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [licence, setLicence] = useState(lastLicence);
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
    setRefusal(answer.ok ? '' : whyNot(answer));
    if (!answer.ok) return;
    recordEdit(answer.data.files);
    rememberLicence(licence);
    setChosen([]);
    onTold('La licence est notée.');
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
        <Alert>{refusal}</Alert>
        <button type="submit">{typeset('Noter la licence')}</button>
      </form>
    </section>
  );
}

/** All pictures and sounds of a city: who made each, and the way to take it out. */
export function MediaView({ city }: { readonly city: DeskCity }) {
  const noted = useLicences(city);
  const [told, setTold] = useState('');
  if (noted === null) return <p role="status">{typeset('Les licences se lisent…')}</p>;
  const media = mediaWithLicences(city.media, noted);
  const unlicensed = media.filter(({ licence }) => licence === null);
  return (
    <ViewColumn label={`Images et sons de ${city.name}`} className={styles.view}>
      <p className={controls.row}>
        <HistoryButtons />
        <span role="status">{typeset(told)}</span>
      </p>
      {noted === 'unreadable' && (
        <Alert>Le fichier des licences ne se lit pas : corrigez-le d’abord dans votre éditeur.</Alert>
      )}
      {media.length === 0 && (
        <p>
          {typeset(
            'Aucune image, aucun son. Le champ d’une fiche qui en montre un le prend : déposez-y le fichier.',
          )}
        </p>
      )}
      {noted !== 'unreadable' && unlicensed.length > 0 && (
        <UnlicensedMedia city={city.slug} media={unlicensed} onTold={setTold} />
      )}
      {media.length > 0 && (
        <section>
          <h2>{typeset('Toutes les images, tous les sons')}</h2>
          <ul>
            {media.map((medium) => (
              <MediumCard key={medium.name} city={city.slug} medium={medium} onTold={setTold} />
            ))}
          </ul>
        </section>
      )}
    </ViewColumn>
  );
}

const NOTHING = {};

/**
 * The data of a city’s licences.yaml, as it is on the disk: `{}` where there is none, null until it was read.
 * `city`: of the latest desk.
 */
function useLicences(city: Pick<DeskCity, 'slug' | 'files'>): unknown {
  const [noted, setNoted] = useState<unknown>(null);
  useEffect(() => {
    let isCurrent = true;
    if (!city.files.includes(LICENCES_FILE)) return undefined;
    void readText(`${city.slug}/${LICENCES_FILE}`).then((read) => {
      if (isCurrent && read.ok) setNoted(yamlData(read.data.text) ?? 'unreadable');
    });
    return () => void (isCurrent = false);
  }, [city]);
  return city.files.includes(LICENCES_FILE) ? noted : NOTHING;
}
