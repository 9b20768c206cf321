import { Link } from '../../components/actions/Link.tsx';
import { Empty } from '../../components/status/Empty.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { momentOf } from '../dates.ts';
import { ListPlaceholder } from '../ListPlaceholder.tsx';
import { useStaffList } from '../staff-lists.ts';
import { reportsOf, type PlaceReportBody } from './place-calls.ts';
import styles from './Places.module.css';

/** Reports of players, newest first. */
export function Reports({ city }: { readonly city: string }) {
  const list = useStaffList<readonly PlaceReportBody[]>(`reports ${city}`, () => reportsOf(city));
  const reports = list.rows;
  return (
    <section className={styles.reports} aria-labelledby="reports">
      <h2 id="reports">Signalements</h2>
      {!reports && <ListPlaceholder of={list} />}
      {reports?.length === 0 && (
        <Empty more="La rue se tient comme la lettre le dit.">Aucun joueur n’a rien signalé.</Empty>
      )}
      <ul>
        {reports?.map(({ id, code, step, place, text, at }) => (
          <li key={id}>
            <p>
              {momentOf(at)} <Link to={`/admin/orders/${code}`}>{code}</Link>
              <span className="typed">{` ${[step, place].filter(Boolean).join(' · ')}`}</span>
            </p>
            {text && <p>{typeset(text)}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
