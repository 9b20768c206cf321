import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/actions/Button.tsx';
import { Link } from '../../components/actions/Link.tsx';
import { Surface } from '../../components/papers/Surface.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { sendMarkSent } from '../calls.ts';
import { momentOf } from '../dates.ts';
import { amountOf, LETTER_STATES, saleState } from '../sales/sale-words.ts';
import slips from '../Slips.module.css';
import { CarrierKeys } from './CarrierKeys.tsx';
import type { ChangesProps } from './changes-props.ts';
import { sendLost, sendQueue, sendUnqueue, type OrderFile } from './order-calls.ts';
import styles from './OrderPage.module.css';

type Line = readonly [name: string, value: string];

const COMMAND = 1;
const SENT = 2;

function wayLines({ order, way, sale }: OrderFile): readonly Line[] {
  const dated = (name: string, at: string | null | undefined): readonly Line[] =>
    at ? [[name, momentOf(at)]] : [];
  return [
    ['Courrier', way ? LETTER_STATES[order.staff.cancelledAt ? 'voided' : way.state] : 'hors de la file'],
    ...dated('Dans la file', way?.queuedAt),
    ...dated('Imprimé', way?.printedAt),
    ...dated('À la poste', way?.postedAt),
    ...dated('Arrivé', way?.deliveredAt),
    ...dated('Déclaré égaré', way?.lostAt),
    ...(way?.trackingNumber ? [['Suivi', way.trackingNumber] as const] : []),
    ...(way?.news && way.newsAt
      ? [['Dernière nouvelle', `${way.news} (${momentOf(way.newsAt)})`] as const]
      : []),
    ...(sale
      ? [['Vente', [sale.number, amountOf(sale), saleState(sale)].filter(Boolean).join(', ')] as const]
      : []),
  ];
}

/** The way of a letter by post, the sale it comes from, and what staff can do about both. */
export function WayCard({ file, change }: ChangesProps) {
  const { way, sale } = file;
  return (
    <Surface kind="paper" as="section" className={styles.card} aria-labelledby="way">
      <h2 id="way">Son chemin</h2>
      <dl>
        {wayLines(file).map(([name, value]) => (
          <div key={name} className="form-line">
            <dt>{typeset(name)}</dt>
            <dd className="typed">{value}</dd>
          </div>
        ))}
      </dl>
      {sale?.problems.map(({ code, words }) => (
        <p key={code}>{typeset(words)}</p>
      ))}
      <p className={slips.links}>
        {way?.replaces && (
          <Link to={`/admin/orders/${way.replaces}`}>{typeset(`Remplace ${way.replaces}, égaré`)}</Link>
        )}
        {way?.replacedBy && (
          <Link to={`/admin/orders/${way.replacedBy}`}>{typeset(`Remplacé par ${way.replacedBy}`)}</Link>
        )}
        {!isStopped(file) && <WayKeys file={file} change={change} />}
        {!isStopped(file) && <CarrierKeys file={file} change={change} />}
      </p>
    </Surface>
  );
}

const isStopped = ({ order: { staff } }: OrderFile): boolean =>
  staff.cancelledAt !== null || staff.stoppedAt !== null;

function WayKeys({ file: { order, way }, change }: ChangesProps) {
  const navigate = useNavigate();
  const send = () => {
    const identifier = order.identifier ?? window.prompt('Sous quel identifiant de commande ?')?.trim();
    if (identifier) void change(() => sendMarkSent(order.code, identifier));
  };
  const lose = async () => {
    const reason = window
      .prompt(
        `Le code ${order.code} s’arrêtera, et un autre pli prendra sa place dans la file. Que s’est-il passé ?`,
      )
      ?.trim();
    if (!reason) return;
    await change(async () => {
      const made = await sendLost(order, reason);
      if (made.ok) void navigate(`/admin/orders/${made.data.code}`);
      return made;
    });
  };
  return (
    <>
      {order.state === COMMAND && !way && order.staff.batch === null && (
        <Button onClick={() => void change(() => sendQueue(order))}>Mettre dans la file</Button>
      )}
      {order.state === COMMAND && way?.state === 'paid' && order.staff.batch === null && (
        <Button onClick={() => void change(() => sendUnqueue(order))}>Retirer de la file</Button>
      )}
      {order.state === COMMAND && <Button onClick={send}>Marquer comme posté</Button>}
      {order.state === SENT && way && <Button onClick={() => void lose()}>Égaré : en renvoyer un</Button>}
    </>
  );
}
