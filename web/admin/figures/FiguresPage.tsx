import { useSearchParams } from 'react-router-dom';
import { Button } from '../../components/actions/Button.tsx';
import { Field } from '../../components/forms/Field.tsx';
import { Grid } from '../../components/layout/layout.tsx';
import { Empty } from '../../components/status/Empty.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { fieldText, submitting } from '../../components/forms/form-data.ts';
import { AdminPage, FiguresTable } from '../AdminPage.tsx';
import { dayOf, shortDayOf } from '../dates.ts';
import { ListPlaceholder } from '../LoadFailure.tsx';
import { OrderLink, Section } from '../Slips.tsx';
import { useChangedData } from '../use-changed-data.ts';
import styles from './Figures.module.css';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { type ApiPromise, request } from '../../api/client.ts';

/** Days after which a letter is late, by the name of the API’s parameter. */
const LIMITS = { unposted: 3, unopened: 30 } as const;

const daysOf = (params: URLSearchParams, name: keyof typeof LIMITS): number => {
  const typed = params.get(name) ?? '';
  return /^\d{1,3}$/.test(typed) && Number(typed) <= 365 ? Number(typed) : LIMITS[name];
};

export function FiguresPage() {
  const [params, setParams] = useSearchParams();
  const days = { unposted: daysOf(params, 'unposted'), unopened: daysOf(params, 'unopened') };
  const query = new URLSearchParams({
    unposted: String(days.unposted),
    unopened: String(days.unopened),
  }).toString();
  const { data: figures, ...request } = useChangedData(query, () => fetchFigures(query));
  return (
    <AdminPage
      title="Bilan"
      about="Vendus, imprimés, postés, ouverts, finis : semaine par semaine, et ce qui reste en arrière."
    >
      {!figures && <ListPlaceholder of={request} />}
      {figures?.weeks.length === 0 && (
        <Empty more="La première vente ouvrira le registre.">Rien depuis huit semaines.</Empty>
      )}
      {figures && figures.weeks.length > 0 && <Weeks weeks={figures.weeks} />}
      <Grid
        as="form"
        gap={3}
        align="end"
        least="14rem"
        key={query}
        className={styles.days}
        onSubmit={submitting((form) =>
          setParams({
            unposted: fieldText(form, 'unposted').trim(),
            unopened: fieldText(form, 'unopened').trim(),
          }),
        )}
      >
        <Field
          label="En retard de poste après (jours)"
          name="unposted"
          inputMode="numeric"
          defaultValue={String(days.unposted)}
        />
        <Field
          label="En retard d’ouverture après (jours)"
          name="unopened"
          inputMode="numeric"
          defaultValue={String(days.unopened)}
        />
        <Button type="submit">Compter</Button>
      </Grid>
      {figures?.behind.map((late) => (
        <Late key={late.kind} late={late} days={days} />
      ))}
    </AdminPage>
  );
}

const HEADS = ['Semaine du', 'Ville', 'Vendus', 'Imprimés', 'Postés', 'Ouverts', 'Finis'] as const;

function Weeks({ weeks }: Pick<CounterFigures, 'weeks'>) {
  return (
    <FiguresTable label="Semaine par semaine" heads={HEADS}>
      {weeks.map(({ monday, city, sold, printed, posted, activated, finished }) => (
        <tr key={`${monday} ${city}`}>
          <th scope="row">{typeset(shortDayOf(`${monday}T12:00`))}</th>
          <td>{city}</td>
          {[sold, printed, posted, activated, finished].map((count, index) => (
            <td key={index}>{count.toLocaleString('fr-FR')}</td>
          ))}
        </tr>
      ))}
    </FiguresTable>
  );
}

interface LateProps {
  readonly late: CounterFigures['behind'][number];
  readonly days: Readonly<Record<keyof typeof LIMITS, number>>;
}

function Late({ late: { kind, total, oldest }, days }: LateProps) {
  const words = {
    unposted: `Payés depuis plus de ${days.unposted} jours et pas postés`,
    unaddressed: 'Payés et sans adresse',
    unopened: `Postés depuis plus de ${days.unopened} jours et jamais ouverts`,
    'delivered-unopened': `Arrivés depuis plus de ${days.unopened} jours et jamais ouverts`,
  };
  return (
    <Section id={kind} title={words[kind]} count={total.toLocaleString('fr-FR')}>
      {total > oldest.length && (
        <p>{typeset(oldest.length > 1 ? `Les ${oldest.length} plus anciens :` : 'Le plus ancien :')}</p>
      )}
      <ul className={styles.late}>
        {oldest.map(({ code, city, since }) => (
          <li key={code}>
            <OrderLink code={code} />
            {typeset(` ${city}, ${dayOf(since)}`)}
          </li>
        ))}
      </ul>
    </Section>
  );
}

type CounterFigures = ApiSchemas['CounterFigures'];

const fetchFigures = (query: string): ApiPromise<CounterFigures> => request('GET', `admin/figures?${query}`);
