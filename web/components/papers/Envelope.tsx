import type { ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Envelope.module.css';
import { Postmark, type PostmarkProps } from './Postmark.tsx';
import { typeset } from '../text/typography.tsx';

interface EnvelopeProps {
  /** The lines of the address; the last one is the city, in bold. */
  readonly address: readonly string[];
  readonly from?: string | undefined;
  /** Null on a small envelope, which has no room for it. */
  readonly postmark: PostmarkProps | null;
  /** A note laid on it, with the player's progress. */
  readonly note?: string | undefined;
  readonly ref?: Ref<HTMLElement>;
  readonly children: ReactNode;
}

/** An addressed and cancelled envelope with striped edges; its content lies below the address. */
export function Envelope({ address, from, postmark, note, ref, children }: EnvelopeProps) {
  return (
    <section ref={ref} data-envelope className={classNames('paper airmail-edge', styles.envelope)}>
      {postmark && (
        <div className={styles.clip} aria-hidden="true">
          <Postmark {...postmark} className={styles.postmark} />
        </div>
      )}
      <div className={styles.addressee}>
        {from && <p className={styles.from}>{from}</p>}
        {address.map((line, index) => (
          <p key={line}>{index === address.length - 1 ? <b>{line}</b> : line}</p>
        ))}
      </div>
      {note && <p className={classNames('paper paper--buff', styles.note)}>{typeset(note)}</p>}
      {children}
    </section>
  );
}
