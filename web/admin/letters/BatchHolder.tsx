import { useEffect, useState } from 'react';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { Link } from '../../components/actions/Link.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { fetchBatch } from '../batches/batch-calls.ts';
import { HolderWords } from '../queue/HolderWords.tsx';
import styles from './Letters.module.css';

/**
 * Says who holds a batch of the print queue: nobody else can print it. A failure says nothing, since printing
 * refuses with words.
 */
export function BatchHolder({ id }: { readonly id: string }) {
  const [taken, setTaken] = useState<ApiSchemas['TakenBatch'] | null>(null);
  useEffect(() => void fetchBatch(id).then((result) => setTaken(result.ok ? result.data.taken : null)), [id]);
  if (taken === null) return null;
  return (
    <p className={styles.holder}>
      <HolderWords taken={taken} />
      {typeset('. ')}
      {!taken.isMine && <Link to="/admin/queue">{typeset('Le reprendre avant de l’imprimer')}</Link>}
    </p>
  );
}
