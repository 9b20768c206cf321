import { type SubmitEvent, useState } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import { Field } from '../../components/forms/Field.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { Surface } from '../../components/papers/Surface.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { dayOf } from '../dates.ts';
import type { ChangedData } from '../use-changed-data.ts';
import { type Editions, sendBack } from './edition-calls.ts';
import styles from './Editions.module.css';

interface WayBackProps {
  readonly editions: Editions;
  readonly change: ChangedData<Editions>['change'];
}

/** Goes back to the edition before, or says which players stand where they would lose something. */
export function WayBack({ editions: { editions, live, back }, change }: WayBackProps) {
  const [otp, setOtp] = useState('');
  const underWay = editions.find(({ state }) => state === 'wished' || state === 'preparing');
  if (!back || live === null) return null;
  const before = back.liveAt === null ? back.hash : `${dayOf(back.liveAt)} (${back.hash})`;
  const submit = async () => {
    if (!window.confirm(`Revenir à l’édition du ${before} pour tous les joueurs ?`)) return;
    if (await change(() => sendBack(live, otp.trim()))) setOtp('');
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit();
  };
  return (
    <Surface kind="paper" as="section" className={styles.back} aria-labelledby="back">
      <Stack gap={3}>
        <h2 id="back">{typeset('L’édition d’avant')}</h2>
        {underWay && <p role="status">{typeset('Une édition est en chemin ; relisez dans un instant.')}</p>}
        {!underWay && back.refusals.length > 0 && <Refusals refusals={back.refusals} />}
        {!underWay && back.refusals.length === 0 && (
          <Stack as="form" gap={3} className={styles.form} onSubmit={onSubmit}>
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
              onChange={(event) => setOtp(event.target.value)}
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
