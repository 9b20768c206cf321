import type { Language } from '../../../engine/public.ts';
import { Button } from '../../components/actions/Button.tsx';
import { OutcomeNote } from '../../components/forms/OutcomeNote.tsx';
import { useSubmission } from '../../components/forms/use-submission.ts';
import { Stack } from '../../components/layout/layout.tsx';
import { saveFile } from '../../state/device/save-file.ts';
import { done, type FormOutcome, refusedForm } from '../../state/game/outcome.ts';
import type { GameReport } from './game-report.ts';
import { drawPicture } from './sheet/draw-picture.ts';
import { PAPER, printReport, type ReportWords } from './sheet/print-report.ts';
import { writePdf } from './sheet/write-pdf.ts';
import { useLanguage, useWords } from '../../words/use-words.ts';

type Kind = 'picture' | 'pdf';

const WHITE = '#ffffff';

/** « rapport-du-controle-ville ». */
const plainName = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-');

interface KeepReportProps {
  readonly report: GameReport;
  readonly accent: string;
}

async function keep(
  kind: Kind,
  { report, accent }: KeepReportProps,
  language: Language,
  words: ReportWords,
): Promise<FormOutcome> {
  const name = plainName(words.fileName(report.city));
  const print = (paper: string) => printReport(report, { accent, paper }, words);
  if (kind === 'pdf')
    saveFile(`${name}.pdf`, writePdf(print(WHITE), words.documentTitle(report.city), language));
  else {
    const picture = await drawPicture(print(PAPER), PAPER).catch(() => null);
    if (!picture) return refusedForm(words.noPicture);
    saveFile(`${name}.png`, picture);
  }
  return done(words.kept[kind]);
}

/** Buttons that make a picture or a PDF of the report on this device. */
export function KeepReport(props: KeepReportProps) {
  const words = useWords('beside').report;
  const language = useLanguage();
  const { pending, outcome, submit } = useSubmission((kind: Kind) => keep(kind, props, language, words));
  return (
    <Stack gap={3}>
      <Button primary held={pending} onClick={() => void submit('picture')}>
        {words.keepPicture}
      </Button>
      <Button held={pending} onClick={() => void submit('pdf')}>
        {words.keepSheet}
      </Button>
      {outcome && <OutcomeNote outcome={outcome} />}
    </Stack>
  );
}
