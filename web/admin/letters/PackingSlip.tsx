import { typeset } from '../../components/text/typography.tsx';
import type { LetterBody } from './letter-calls.ts';
import { paperMark } from './paper-mark.ts';
import styles from './SmallPapers.module.css';

/** Says what the envelope holds. It names no code and no price: it may be read by anybody. */
export function PackingSlip({ letter }: { readonly letter: LetterBody }) {
  const { identifier, address, city, giftFrom, copies, documents, link } = letter;
  const papers = [
    'La lettre',
    ...documents.map(({ title }) => (copies > 1 ? `${title}, en ${copies} exemplaires` : title)),
    'Le talon',
  ];
  return (
    <article className={styles.slip} {...paperMark({ stack: 'slip', name: 'Bordereau', card: [148, 105] })}>
      <h3 className={styles.slipTitle}>{typeset('Bordereau d’envoi')}</h3>
      <dl className={styles.facts}>
        {identifier && <Fact label="Commande">{identifier}</Fact>}
        <Fact label="Enquête">{city.name}</Fact>
        {address && <Fact label="Pour">{[address[0], address.at(-1)].join(', ')}</Fact>}
        {giftFrom && <Fact label="Offert par">{giftFrom}</Fact>}
      </dl>
      <p>
        <b>{typeset('Dans cette enveloppe :')}</b>
      </p>
      <ul className={styles.papers}>
        {papers.map((paper) => (
          <li key={paper}>{typeset(paper)}</li>
        ))}
      </ul>
      <p className={styles.missing}>{typeset(`Une pièce manque ? Dites-le-nous : ${new URL(link).host}`)}</p>
    </article>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <>
      <dt>{typeset(label)}</dt>
      <dd>{typeset(children)}</dd>
    </>
  );
}
