import { useRef, useState, type ReactNode } from 'react';
import type { ApiResult } from '../../api/client.ts';
import { Button } from '../../components/actions/Button.tsx';
import { classNames } from '../../components/class-names.ts';
import { typeset } from '../../components/text/typography.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { alertFailure } from '../alerts.ts';
import { explanationOf } from '../../state/game/outcome.ts';
import { dayOf } from '../dates.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { saveFile } from '../../state/device/save-file.ts';
import { useStaffRequest } from '../use-staff-request.ts';
import type { LetterBody } from './letter-calls.ts';
import { LetterSheets } from './LetterSheets.tsx';
import styles from './Letters.module.css';
import type { PaperForm } from './paper-form.ts';
import { plainText } from './plain-text.ts';
import { useReadyPages } from './use-ready-pages.ts';

interface PapersProps {
  readonly title: string;
  /** Identifies the loaded letters. */
  readonly name: string;
  readonly load: () => Promise<ApiResult<readonly LetterBody[]>>;
  /** Fixes the dates at the first printing. */
  readonly print: () => Promise<ApiResult<readonly LetterBody[]>>;
  /** Address of the same papers as one PDF. */
  readonly pdf?: string;
  /** Offers the same papers in large type and as text, for who asks. */
  readonly others?: { readonly largePdf: string; readonly textName: string };
  readonly form?: PaperForm;
  readonly above?: ReactNode;
  /** Receives the total number of letters. */
  readonly below?: (total: number) => ReactNode;
}

/** Letters with their sheets, as printed. */
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
    else {
      setNotice(explanationOf(result));
      alertFailure(result);
    }
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
        <div className={styles.keys}>
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
        </div>
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
