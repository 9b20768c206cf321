import { Stack } from '../../components/layout/layout.tsx';
import { useWords } from '../../words/use-words.ts';
import { LetterSheet, MapSheet, StubSheet, TranscriptSheet } from '../pictures/Sheets.tsx';
import styles from './Contents.module.css';

const SHEETS = [
  { sheet: 'letter', Picture: LetterSheet },
  { sheet: 'transcript', Picture: TranscriptSheet },
  { sheet: 'map', Picture: MapSheet },
  { sheet: 'code', Picture: StubSheet },
] as const;

export function Contents() {
  const words = useWords('site').contents;
  return (
    <Stack as="section" gap={4} className={styles.contents} aria-labelledby="contents">
      <div>
        <h2 id="contents">{words.heading}</h2>
        <p>{words.lead}</p>
      </div>
      <ul className={styles.sheets}>
        {SHEETS.map(({ sheet, Picture }) => (
          <li key={sheet}>
            <Picture className={styles.picture} title={words[sheet].picture} />
            <h3>{words[sheet].name}</h3>
            <p>{words[sheet].text}</p>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
