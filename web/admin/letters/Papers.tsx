import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { type ApiPromise, type ApiResult, apiAddress } from '../../api/client.ts';
import { Button } from '../../components/actions/Button.tsx';
import { classNames } from '../../components/class-names.ts';
import { Row } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { alertFailure, useStaffRequest } from '../use-staff-request.ts';
import { dayOf } from '../dates.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { saveFile } from '../../state/device/save-file.ts';
import { type LetterBody, type PaperForm, fetchLetter, paperFormOf, printLetter } from './letter-calls.ts';
import { LetterSheets } from './LetterSheets.tsx';
import styles from './Letters.module.css';
import { plainText } from './plain-text.ts';
import { useParams, useSearchParams } from 'react-router-dom';

/** Papers of one order, for viewing and printing. */
export function LetterPage() {
  const { code = '' } = useParams();
  const [params] = useSearchParams();
  const pdf = apiAddress(`admin/orders/${code}/letter.pdf`);
  return (
    <Papers
      title={`Lettre ${code}`}
      name={code}
      load={async () => asList(await fetchLetter(code))}
      print={async () => asList(await printLetter(code))}
      pdf={pdf}
      others={{ largePdf: `${pdf}?form=large`, textName: `lettre-${code}.txt` }}
      form={paperFormOf(params)}
    />
  );
}

const asList = (result: ApiResult<LetterBody>): ApiResult<readonly LetterBody[]> =>
  result.ok ? { ...result, data: [result.data] } : result;

interface PapersProps {
  readonly title: string;
  /** Identifies the loaded letters. */
  readonly name: string;
  readonly load: () => ApiPromise<readonly LetterBody[]>;
  /** Fixes the dates at the first printing. */
  readonly print: () => ApiPromise<readonly LetterBody[]>;
  /** Address of the same papers as one PDF. */
  readonly pdf?: string;
  /** Offers the same papers in large type and as text, for who asks. */
  readonly others?: { readonly largePdf: string; readonly textName: string };
  readonly form?: PaperForm;
  readonly above?: ReactNode;
  /** Receives the total number of letters. */
  readonly below?: (total: number) => ReactNode;
}

export function Papers({
  title,
  name,
  load,
  print,
  pdf,
  others,
  form = 'sheets',
  above,
  below,
}: PapersProps) {
  const [letters, setLetters] = useState<readonly LetterBody[] | null>(null);
  const [total, setTotal] = useState(0);
  const [notice, setNotice] = useState<string | null>(null);
  const sheets = useRef<HTMLDivElement>(null);
  const readiness = useReadyPages(sheets, letters !== null);
  const take = (result: ApiResult<readonly LetterBody[]>): boolean => {
    if (result.ok) setLetters(result.data);
    else setNotice(alertFailure(result));
    return result.ok;
  };
  const loadCounted = async () => {
    const result = await load();
    if (result.ok) setTotal(result.total ?? result.data.length);
    return result;
  };
  const request = useStaffRequest(letters ? null : name, loadCounted, setLetters);
  const printAll = async () => {
    if (take(await print())) requestAnimationFrame(() => window.print());
  };
  const downloadAll = async (address: string) => {
    if (take(await print())) download(address);
  };
  return (
    <AdminPage title={title} about={letters?.[0] && datesOf(letters[0])}>
      {letters && above}
      {letters?.[0]?.isLinkLocal && (
        <p role="alert" className={classNames('field__error', styles.warning)}>
          {typeset(
            `Le carré de ces lettres mène à ${letters[0].link}, que seul ce serveur peut ouvrir : donnez-lui MAIN_URL avant d’imprimer.`,
          )}
        </p>
      )}
      {request.failure ? (
        <LoadFailure of={request}>Les feuilles ne sont pas arrivées.</LoadFailure>
      ) : (
        <Row gap={4} lineGap={3} align="center" className={styles.keys}>
          <Button primary disabled={readiness !== 'ready'} onClick={() => void printAll()}>
            Imprimer
          </Button>
          {pdf && (
            <Button disabled={readiness !== 'ready'} onClick={() => void downloadAll(pdf)}>
              Télécharger le PDF
            </Button>
          )}
          {others && (
            <>
              <Button disabled={readiness !== 'ready'} onClick={() => void downloadAll(others.largePdf)}>
                En grands caractères
              </Button>
              <Button
                disabled={readiness !== 'ready'}
                onClick={() => sheets.current && saveText(plainText(sheets.current), others.textName)}
              >
                En texte seul
              </Button>
            </>
          )}
          {below?.(total)}
          <p role="status">{typeset(notice ?? WORDS[readiness])}</p>
        </Row>
      )}
      <div ref={sheets} data-letters={readiness}>
        {letters?.map((letter) => (
          <LetterSheets key={letter.code} letter={letter} form={form} />
        ))}
      </div>
    </AdminPage>
  );
}

/** Downloads without navigating, so that an error leaves the page in place. */
function download(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}

const saveText = (text: string, name: string): void =>
  saveFile(name, new Blob([text], { type: 'text/plain;charset=utf-8' }));

const WORDS = {
  waiting: 'Les feuilles se préparent…',
  ready: '',
  failed: 'Une feuille manque : rechargez la page.',
} as const;

const datesOf = ({ startDate }: LetterBody): string =>
  startDate
    ? `Papiers datés à partir du ${dayOf(startDate)}.`
    : 'Les papiers seront datés du jour de l’impression.';

/** Attributes that PageContent sets on each page. */
const WAITING = '[data-page="loading"]';
const FAILED = '[data-page="failed"]';

type Readiness = 'waiting' | 'ready' | 'failed';

/** Whether every page inside is rendered, pictures included: paper cannot be completed later. */
export function useReadyPages(ref: RefObject<HTMLElement | null>, drawn: boolean): Readiness {
  const [readiness, setReadiness] = useState<Readiness>('waiting');
  useEffect(() => {
    const element = ref.current;
    if (!element || !drawn) return;
    const update = () => {
      const pictures = [...element.querySelectorAll('img')];
      // Lazy pictures would stay missing, because nothing is scrolled into view for printing.
      for (const picture of pictures) if (picture.loading === 'lazy') picture.loading = 'eager';
      const pending = element.querySelector(WAITING) !== null || pictures.some(({ complete }) => !complete);
      setReadiness(element.querySelector(FAILED) ? 'failed' : pending ? 'waiting' : 'ready');
    };
    const observer = new MutationObserver(update);
    observer.observe(element, { subtree: true, childList: true, attributes: true });
    element.addEventListener('load', update, true);
    update();
    return () => {
      observer.disconnect();
      element.removeEventListener('load', update, true);
    };
  }, [ref, drawn]);
  return readiness;
}
