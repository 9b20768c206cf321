import { typeset } from '../../components/text/typography.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { CityDataPlaceholder } from '../CityDataPlaceholder.tsx';
import { CitySelect } from '../CitySelect.tsx';
import { durationOf } from '../dates.ts';
import { FiguresTable } from '../FiguresTable.tsx';
import { useCityData } from '../use-city-data.ts';
import { funnelOf, type FunnelStep } from './funnel-calls.ts';
import styles from './Funnel.module.css';
import { WrongAnswers } from './WrongAnswers.tsx';

/** In French zero and one are singular. */
const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('fr-FR')} ${count < 2 ? one : many}`;

/** Statistics: how far players get, how long they take, and their unexpected answers. */
export function FunnelPage() {
  const { cities, city, choose, data, ...request } = useCityData(funnelOf);
  return (
    <AdminPage
      title="Chiffres"
      about="Jusqu’où vont les joueurs, en combien de temps, et ce qu’ils écrivent."
    >
      <div className={styles.choice}>
        <CitySelect cities={cities} value={city} onChange={choose} />
      </div>
      {!data && <CityDataPlaceholder cities={cities} of={request} />}
      {data && (
        <>
          <p role="status">
            {typeset(
              `${counted(data.started, 'partie commencée', 'parties commencées')}, ${counted(data.finished, 'finie', 'finies')}.`,
            )}
          </p>
          <Steps steps={data.steps} started={data.started} />
          <WrongAnswers steps={data.steps} />
        </>
      )}
    </AdminPage>
  );
}

const HEADS = [
  'Étape',
  'Arrivés',
  'Médiane',
  '9 sur 10',
  'Indices',
  'Erreurs',
  'Presque',
  'Illisibles',
  'Secours',
] as const;

function Steps({ steps, started }: { readonly steps: readonly FunnelStep[]; readonly started: number }) {
  return (
    <FiguresTable label="Étape par étape" heads={HEADS}>
      {steps.map((step) => (
        <tr key={step.name}>
          <th scope="row" title={step.description}>{`${step.index} ${step.name}`}</th>
          <td>
            <Share count={step.reached} of={started} />
          </td>
          <td>{step.times ? durationOf(step.times.medianSeconds) : '—'}</td>
          <td>{step.times ? durationOf(step.times.p90Seconds) : '—'}</td>
          <td>{step.hints}</td>
          <td>{step.wrong}</td>
          <td>{step.almost}</td>
          <td>{step.unreadable}</td>
          <td>{step.detours}</td>
        </tr>
      ))}
    </FiguresTable>
  );
}

/** A bar with the share of players who started, and its number. */
function Share({ count, of }: { readonly count: number; readonly of: number }) {
  const share = of === 0 ? 0 : Math.min(1, count / of);
  return (
    <span className={styles.share}>
      <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
        <rect width={100 * share} height="12" fill="currentColor" />
      </svg>
      {typeset(of === 0 ? String(count) : `${count} (${Math.round(100 * share)} %)`)}
    </span>
  );
}
