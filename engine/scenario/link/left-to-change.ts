import { sourceText } from '../parse/source-text.ts';
import type { ScenarioSource } from '../scenario.ts';
import type { LinkContext } from './context.ts';

const MARK = /À CHANGER/gu;

/** Notes of a YAML file are not read by players: a file may keep them while it is being written. */
const isNote = (path: string, text: string, index: number): boolean =>
  path.endsWith('.yaml') && /(?:^|\s)#[^\n]*$/u.test(text.slice(text.lastIndexOf('\n', index) + 1, index));

/** Reports each « À CHANGER » that a player would read. */
export function checkLeftToChange({ draft, report }: LinkContext): void {
  for (const file of draft.source.files) {
    for (const { index } of file.text.matchAll(MARK)) {
      if (isNote(file.path, file.text, index)) continue;
      const at = sourceText(file).range(index, index + 'À CHANGER'.length);
      report('left-to-change', at, 'Le joueur lirait « À CHANGER ».', 'Écrivez ce passage, ou retirez-le.');
    }
  }
}

/** The notes « À CHANGER » that remain: « steps/01-gare.yaml:3 ». */
export function notesToChange({ files }: ScenarioSource): string[] {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(MARK)].flatMap(({ index }) =>
      isNote(path, text, index) ? [`${path}:${text.slice(0, index).split('\n').length}`] : [],
    ),
  );
}
