import { Button } from '../../components/actions/Button.tsx';
import { OutcomeNote } from '../../components/forms/OutcomeNote.tsx';
import { useSubmission } from '../../components/forms/use-submission.ts';
import { Stack } from '../../components/layout/layout.tsx';
import { saveFile } from '../../state/device/save-file.ts';
import { done, type FormOutcome, refusedForm } from '../../state/game/outcome.ts';
import type { GameReport } from './game-report.ts';
import { drawPicture } from './sheet/draw-picture.ts';
import { PAPER, printReport, REPORT_TITLE } from './sheet/print-report.ts';
import { writePdf } from './sheet/write-pdf.ts';

type Kind = 'picture' | 'pdf';

const WHITE = '#ffffff';

/** « rapport-du-controle-ville ». */
const fileName = (city: string): string =>
  `rapport-du-controle-${city}`
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-');

const KEPT: Readonly<Record<Kind, FormOutcome>> = {
  picture: done('L’image est dans vos téléchargements'),
  pdf: done('La feuille est dans vos téléchargements'),
};

async function keep(kind: Kind, report: GameReport, accent: string): Promise<FormOutcome> {
  const name = fileName(report.city);
  if (kind === 'pdf') {
    saveFile(`${name}.pdf`, writePdf(printReport(report, accent, WHITE), `${REPORT_TITLE}, ${report.city}`));
    return KEPT.pdf;
  }
  const picture = await drawPicture(printReport(report, accent, PAPER), PAPER).catch(() => null);
  if (!picture)
    return refusedForm('Ce navigateur ne sait pas faire l’image. Gardez plutôt la feuille à imprimer.');
  saveFile(`${name}.png`, picture);
  return KEPT.picture;
}

/** Buttons that make a picture or a PDF of the report on this device. */
export function KeepReport({ report, accent }: { readonly report: GameReport; readonly accent: string }) {
  const { pending, outcome, submit } = useSubmission((kind: Kind) => keep(kind, report, accent));
  return (
    <Stack gap={3}>
      <Button primary held={pending} onClick={() => void submit('picture')}>
        Garder une image
      </Button>
      <Button held={pending} onClick={() => void submit('pdf')}>
        Garder une feuille à imprimer (PDF)
      </Button>
      {outcome && <OutcomeNote outcome={outcome} />}
    </Stack>
  );
}
