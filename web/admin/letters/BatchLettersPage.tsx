import { useParams, useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../components/actions/Button.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { BatchPrinting } from '../printing/BatchPrinting.tsx';
import { BatchHolder } from './BatchHolder.tsx';
import { fetchLetters, printLettersOf, type SomeLettersBody } from './letter-calls.ts';
import styles from './Letters.module.css';
import { Papers } from './Papers.tsx';
import { paperFormOf } from './paper-form.ts';

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
    <nav className={styles.parts} aria-label={typeset('Les lettres du lot')}>
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
    </nav>
  );
}
