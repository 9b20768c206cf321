import { Button } from '../../components/actions/Button.tsx';
import { Row, Stack } from '../../components/layout/layout.tsx';
import { Empty } from '../../components/status/Empty.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { momentOf } from '../dates.ts';
import { ListPlaceholder } from '../LoadFailure.tsx';
import slips from '../Slips.module.css';
import { useChangedData } from '../use-changed-data.ts';
import { type Edition, fetchEditions } from './edition-calls.ts';
import styles from './Editions.module.css';
import { WayBack } from './WayBack.tsx';

/** Editions of the cities: which one is live, what each changed, and the way back. */
export function EditionsPage() {
  const { data, notice, change, ...request } = useChangedData('editions', fetchEditions);
  return (
    <AdminPage
      title="Éditions"
      about="Ce qui est en ligne, depuis quand, et ce que chaque publication a changé pour les joueurs."
    >
      <Row gap={4} lineGap={3} align="center">
        <Button onClick={() => void change(fetchEditions)}>Relire</Button>
        {notice && (
          <p role="alert" className="field__error">
            {typeset(notice)}
          </p>
        )}
      </Row>
      {!data && <ListPlaceholder of={request} />}
      {data?.editions.length === 0 && (
        <Empty more="La première publication viendra s’y écrire d’elle-même.">
          Ce site n’a pas encore d’édition.
        </Empty>
      )}
      {data?.live != null && <WayBack editions={data} change={change} />}
      <Stack as="ol" gap={3}>
        {data?.editions.map((edition) => (
          <EditionItem key={edition.id} edition={edition} isLive={edition.id === data.live} />
        ))}
      </Stack>
    </AdminPage>
  );
}

const STATES: Readonly<Record<Edition['state'], string>> = {
  wished: 'Demandée',
  preparing: 'En préparation',
  refused: 'Refusée sans rien changer en ligne',
  failed: 'N’a pas tenu : celle d’avant est revenue',
  live: 'Mise en ligne',
};

function EditionItem({ edition, isLive }: { readonly edition: Edition; readonly isLive: boolean }) {
  const { hash, state, author, askedBy, words, changes, note, at, liveAt } = edition;
  const [title = '', ...more] = words.trim().split('\n');
  return (
    <Stack as="li" gap={2} className={slips.slip}>
      <Row gap={4} lineGap={1} align="baseline">
        <h2 className={styles.title}>{typeset(title || `Retour à ${hash}`)}</h2>
        {isLive && <span className="sticker">En ligne</span>}
      </Row>
      <p>
        {typeset(isLive ? 'En ligne depuis le' : `${STATES[state]}, le`)}
        {typeset(` ${momentOf(liveAt ?? at)}`)}
        {typeset(` · ${askedBy ?? (author || 'un compte effacé')} · `)}
        <span className="typed">{hash}</span>
      </p>
      {note && <p className={`${slips.warning} ${styles.lines}`}>{typeset(note)}</p>}
      {more.join('\n').trim() && <p className={styles.lines}>{typeset(more.join('\n').trim())}</p>}
      {changes.length > 0 && (
        <details className={slips.folded} open={isLive}>
          <summary>{typeset('Ce qui a changé')}</summary>
          <Changes changes={changes} />
        </details>
      )}
    </Stack>
  );
}

function Changes({ changes }: Pick<Edition, 'changes'>) {
  return changes.map(({ city, changes: inCity }) => (
    <Stack key={city} gap={1}>
      <h3>{typeset(city ?? 'Le reste du site')}</h3>
      <ul className={styles.changes}>
        {inCity.map(({ step, index, words }) => (
          <li key={step}>
            {step !== null && <b>{`${index ?? ''} ${step} `}</b>}
            {typeset(words.join(' ; '))}
          </li>
        ))}
      </ul>
    </Stack>
  ));
}
