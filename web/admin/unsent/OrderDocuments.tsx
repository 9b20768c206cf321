import { ButtonLink } from '../../components/actions/Button.tsx';
import { typeset } from '../../components/text/typography.tsx';
import type { StaffStatusBody } from '../calls.ts';
import styles from './UnsentPage.module.css';

/** Documents of an order. */
export function OrderDocuments({ order }: { readonly order: StaffStatusBody | null }) {
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
