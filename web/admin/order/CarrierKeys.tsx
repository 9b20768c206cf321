import { useEffect, useState } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import { saveFile } from '../../state/device/save-file.ts';
import type { ChangesProps } from './changes-props.ts';
import { buyLabel, fetchCarriers, fetchOrderFile, sendTracking, type CarriersBody } from './order-calls.ts';

const NONE: CarriersBody = { carriers: [], sellsLabels: false };

/** The tracking number of a letter, typed by hand or bought with a label. Posting it needs neither. */
export function CarrierKeys({ file: { order, way }, change }: ChangesProps) {
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

/** The order as it is now. */
async function orderOf(code: string) {
  const result = await fetchOrderFile(code);
  return result.ok ? { ...result, data: result.data.order } : result;
}
