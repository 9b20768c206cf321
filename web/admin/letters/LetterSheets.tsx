import { classNames } from '../../components/class-names.ts';
import { t } from '../../components/text/typography.tsx';
import { LetterHead } from '../../player/pages/LetterHead.tsx';
import { PageContent } from '../../player/pages/PageContent.tsx';
import type { LetterBody } from './letter-calls.ts';
import styles from './Letters.module.css';

/** Content of one envelope: the letter, then one sheet per document. */
export function LetterSheets({ letter }: { readonly letter: LetterBody }) {
  const { code, link, city, reference, giftFrom, giftTo, giftLine, startDate, startPlaces, documents } = letter;
  const giftWords = [
    ...(giftTo ? [`Pour ${giftTo}`] : []),
    ...(giftFrom ? [`Offert par ${giftFrom}`] : []),
    ...(giftLine ? [`« ${giftLine} »`] : []),
  ];
  const filing = { city: city.name, letter: reference, date: startDate };
  return (
    <section className={styles.envelope} aria-label={t(`Pli ${code}`)}>
      <h2 className={styles.title}>{t(`Pli ${code}`)}</h2>
      <p className={styles.start}>{t(`Départ : ${[city.name, ...startPlaces].join(', ')}. La lettre le dit à sa manière.`)}</p>
      <div className={classNames(styles.sheet, styles.letter)}>
        <PageContent
          kind="document"
          page={letter.letter}
          infos={{ reference }}
          head={
            <>
              <LetterHead city={city.name} reference={reference} pieces={documents.length} date={startDate} />
              {giftWords.length > 0 && <p className={classNames('typed', styles.gift)}>{giftWords.map((line) => t(line)).join('\n')}</p>}
            </>
          }
          code={code}
          link={link}
        />
      </div>
      {documents.map(({ slug, title, stamp, page, infos }, index) => (
        <div key={slug} className={styles.sheet}>
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
    </section>
  );
}
