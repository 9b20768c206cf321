import type { ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Envelope.module.css';
import { Postmark, type PostmarkProps } from './Postmark.tsx';
import { typeset } from '../text/typography.tsx';

interface EnvelopeProps {
  /** The lines of the address; the last one is the city, in bold. */
  readonly address: readonly string[];
  readonly from: string;
  readonly postmark: PostmarkProps;
  /** A note laid on it, with the player's progress. */
  readonly note?: string | undefined;
  readonly ref?: Ref<HTMLElement>;
  readonly children: ReactNode;
}

/** An addressed and cancelled envelope with striped edges; its content lies below the address. */
export function Envelope({ address, from, postmark, note, ref, children }: EnvelopeProps) {
  return (
    <section ref={ref} className={classNames('paper airmail-edge', styles.envelope)}>
      <div className={styles.clip} aria-hidden="true">
        <Postmark {...postmark} className={styles.postmark} />
      </div>
      <div className={styles.addressee}>
        <p className={styles.from}>{from}</p>
        {address.map((line, index) => (
          <p key={line}>{index === address.length - 1 ? <b>{line}</b> : line}</p>
        ))}
      </div>
      {note && <p className={classNames('paper paper--buff', styles.note)}>{typeset(note)}</p>}
      {children}
    </section>
  );
}
