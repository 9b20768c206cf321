import { Button } from '../../components/actions/Button.tsx';
import { Row, Stack } from '../../components/layout/layout.tsx';
import { Empty } from '../../components/status/Empty.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { AdminPage, Notice } from '../AdminPage.tsx';
import { momentOf, dayOf } from '../dates.ts';
import { ListPlaceholder } from '../LoadFailure.tsx';
import slips from '../Slips.module.css';
import { useChangedData, type ChangedData } from '../use-changed-data.ts';
import styles from './Editions.module.css';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { type ApiPromise, request } from '../../api/client.ts';
import { useState } from 'react';
import { Field } from '../../components/forms/Field.tsx';
import { Surface } from '../../components/papers/Surface.tsx';
import { submitting } from '../../components/forms/form-data.ts';

interface WayBackProps {
  readonly editions: Editions;
  readonly change: ChangedData<Editions>['change'];
}

/** Goes back to the edition before, or says which players stand where they would lose something. */
function WayBack({ editions: { editions, live, back }, change }: WayBackProps) {
  const [otp, setOtp] = useState('');
  const underWay = editions.find(({ state }) => state === 'wished' || state === 'preparing');
  if (!back || live === null) return null;
  const before = back.liveAt === null ? back.hash : `${dayOf(back.liveAt)} (${back.hash})`;
  const submit = async () => {
    if (!window.confirm(`Revenir à l’édition du ${before} pour tous les joueurs ?`)) return;
    if (await change(() => sendBack(live, otp.trim()))) setOtp('');
  };
  return (
    <Surface kind="paper" as="section" className={styles.back} aria-labelledby="back">
      <Stack gap={3}>
        <h2 id="back">{typeset('L’édition d’avant')}</h2>
        {underWay && <p role="status">{typeset('Une édition est en chemin ; relisez dans un instant.')}</p>}
        {!underWay && back.refusals.length > 0 && <Refusals refusals={back.refusals} />}
        {!underWay && back.refusals.length === 0 && (
          <Stack as="form" gap={3} className={styles.form} onSubmit={submitting(submit)}>
            <p>
              {typeset(
                `Celle du ${before} est gardée, prête à reprendre sa place. Aucun joueur n’y perdrait rien.`,
              )}
            </p>
            <Field
              label="Code du second facteur"
              inputMode="numeric"
              autoComplete="one-time-code"
              value={otp}
              onType={setOtp}
            />
            <Button type="submit" disabled={otp.trim() === ''}>
              {typeset('Revenir à celle d’avant')}
            </Button>
          </Stack>
        )}
      </Stack>
    </Surface>
  );
}

const counted = (players: number): string =>
  players === 0 ? 'personne n’y est' : players === 1 ? 'un joueur y est' : `${players} joueurs y sont`;

function Refusals({ refusals }: Pick<NonNullable<Editions['back']>, 'refusals'>) {
  return (
    <>
      <p>{typeset('Elle ne peut pas revenir : qui se trouve à ces étapes y perdrait sa place.')}</p>
      <ul className={styles.changes}>
        {refusals.map(({ city, steps, message, players }) => (
          <li key={`${city} ${message}`}>
            <b>
              {typeset(`${city}${steps.length > 0 ? `, ${steps.join(', ')}` : ''}, ${counted(players)}. `)}
            </b>
            {typeset(message)}
          </li>
        ))}
      </ul>
    </>
  );
}

export type Editions = ApiSchemas['Editions'];
type Edition = ApiSchemas['Edition'];

const fetchEditions = (): ApiPromise<Editions> => request('GET', 'admin/editions');
/** `from`: the edition that is left. */
export const sendBack = (from: number, otp: string): ApiPromise<Editions> =>
  request('POST', 'admin/editions/back', { body: { from, otp } });

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
        <Notice>{notice}</Notice>
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
