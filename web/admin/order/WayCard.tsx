import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/actions/Button.tsx';
import { Link } from '../../components/actions/Link.tsx';
import { Surface } from '../../components/papers/Surface.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { type FactLine, Facts } from '../AdminPage.tsx';
import { sendMarkSent } from '../calls.ts';
import { momentOf } from '../dates.ts';
import { amountOf } from '../sales/amount.ts';
import { UnreadTexts } from '../sales/SaleItem.tsx';
import { LETTER_STATES, saleState } from '../sales/sales.ts';
import { Links } from '../Slips.tsx';
import {
  type CarriersBody,
  type ChangesProps,
  type OrderFile,
  buyLabel,
  fetchCarriers,
  fetchOrderFile,
  sendLost,
  sendQueue,
  sendRelease,
  sendTracking,
  sendUnqueue,
} from './order-calls.ts';
import styles from './OrderPage.module.css';
import { useEffect, useState } from 'react';
import { saveFile } from '../../state/device/save-file.ts';

const COMMAND = 1;
const SENT = 2;

const dated = (at: string | null | undefined): string | null => (at ? momentOf(at) : null);

function wayLines({ order, way, sale }: OrderFile): readonly FactLine[] {
  return [
    ['Courrier', way ? LETTER_STATES[order.staff.cancelledAt ? 'voided' : way.state] : 'hors de la file'],
    [order.state === COMMAND ? 'Retenu, rétractation' : 'Code arrêté', dated(order.staff.stoppedAt)],
    [way?.joinsAt || way?.tellBy ? 'Payé' : 'Dans la file', dated(way?.queuedAt)],
    ['Entre dans la file', dated(way?.joinsAt)],
    ['Attend les mots de son acheteur jusqu’au', dated(way?.tellBy)],
    ['Imprimé', dated(way?.printedAt)],
    ['À la poste', dated(way?.postedAt)],
    ['Arrivé', dated(way?.deliveredAt)],
    ['Déclaré égaré', dated(way?.lostAt)],
    ['Suivi', way?.trackingNumber || null],
    ['Dernière nouvelle', way?.news && way.newsAt ? `${way.news} (${momentOf(way.newsAt)})` : null],
    ['Vente', sale && [sale.number, amountOf(sale), saleState(sale)].filter(Boolean).join(', ')],
  ];
}

/** The way of a letter by post, the sale it comes from, and what staff can do about both. */
export function WayCard({ file, change }: ChangesProps) {
  const { way, sale } = file;
  return (
    <Surface kind="paper" as="section" className={styles.card} aria-labelledby="way">
      <h2 id="way">Son chemin</h2>
      <dl>
        <Facts lines={wayLines(file)} />
      </dl>
      {sale?.problems.map(({ code, words }) => (
        <p key={code}>{typeset(words)}</p>
      ))}
      {sale && <UnreadTexts unread={sale.unread} />}
      <Links>
        {way?.replaces && (
          <Link to={`/admin/orders/${way.replaces}`}>{typeset(`Remplace ${way.replaces}, égaré`)}</Link>
        )}
        {way?.replacedBy && (
          <Link to={`/admin/orders/${way.replacedBy}`}>{typeset(`Remplacé par ${way.replacedBy}`)}</Link>
        )}
        {!isStopped(file) && <WayKeys file={file} change={change} />}
        {!isStopped(file) && <CarrierKeys file={file} change={change} />}
      </Links>
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
      {(way?.joinsAt || way?.tellBy) && (
        <Button onClick={() => void change(() => sendRelease(order))}>Laisser partir</Button>
      )}
      {order.state === COMMAND && <Button onClick={send}>Marquer comme posté</Button>}
      {order.state === SENT && way && <Button onClick={() => void lose()}>Égaré : en renvoyer un</Button>}
    </>
  );
}

const NONE: CarriersBody = { carriers: [], sellsLabels: false };

/** The tracking number of a letter, typed by hand or bought with a label. Posting it needs neither. */
function CarrierKeys({ file: { order, way }, change }: ChangesProps) {
  const [carriers, setCarriers] = useState(NONE);
  const isUnderWay = way !== null && ['paid', 'printed', 'posted'].includes(way.state);
  useEffect(() => {
    if (isUnderWay) void fetchCarriers().then((result) => result.ok && setCarriers(result.data));
  }, [isUnderWay]);
  if (!isUnderWay) return null;
  const typeNumber = () => {
    const number = window.prompt(
      'Quel est le numéro de suivi ? Laissez vide pour l’oublier.',
      way.trackingNumber ?? '',
    );
    if (number !== null) void change(() => sendTracking(order, number.trim(), 'la-poste'));
  };
  const buy = () =>
    void change(async () => {
      const bought = await buyLabel(order);
      if (!bought.ok) return bought;
      const bytes = Uint8Array.from(atob(bought.data.pdf), (sign) => sign.charCodeAt(0));
      saveFile(`etiquette-${bought.data.number}.pdf`, new Blob([bytes], { type: 'application/pdf' }));
      return orderOf(order.code);
    });
  return (
    <>
      <Button onClick={typeNumber}>
        {way.trackingNumber ? 'Changer le numéro de suivi' : 'Noter un numéro de suivi'}
      </Button>
      {carriers.sellsLabels && (
        <Button onClick={buy}>{way.trackingNumber ? 'Reprendre l’étiquette' : 'Acheter l’étiquette'}</Button>
      )}
    </>
  );
}

async function orderOf(code: string) {
  const result = await fetchOrderFile(code);
  return result.ok ? { ...result, data: result.data.order } : result;
}
