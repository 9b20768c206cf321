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
import { type ApiPromise, request } from '../../api/client.ts';

/** In French zero and one are singular. */
const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('fr-FR')} ${count < 2 ? one : many}`;

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
          <Languages steps={data.steps} />
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

const LANGUAGES: Readonly<Record<string, string>> = { en: 'Anglais' };

const PARTS = [
  ['hints', 'Indices'],
  ['wrong', 'Erreurs'],
  ['almost', 'Presque'],
] as const;

type Spoken = Pick<FunnelStep, 'solved' | 'hints' | 'wrong' | 'almost'>;

/** How often for each right answer: the languages have not as many players. */
const perSolved = (count: number, solved: number): string =>
  solved === 0
    ? '—'
    : (count / solved).toLocaleString('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** What French telephones did at a step: the rest. */
const inFrench = ({ languages, ...step }: FunnelStep): Spoken =>
  languages.reduce<Spoken>(
    (rest, { solved, hints, wrong, almost }) => ({
      solved: rest.solved - solved,
      hints: rest.hints - hints,
      wrong: rest.wrong - wrong,
      almost: rest.almost - almost,
    }),
    step,
  );

/** The steps that were played in another language, beside French: an unfair translation shows. */
function Languages({ steps }: { readonly steps: readonly FunnelStep[] }) {
  const rows = steps.flatMap((step) =>
    step.languages.map((spoken) => ({ step, spoken, french: inFrench(step) })),
  );
  if (rows.length === 0) return null;
  const heads = PARTS.map(([, head]) => head);
  return (
    <Stack as="section" gap={4} aria-labelledby="languages">
      <h2 id="languages">Dans une autre langue</h2>
      <p>{typeset('Pour une réponse juste ; en français, puis dans cette langue.')}</p>
      <FiguresTable label="Par langue" heads={['Étape', 'Langue', 'Justes', ...heads]}>
        {rows.map(({ step, spoken, french }) => (
          <tr key={`${step.name} ${spoken.language}`}>
            <th scope="row" title={step.description}>{`${step.index} ${step.name}`}</th>
            <td>{LANGUAGES[spoken.language] ?? spoken.language}</td>
            <td>{`${french.solved} · ${spoken.solved}`}</td>
            {PARTS.map(([part]) => (
              <td key={part}>
                {`${perSolved(french[part], french.solved)} · ${perSolved(spoken[part], spoken.solved)}`}
              </td>
            ))}
          </tr>
        ))}
      </FiguresTable>
    </Stack>
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
