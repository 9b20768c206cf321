import { typeset } from '../../components/text/typography.tsx';
import { AdminPage, FiguresTable } from '../AdminPage.tsx';
import { CityDataPlaceholder, useCityData } from '../use-city-data.tsx';
import { CitySelect } from '../CitySelect.tsx';
import { durationOf } from '../dates.ts';
import styles from './Funnel.module.css';
import { Button } from '../../components/actions/Button.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { Empty } from '../../components/status/Empty.tsx';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import type { ApiPromise } from '../../api/calls.ts';
import { request } from '../../api/client.ts';

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

/** Wrong answers without a reply by the author, with YAML lines for one. */
function WrongAnswers({ steps }: { readonly steps: readonly FunnelStep[] }) {
  const asking = steps
    .map((step) => ({ step, answers: step.wrongAnswers.filter(({ isUnanswered }) => isUnanswered) }))
    .filter(({ answers }) => answers.length > 0);
  return (
    <Stack as="section" gap={4} className={styles.answers} aria-labelledby="wrong-answers">
      <h2 id="wrong-answers">Réponses fausses sans réplique</h2>
      {asking.length === 0 && <Empty>Aucune : à chacune, l’auteur a répondu.</Empty>}
      {asking.map(({ step, answers }) => (
        <div key={step.name} className={styles.step}>
          <h3 className="typed">{`${step.index} ${step.name}`}</h3>
          <ul>
            {answers.map((answer) => (
              <Answer key={answer.reading} answer={answer} />
            ))}
          </ul>
        </div>
      ))}
    </Stack>
  );
}

function Answer({ answer: { reading, count, yaml } }: { readonly answer: WrongAnswerBody }) {
  return (
    <li>
      <p>{typeset(`« ${reading} » · ${count} fois`)}</p>
      {yaml && (
        <details>
          <summary>Lignes à coller</summary>
          <pre>{yaml}</pre>
          <Button className="button--small" onClick={() => void navigator.clipboard.writeText(yaml)}>
            Copier
          </Button>
        </details>
      )}
    </li>
  );
}

type FunnelStep = ApiSchemas['FunnelStep'];
type WrongAnswerBody = ApiSchemas['WrongAnswer'];

const funnelOf = (city: string): ApiPromise<ApiSchemas['Funnel']> =>
  request('GET', `admin/funnel?city=${encodeURIComponent(city)}`);
