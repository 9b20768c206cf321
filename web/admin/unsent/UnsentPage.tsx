import { useId, useState } from 'react';
import { Stack } from '../../components/layout/layout.tsx';
import { type FoundOrders, type StaffStatusBody, listUnsent } from '../calls.ts';
import { AdminPage } from '../AdminPage.tsx';
import { ListPlaceholder } from '../LoadFailure.tsx';
import { useStaffList } from '../use-staff-request.ts';
import { CreateOrder, SendOrder, UNSENT } from './UnsentForms.tsx';
import styles from './UnsentPage.module.css';
import { ButtonLink } from '../../components/actions/Button.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { Link } from '../../components/actions/Link.tsx';
import { Empty } from '../../components/status/Empty.tsx';
import { dayOf } from '../dates.ts';

export function UnsentPage() {
  const list = useStaffList<FoundOrders>(UNSENT, listUnsent);
  const found = list.rows;
  const [selected, setSelected] = useState<string | null>(null);
  const order = found?.orders.find(({ code }) => code === selected) ?? null;
  return (
    <AdminPage title="Commandes Non Envoyées" about="Un code, ses papiers, son identifiant, puis la poste.">
      <div className={styles.desk}>
        <Stack gap={3} className={styles.column}>
          <CreateOrder ready={found !== null} onCreated={setSelected} />
          {found ? (
            <UnsentList found={found} selected={selected} onSelect={setSelected} />
          ) : (
            <ListPlaceholder of={list} />
          )}
        </Stack>
        <Stack gap={3} className={styles.column}>
          <SendOrder
            code={order?.code ?? null}
            known={order?.identifier ?? null}
            onSent={() => setSelected(null)}
          />
          <OrderDocuments order={order} />
        </Stack>
      </div>
    </AdminPage>
  );
}

function OrderDocuments({ order }: { readonly order: StaffStatusBody | null }) {
  if (!order) return <p className={styles.documents}>Sélectionner un statut</p>;
  return (
    <section className={styles.documents} aria-label={typeset(`Documents de ${order.code}`)}>
      <h2>{typeset(`Documents de ${order.code}`)}</h2>
      <ul className="typed">
        {Object.keys(order.infos).map((slug) => (
          <li key={slug}>{slug}</li>
        ))}
      </ul>
      <ButtonLink to={`/admin/orders/${order.code}/letter`}>Imprimer la lettre</ButtonLink>
    </section>
  );
}

interface UnsentListProps {
  readonly found: FoundOrders;
  readonly selected: string | null;
  readonly onSelect: (code: string) => void;
}

/** Unsent orders, one of which can be selected. The server sends the newest of very many. */
function UnsentList({ found: { orders, total }, selected, onSelect }: UnsentListProps) {
  const name = useId();
  const older = total - orders.length;
  if (total === 0)
    return (
      <Empty more="Le casier est vide, et c’est ainsi que la Compagnie le préfère.">
        Aucune commande n’attend. Tout est parti.
      </Empty>
    );
  return (
    <fieldset className={styles.codes}>
      <legend>{typeset(`En attente : ${total.toLocaleString('fr-FR')}`)}</legend>
      {orders.map(({ code, story, staff }) => (
        <label key={code} className={styles.code}>
          <input
            type="radio"
            name={name}
            value={code}
            checked={code === selected}
            onChange={() => onSelect(code)}
          />
          <span className="typed">{`${code} - ${story.city}`}</span>
          {staff.postOn && <span>{typeset(`à poster le ${dayOf(`${staff.postOn}T12:00`)}`)}</span>}
        </label>
      ))}
      {older > 0 && (
        <p className={styles.older}>
          {typeset(
            older === 1
              ? 'Une commande plus ancienne est dans l’'
              : `${older.toLocaleString('fr-FR')} commandes plus anciennes sont dans l’`,
          )}
          <Link to="/admin/explorer?state=1">{typeset('explorateur')}</Link>.
        </p>
      )}
    </fieldset>
  );
}
