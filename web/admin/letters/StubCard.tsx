import { useMemo } from 'react';
import { AirmailStripe } from '../../components/papers/AirmailStripe.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { LetterQrCode } from '../../player/pages/LetterCoupon.tsx';
import { PageContext, type PageContextValue } from '../../player/pages/page-context.ts';
import { paperMark } from './paper-mark.ts';
import styles from './SmallPapers.module.css';

interface StubCardProps {
  readonly city: string;
  readonly code: string;
  readonly link: string;
}

/** The letter’s coupon as a card of its own, for the pocket. */
export function StubCard({ city, code, link }: StubCardProps) {
  const context = useMemo<PageContextValue>(
    () => ({ kind: 'document', media: {}, infos: {}, code, link }),
    [code, link],
  );
  return (
    <article className={styles.stub} {...paperMark({ stack: 'stub', name: 'Talon', card: [105, 74] })}>
      <AirmailStripe />
      <p className={styles.stubHead}>
        <b>LA COMPAGNIE</b> {typeset(`Talon à garder : ${city}`)}
      </p>
      <PageContext value={context}>
        <LetterQrCode />
      </PageContext>
    </article>
  );
}
