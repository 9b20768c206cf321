import { useState } from 'react';
import type { DeskCity } from '../../../engine/graph/desk.ts';
import { typeset } from '../../components/text/typography.tsx';
import { useRead } from '../../components/use-read.ts';
import { HistoryButtons } from '../files/history.tsx';
import { OwnPhone } from '../phone/OwnPhone.tsx';
import { readPublication, zipAddress } from './publication-calls.ts';
import { RemoveCity } from './RemoveCity.tsx';
import { PublicationChanges } from './PublicationChanges.tsx';
import { PublishForm } from './PublishForm.tsx';
import styles from './Publish.module.css';
import controls from '../controls.module.css';
import { ViewColumn } from '../ViewColumn.tsx';
import { ReadyButton } from '../ReadyButton.tsx';

/** The difference between the files and the last publication, and the commit that publishes it. */
export function PublishView({ city }: { readonly city: DeskCity }) {
  /** Whether a publication was just made. */
  const [isDone, setDone] = useState(false);
  const { value, isReading, readAgain } = useRead(city.slug, () => readPublication(city.slug));
  const publication = !isReading && value?.ok ? value.data : null;
  return (
    <ViewColumn label={`Publier ${city.name}`} className={styles.view}>
      {isReading && <p role="status">{typeset('Ce qui a changé se lit…')}</p>}
      {!isReading && !publication && <p role="alert">{typeset('Ce qui a changé n’a pas pu être lu.')}</p>}
      {isDone && (
        <>
          <p role="status" className={styles.done}>
            {typeset('La ville est publiée.')}
          </p>
          <OwnPhone city={city} />
        </>
      )}
      {publication?.git && (
        <PublishForm
          key={publication.state}
          city={city}
          publication={publication}
          onPublished={() => {
            setDone(true);
            readAgain();
          }}
        />
      )}
      {publication && <PublicationChanges city={city} publication={publication} onRemoved={readAgain} />}
      <p className={controls.row}>
        <ReadyButton
          missing={null}
          isBusy={isReading}
          onClick={() => {
            setDone(false);
            readAgain();
          }}
        >
          {typeset('Lire de nouveau')}
        </ReadyButton>
        <HistoryButtons onFile={readAgain} />
        <a href={zipAddress(city.slug)} download>
          {typeset('Emporter la ville (ZIP)')}
        </a>
      </p>
      {city.isDraft && <RemoveCity city={city} />}
    </ViewColumn>
  );
}
