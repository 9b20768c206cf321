import { useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { apiAddress, type ApiResult } from '../../api/client.ts';
import { Button } from '../../components/Button.tsx';
import { t } from '../../components/typography.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { alertFailure } from '../alerts.ts';
import { explanationOf } from '../../state/outcome.ts';
import { dayOf } from '../dates.ts';
import { NotArrived } from '../NotArrived.tsx';
import { useArrival } from '../use-arrival.ts';
import { letterOf, printBatch, printLetter, type Letter } from './letter-calls.ts';
import { LetterSheets } from './LetterSheets.tsx';
import styles from './Letters.module.css';
import { useReadyPages } from './use-ready-pages.ts';

/** The papers of one order: to look at first, and to print. */
export function LetterPage() {
  const { code = '' } = useParams();
  return (
    <Papers
      title={`Lettre ${code}`}
      load={async () => asList(await letterOf(code))}
      print={async () => asList(await printLetter(code))}
      pdf={apiAddress(`admin/orders/${code}/letter.pdf`)}
    />
  );
}

/** All the letters of a batch, one after the other. */
export function BatchLettersPage() {
  const { id = '' } = useParams();
  const load = () => printBatch(id);
  return <Papers title={`Lettres du lot ${id}`} load={load} print={load} pdf={apiAddress(`admin/batches/${id}/letters.pdf`)} />;
}

const asList = (result: ApiResult<Letter>): ApiResult<readonly Letter[]> => (result.ok ? { ...result, data: [result.data] } : result);

interface PapersProps {
  readonly title: string;
  readonly load: () => Promise<ApiResult<readonly Letter[]>>;
  /** Fixes the dates of what is printed for the first time. */
  readonly print: () => Promise<ApiResult<readonly Letter[]>>;
  /** Where the same comes as one file. */
  readonly pdf: string;
}

function Papers({ title, load, print, pdf }: PapersProps) {
  const [letters, setLetters] = useState<readonly Letter[] | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const sheets = useRef<HTMLDivElement>(null);
  const readiness = useReadyPages(sheets, letters !== null);
  const take = (result: ApiResult<readonly Letter[]>): boolean => {
    if (result.ok) setLetters(result.data);
    else {
      setNotice(explanationOf(result));
      alertFailure(result);
    }
    return result.ok;
  };
  // The address of the page says what is printed.
  const arrival = useArrival(letters ? null : pdf, load, setLetters);
  const printAll = async () => {
    if (take(await print())) requestAnimationFrame(() => window.print());
  };
  const downloadAll = async () => {
    if (take(await print())) download(pdf);
  };
  return (
    <AdminPage title={title} about={letters?.[0] && datesOf(letters[0])}>
      <div className={styles.keys}>
        <Button primary disabled={readiness !== 'ready'} onClick={() => void printAll()}>
          Imprimer
        </Button>
        <Button disabled={readiness !== 'ready'} onClick={() => void downloadAll()}>
          Télécharger le PDF
        </Button>
        <p role="status">{t(notice ?? (arrival.failure ? '' : WORDS[readiness]))}</p>
      </div>
      <NotArrived of={arrival}>Les feuilles ne sont pas arrivées.</NotArrived>
      <div ref={sheets} data-letters={readiness}>
        {letters?.map((letter) => (
          <LetterSheets key={letter.code} letter={letter} />
        ))}
      </div>
    </AdminPage>
  );
}

/** A refusal leaves the page where it is. */
function download(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}

const WORDS = { waiting: 'Les feuilles se préparent…', ready: '', failed: 'Une feuille manque : rechargez la page.' } as const;

const datesOf = ({ startDate }: Letter): string =>
  startDate ? `Papiers datés à partir du ${dayOf(startDate)}.` : 'Les papiers seront datés du jour de l’impression.';
