import { classNames } from '../../components/class-names.ts';
import { typeset } from '../../components/text/typography.tsx';
import { LetterHead } from '../../player/pages/LetterHead.tsx';
import { PageContent } from '../../player/pages/PageContent.tsx';
import type { LetterBody } from './letter-calls.ts';
import styles from './Letters.module.css';
import { PackingSlip } from './PackingSlip.tsx';
import type { PaperForm } from './paper-form.ts';
import { paperMark } from './paper-mark.ts';
import { StubCard } from './StubCard.tsx';

const formClass: Readonly<Record<PaperForm, string | undefined>> = {
  sheets: undefined,
  press: styles.press,
  large: styles.large,
};

/**
 * Content of one envelope: the letter, then one sheet per document; for a press, its stub and its packing
 * slip too.
 */
export function LetterSheets({
  letter,
  form = 'sheets',
}: {
  readonly letter: LetterBody;
  readonly form?: PaperForm;
}) {
  const {
    code,
    link,
    city,
    reference,
    giftFrom,
    giftTo,
    giftLine,
    address,
    copies,
    startDate,
    startPlaces,
    documents,
  } = letter;
  const giftWords = [
    ...(giftTo ? [`Pour ${giftTo}`] : []),
    ...(giftFrom ? [`Offert par ${giftFrom}`] : []),
    ...(giftLine ? [`« ${giftLine} »`] : []),
  ];
  const filing = { city, letter: reference, date: startDate };
  const isPress = form === 'press';
  // Large type leaves no room for the window of an envelope: these sheets go with the usual letter, or in a
  // larger one.
  const windowAddress = form === 'large' ? null : address;
  return (
    <section className={classNames(styles.envelope, formClass[form])} aria-label={typeset(`Pli ${code}`)}>
      <h2 className={styles.title}>{typeset(`Pli ${code}`)}</h2>
      <p className={styles.start}>
        {typeset(`Départ : ${[city.name, ...startPlaces].join(', ')}. La lettre le dit à sa manière.`)}
      </p>
      <div
        className={classNames(styles.sheet, styles.letter)}
        {...(isPress && paperMark({ stack: 'letter', name: 'Lettre' }))}
      >
        <PageContent
          kind="document"
          page={letter.letter}
          infos={{ reference }}
          head={
            <>
              <LetterHead
                city={city}
                reference={reference}
                pieces={documents.length * copies}
                date={startDate}
                address={windowAddress}
              />
              {giftWords.length > 0 && (
                <p className={classNames('typed', styles.gift)}>
                  {giftWords.map((line) => typeset(line)).join('\n')}
                </p>
              )}
            </>
          }
          code={code}
          link={link}
        />
      </div>
      {documents.map(({ slug, title, stamp, page, infos }, index) => (
        <div
          key={slug}
          className={styles.sheet}
          {...(isPress && paperMark({ stack: `document-${slug}`, name: title, copies }))}
        >
          <PageContent
            kind="document"
            page={page}
            infos={infos}
            filing={{ ...filing, piece: index + 1 }}
            stamp={stamp}
            title={title}
            code={code}
          />
        </div>
      ))}
      {isPress && <StubCard city={city.name} code={code} link={link} />}
      {isPress && <PackingSlip letter={letter} />}
    </section>
  );
}
