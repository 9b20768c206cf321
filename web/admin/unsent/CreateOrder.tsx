import { useState } from 'react';
import { Stack } from '../../components/layout/layout.tsx';
import type { FoundOrders } from '../calls.ts';
import { Button } from '../../components/actions/Button.tsx';
import { alertFailure } from '../alerts.ts';
import { createOrder } from '../calls.ts';
import { CitySelect, useCities } from '../CitySelect.tsx';
import { GiverField } from '../GiverField.tsx';
import { changeList } from '../staff-lists.ts';
import { UNSENT } from './unsent-list-name.ts';
import styles from './UnsentPage.module.css';

interface CreateOrderProps {
  /** The list of unsent orders is loaded. */
  readonly ready: boolean;
  readonly onCreated: (code: string) => void;
}

/** Creates an order for a city and adds it to the unsent ones. */
export function CreateOrder({ ready, onCreated }: CreateOrderProps) {
  const cities = useCities();
  const [city, setCity] = useState('');
  const [giver, setGiver] = useState('');
  const [busy, setBusy] = useState(false);
  const create = async () => {
    setBusy(true);
    const result = await createOrder(city, giver.trim() || null);
    setBusy(false);
    if (!result.ok) return alertFailure(result);
    changeList<FoundOrders>(UNSENT, ({ orders, total }) => ({
      orders: [result.data, ...orders],
      total: total + 1,
    }));
    setGiver('');
    onCreated(result.data.code);
  };
  return (
    <Stack gap={3} className={styles.create}>
      <CitySelect cities={cities} withLetter value={city} onChange={setCity} />
      <GiverField value={giver} onType={setGiver} />
      <Button
        primary
        disabled={!ready || city === ''}
        held={busy}
        aria-busy={busy || undefined}
        onClick={() => void create()}
      >
        Créer une nouvelle
      </Button>
    </Stack>
  );
}
