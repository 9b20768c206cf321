import { classNames } from '../../components/class-names.ts';
import { Stack } from '../../components/layout/layout.tsx';
import { typeset, useTypeset } from '../../components/text/typography.tsx';
import { LetterOpening } from '../../player/pages/LetterOpening.tsx';
import { PageContent } from '../../player/pages/PageContent.tsx';
import type { LetterBody, PaperForm } from './letter-calls.ts';
import styles from './Letters.module.css';
import { Suspense, useMemo } from 'react';
import { AirmailStripe } from '../../components/papers/AirmailStripe.tsx';
import { LetterQrCode } from '../../player/pages/LetterCoupon.tsx';
import { PageContext, type PageContextValue } from '../../player/pages/page-context.ts';
import { LanguageContext, useWords } from '../../words/use-words.ts';

const formClass: Readonly<Record<PaperForm, string | undefined>> = {
  sheets: undefined,
  press: styles.press,
  large: styles.large,
};

/**
 * Content of one envelope, in the language of its order: the letter, then one sheet per document; for a press, its
 * stub and its packing slip too. What stands around the papers is for the staff.
 */
export function LetterSheets({
  letter,
  form = 'sheets',
}: {
  readonly letter: LetterBody;
  readonly form?: PaperForm;
}) {
  const { code, city, language, startPlaces } = letter;
  return (
    <Stack
      as="section"
      gap={5}
      className={classNames(styles.envelope, formClass[form])}
      aria-label={typeset(`Pli ${code}`)}
    >
      <h2 className={styles.title}>{typeset(`Pli ${code}`)}</h2>
      <p className={styles.start}>
        {typeset(`Départ : ${[city.name, ...startPlaces].join(', ')}. La lettre le dit à sa manière.`)}
      </p>
      <LanguageContext value={language}>
        <Suspense fallback={<div data-page="loading" />}>
          <Sheets letter={letter} form={form} />
        </Suspense>
      </LanguageContext>
    </Stack>
  );
}

/** The papers alone, as they leave the press. */
export function Sheets({ letter, form }: { readonly letter: LetterBody; readonly form: PaperForm }) {
  const {
    code,
    link,
    city,
    language,
    reference,
    giftFrom,
    giftTo,
    giftLine,
    address,
    copies,
    startDate,
    documents,
  } = letter;
  const lang = language === 'fr' ? undefined : language;
  const filing = { city, letter: reference, date: startDate };
  const isPress = form === 'press';
  // Large type leaves no room for the window of an envelope: these sheets go with the usual letter, or in a
  // larger one.
  const windowAddress = form === 'large' ? null : address;
  const isFull = [lang, windowAddress, giftFrom, giftTo, giftLine].some(Boolean);
  return (
    <>
      <div
        className={classNames(styles.sheet, styles.letter, isFull && styles.full)}
        lang={lang}
        {...(isPress && paperMark({ stack: 'letter', name: 'Lettre' }))}
      >
        <PageContent
          kind="document"
          page={letter.letter}
          infos={{ reference }}
          head={
            <LetterOpening
              city={city}
              reference={reference}
              pieces={documents.length * copies}
              date={startDate}
              address={windowAddress}
              giftTo={giftTo}
              giftFrom={giftFrom}
              giftLine={giftLine}
              giftClassName={styles.gift}
            />
          }
          code={code}
          link={link}
        />
      </div>
      {documents.map(({ slug, title, piece, stamp, page, infos }) => (
        <div
          key={slug}
          className={styles.sheet}
          lang={lang}
          {...(isPress && paperMark({ stack: `document-${slug}`, name: title, copies }))}
        >
          <PageContent
            kind="document"
            page={page}
            infos={infos}
            filing={{ ...filing, piece }}
            stamp={stamp}
            title={title}
            code={code}
          />
        </div>
      ))}
      {isPress && <StubCard city={city.name} code={code} link={link} lang={lang} />}
      {isPress && <PackingSlip letter={letter} lang={lang} />}
    </>
  );
}

interface StubCardProps {
  readonly city: string;
  readonly code: string;
  readonly link: string;
  /** Of its words; undefined for French, which is the page’s. */
  readonly lang: string | undefined;
}

/** The letter’s coupon as a card of its own, for the pocket. */
function StubCard({ city, code, link, lang }: StubCardProps) {
  const words = useWords('beside').papers;
  const typeset = useTypeset();
  const { letterhead } = useWords('common');
  const context = useMemo<PageContextValue>(
    () => ({ kind: 'document', media: {}, infos: {}, code, link }),
    [code, link],
  );
  return (
    <article
      className={styles.stub}
      lang={lang}
      {...paperMark({ stack: 'stub', name: 'Talon', card: [105, 74] })}
    >
      <AirmailStripe />
      <p className={styles.stubHead}>
        <b>{letterhead}</b> {typeset(words.stub(city))}
      </p>
      <PageContext value={context}>
        <LetterQrCode />
      </PageContext>
    </article>
  );
}

/** Says what the envelope holds. It names no code and no price: it may be read by anybody. */
function PackingSlip({ letter, lang }: { readonly letter: LetterBody } & Pick<StubCardProps, 'lang'>) {
  const { identifier, address, city, giftFrom, copies, documents, link } = letter;
  const words = useWords('beside').papers.slip;
  const typeset = useTypeset();
  const papers = [
    words.letter,
    ...documents.map(({ title }) => (copies > 1 ? words.copies(title, copies) : title)),
    words.stub,
  ];
  return (
    <article
      className={styles.slip}
      lang={lang}
      {...paperMark({ stack: 'slip', name: 'Bordereau', card: [148, 105] })}
    >
      <h3 className={styles.slipTitle}>{words.title}</h3>
      <dl className={styles.facts}>
        {identifier && <Fact label={words.order}>{identifier}</Fact>}
        <Fact label={words.city}>{city.name}</Fact>
        {address && <Fact label={words.recipient}>{[address[0], address.at(-1)].join(', ')}</Fact>}
        {giftFrom && <Fact label={words.giver}>{giftFrom}</Fact>}
      </dl>
      <p>
        <b>{words.contents}</b>
      </p>
      <ul className={styles.papers}>
        {papers.map((paper) => (
          <li key={paper}>{typeset(paper)}</li>
        ))}
      </ul>
      <p className={styles.missing}>{typeset(words.missing(new URL(link).host))}</p>
    </article>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: string }) {
  const typeset = useTypeset();
  return (
    <>
      <dt>{typeset(label)}</dt>
      <dd>{typeset(children)}</dd>
    </>
  );
}

interface Paper {
  /** Papers of the same name lie in one stack. */
  readonly stack: string;
  /** Read by the operator of the press. */
  readonly name: string;
  readonly copies?: number;
  /** Width and height of a card in the corner of its page, in millimetres. */
  readonly card?: readonly [width: number, height: number];
}

/** Drawn around each paper and cut off, in millimetres; `--paper-bleed` of the style sheet. */
const BLEED = 3;

/** Attributes of a paper for the press, which the printing process reads (`page-browser.ts` of the server). */
function paperMark({ stack, name, copies = 1, card }: Paper): { readonly 'data-paper': string } {
  const size = card ? { width: card[0], height: card[1] } : null;
  return { 'data-paper': JSON.stringify({ stack, name, bleed: BLEED, size, copies }) };
}
