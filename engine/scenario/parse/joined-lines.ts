import type { ReportDiagnostic } from '../../diagnostics/report.ts';
import type { SourceText } from './source-text.ts';

/** Longer lines were broken by an editor; shorter ones, by a writer who wants two lines. */
const SHORT = 45;

/** Reports short lines that follow each other: Markdown joins them. */
export function reportJoinedLines(
  source: SourceText,
  start: number,
  end: number,
  report: ReportDiagnostic,
): void {
  const lines = source.text.slice(start, end).split(/\r?\n/u);
  if (lines.length < 2 || lines.some((line) => line.trim() === '' || line.trim().length > SHORT)) return;
  const wayOut =
    'Finissez la ligne par un antislash (\\) pour aller à la ligne, ou laissez une ligne vide pour un autre alinéa.';
  report(
    'joined-lines',
    source.range(start, end),
    'Cette ligne et la suivante se rejoindront à l’écran.',
    wayOut,
  );
}
