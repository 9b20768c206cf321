import { Stack } from '../../components/layout/layout.tsx';
import { QrCode } from './QrCode.tsx';
import { usePageContext } from './page-context.ts';
import styles from './LetterCoupon.module.css';
import { useWords } from '../../words/use-words.ts';

const CUT = 'M6 4l14 9M6 14l14 -9M5 3a2.6 2.6 0 1 0 .1 0M5 10.5a2.6 2.6 0 1 0 .1 0';

/**
 * Coupon at the foot of the letter: scan link of this order and its code. The room of the QR code is reserved
 * until it is loaded.
 */
export function LetterQrCode() {
  const words = useWords('game').pages.coupon;
  const { link, code } = usePageContext();
  if (!link) return null;
  return (
    <section className={styles.coupon} aria-label={words.title}>
      <svg
        className={styles.cut}
        viewBox="0 0 22 18"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="1.6"
        aria-hidden="true"
      >
        <path d={CUT} />
      </svg>
      <QrCode text={link} className={styles.squares} />
      <Stack gap={2} className={styles.words}>
        <p className={styles.lead}>{words.scan}</p>
        {code && <CodeBoxes code={code} />}
        <p className={styles.link}>{link}</p>
        <p>{words.rules}</p>
      </Stack>
    </section>
  );
}

/** One box per character; read aloud as one word. */
function CodeBoxes({ code }: { readonly code: string }) {
  return (
    <p className={styles.code}>
      <span className="visually-hidden">{code}</span>
      {[...code].map((sign, index) => (
        <span key={index} className={styles.box} aria-hidden="true">
          {sign}
        </span>
      ))}
    </p>
  );
}
