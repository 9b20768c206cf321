import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { PartyView, Language } from '../../../engine/public.ts';
import { Switch } from '../../components/forms/Switch.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { BusyScreen } from '../../components/status/BusyScreen.tsx';
import { Screen } from '../../components/screen/Screen.tsx';
import { wordsFor } from '../../state/words.ts';
import { useClientState } from '../../state/store.ts';
import { NotOpened } from '../pages/NotOpened.tsx';
import room from '../Room.module.css';
import { useStory } from '../story.ts';
import { findersIn, type GameReport, readGameReport } from '../../state/game/kept-reads.ts';
import { useNotebook } from '../notebook/NotebookPage.tsx';
import { useWords, useLanguage } from '../../words/use-words.ts';
import { Button } from '../../components/actions/Button.tsx';
import { OutcomeNote } from '../../components/forms/OutcomeNote.tsx';
import { useRead } from '../../components/use-read.ts';
import { useSubmission } from '../../components/forms/use-submission.ts';
import type { Catalogue } from '../../words/catalogues.ts';
import type { FormOutcome } from '../../state/game/outcome.ts';
import { cancelledStamp, STAMP_BOX } from '../printed/cancelled-stamp.ts';
import { keepPdf, keepPicture } from '../printed/keep.ts';
import { INK, PAPER } from '../printed/marks.ts';
import { SheetMarks } from '../printed/SheetMarks.tsx';
import { writePdf } from '../printed/write-pdf.ts';
import { printReport } from './print-report.ts';
import { Surface } from '../../components/papers/Surface.tsx';
import { typeset } from '../../components/text/typography.tsx';
import styles from './ReportSheet.module.css';

/** The report on paper: letterhead, cancelled stamp, one paragraph for each heading. */
function ReportSheet({ report, accent }: { readonly report: GameReport; readonly accent: string }) {
  const words = useWords('beside').report;
  const { city, reference, date, postmark, lines, signature } = report;
  const stamp = cancelledStamp({ ...STAMP_BOX, city, ...postmark, inks: { ink: INK, accent, paper: PAPER } });
  return (
    <Surface kind="paper" as="article" className={styles.sheet}>
      <header className={styles.head}>
        <div className={styles.office}>
          <p className={styles.company}>{words.company}</p>
          <p>{words.service}</p>
          <p>
            <b>{typeset(words.reference(reference))}</b>
          </p>
          <p>{typeset(date)}</p>
        </div>
        <SheetMarks
          marks={stamp}
          width={STAMP_BOX.width}
          height={STAMP_BOX.height}
          className={styles.marks}
        />
      </header>
      <h2 className={styles.title}>{words.heading}</h2>
      <Stack as="ol" gap={4} className={styles.lines}>
        {lines.map(({ heading, text }) => (
          <li key={heading}>
            <h3>{typeset(heading)}</h3>
            <p>{typeset(text)}</p>
          </li>
        ))}
      </Stack>
      <p className={styles.signature}>{typeset(signature)}</p>
      <p className={styles.note}>{words.mayBeShown}</p>
    </Surface>
  );
}

type Kind = 'picture' | 'pdf';

const WHITE = '#ffffff';

/** Pixels for a point: 1260 pixels across. */
const SCALE = 3;

interface KeepReportProps {
  readonly report: GameReport;
  readonly accent: string;
}

async function keep(
  kind: Kind,
  { report, accent }: KeepReportProps,
  language: Language,
  { report: words, keep: keepWords }: Catalogue<'beside'>,
): Promise<FormOutcome | null> {
  const title = words.fileName(report.city);
  const print = (paper: string) => printReport(report, { accent, paper }, words);
  if (kind === 'picture') return keepPicture(title, print(PAPER), SCALE, keepWords);
  return keepPdf(title, writePdf([print(WHITE)], words.documentTitle(report.city), language), keepWords);
}

/** Buttons that make a picture or a PDF of the report on this device. */
function KeepReport(props: KeepReportProps) {
  const words = useWords('beside');
  const language = useLanguage();
  const { pending, outcome, submit } = useSubmission((kind: Kind) => keep(kind, props, language, words));
  return (
    <Stack gap={3}>
      <Button primary held={pending} onClick={() => void submit('picture')}>
        {words.report.keepPicture}
      </Button>
      <Button held={pending} onClick={() => void submit('pdf')}>
        {words.report.keepSheet}
      </Button>
      {outcome && <OutcomeNote outcome={outcome} />}
    </Stack>
  );
}

interface NamedReportProps {
  readonly report: GameReport;
  readonly accent: string;
  readonly members: PartyView['members'];
}

/** The sheet with its buttons. The members of a party stand on it by name, each one who agrees. */
function NamedReport({ report, accent, members }: NamedReportProps) {
  const words = useWords('beside').report.names;
  const [agreed, setAgreed] = useState<readonly number[]>([]);
  const { notebook } = useWords('beside');
  const { status } = useStory();
  const { read } = useNotebook(status, members.length > 1);
  const named = members.filter(({ id }) => agreed.includes(id)).map(({ name }) => name);
  const found = (read?.ok ? findersIn(read.data) : []).filter(({ member }) => agreed.includes(member));
  const finds = found.map(({ name, steps }) => notebook.finder(name ?? notebook.phone, steps));
  const present = { heading: words.heading, text: [words.list(named), ...finds].join(' ') };
  const sheet = named.length === 0 ? report : { ...report, lines: [present, ...report.lines] };
  return (
    <>
      <ReportSheet report={sheet} accent={accent} />
      {members.length > 1 && (
        <Stack as="section" gap={3} aria-labelledby="report-names">
          <h3 id="report-names">{words.title}</h3>
          {members.map(({ id, name }) => (
            <Switch
              key={id}
              label={name}
              note={words.note}
              on={agreed.includes(id)}
              onChange={(on) => setAgreed(on ? [...agreed, id] : agreed.filter((other) => other !== id))}
            />
          ))}
        </Stack>
      )}
      <KeepReport report={sheet} accent={accent} />
    </>
  );
}

/** What the Company’s Control writes about a finished game: read, and kept as a picture or a PDF. */
export function ReportPage() {
  const words = useWords('beside').report;
  const { errors } = useWords('common');
  const { status, view } = useStory();
  const isViewing = useClientState(({ adminStatus }) => adminStatus !== null);
  const { value: result, readAgain } = useRead(`${status.code} ${isViewing}`, () =>
    readGameReport(status.code, isViewing),
  );
  if (!view.report) return <Navigate to="/home" replace />;
  if (!result) return <BusyScreen />;
  return (
    <Screen title={words.title} back="/home" className={room.reading}>
      {result.ok ? (
        <NamedReport
          report={result.data}
          accent={view.city.accent.onPaper}
          members={status.party?.members ?? []}
        />
      ) : (
        <NotOpened retry={readAgain}>{words.failed(wordsFor(result.error, errors))}</NotOpened>
      )}
    </Screen>
  );
}
