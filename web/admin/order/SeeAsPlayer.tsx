import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/actions/Button.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { viewAs } from '../../state/game/view-as.ts';
import { alertFailure } from '../alerts.ts';
import type { StaffStatusBody } from '../calls.ts';
import { orderStatus } from './order-calls.ts';

const ACTIVATED = 3;
const DONE = 4;

/**
 * Opens this player's documents and messages, or the report on a finished game, read only, until the hub is
 * entered.
 */
export function SeeAsPlayer({ order }: { readonly order: StaffStatusBody }) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const open = async (path: string) => {
    setBusy(true);
    const result = await orderStatus(order.code);
    setBusy(false);
    if (!result.ok) return alertFailure(result);
    viewAs(result.data);
    void navigate(path);
  };
  return (
    <>
      <Button disabled={order.state < ACTIVATED} held={busy} onClick={() => void open('/document')}>
        Voir comme ce joueur
      </Button>
      {order.state === DONE && (
        <Button held={busy} onClick={() => void open('/home/app/report')}>
          {typeset('Lire son rapport')}
        </Button>
      )}
    </>
  );
}
