import { useParams, useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../components/actions/Button.tsx';
import { Row } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { BatchPrinting } from '../printing/BatchPrinting.tsx';
import { type SomeLettersBody, fetchLetters, paperFormOf, printLettersOf } from './letter-calls.ts';
import { Papers } from './Papers.tsx';
import { useEffect, useState } from 'react';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { Link } from '../../components/actions/Link.tsx';
import { fetchBatch } from '../batches/BatchesPage.tsx';
import { HolderWords } from '../queue/queue-words.tsx';
import styles from './Letters.module.css';

/** More letters make a page too large for browsers. */
const PAGE_LENGTH = 10;

const whole = (text: string | null, usual: number): number =>
  /^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : usual;

/** Letters of a batch: some for viewing and printing, and all of them as one PDF. */
export function BatchLettersPage() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  // The printing process needs the papers alone, and each call would delay an answer of a player.
  const isPrinted = params.get('only') === 'papers';
  const some = { from: whole(params.get('from'), 1), count: whole(params.get('count'), PAGE_LENGTH) };
  return (
    <Papers
      key={`${id}:${some.from}:${some.count}`}
      title={`Lettres du lot ${id}`}
      name={`${id}:${some.from}:${some.count}`}
      load={() => fetchLetters(id, some)}
      print={() => printLettersOf(id, some)}
      above={
        !isPrinted && (
          <>
            <BatchHolder id={id} />
            <BatchPrinting batch={Number(id)} />
          </>
        )
      }
      form={paperFormOf(params)}
      below={(total) => <Parts some={some} total={total} />}
    />
  );
}

/** Links to the previous and the next letters. */
function Parts({ some: { from, count }, total }: { readonly some: SomeLettersBody; readonly total: number }) {
  if (total <= count && from === 1) return null;
  const to = (first: number) => `?from=${first}&count=${count}`;
  return (
    <Row as="nav" gap={3} lineGap={2} align="center" aria-label={typeset('Les lettres du lot')}>
      {from > 1 && (
        <ButtonLink className="button--small" to={to(Math.max(1, from - count))} rel="prev">
          Lettres précédentes
        </ButtonLink>
      )}
      <span>{typeset(`Lettres ${from} à ${Math.min(total, from + count - 1)} sur ${total}`)}</span>
      {from + count <= total && (
        <ButtonLink className="button--small" to={to(from + count)} rel="next">
          Lettres suivantes
        </ButtonLink>
      )}
    </Row>
  );
}

/**
 * Says who holds a batch of the print queue: nobody else can print it. A failure says nothing, since printing
 * refuses with words.
 */
function BatchHolder({ id }: { readonly id: string }) {
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
