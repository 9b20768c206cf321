import { windowLines } from '../../engine/public.ts';
import type { LetterWords, PreparedLetterBody } from '../api/site-calls.ts';
import { typeset } from '../components/text/typography.tsx';
import { LastWord } from '../player/app/LastWord.tsx';
import { LetterOpening } from '../player/pages/LetterOpening.tsx';
import { PrintedPage } from '../player/pages/PrintedPage.tsx';
import { useWords } from '../words/use-words.ts';
import styles from './Prepare.module.css';

interface SheetPreviewProps {
  readonly letter: PreparedLetterBody;
  readonly words: LetterWords;
}

/**
 * The head of the printed letter with what is typed, and the last word as the player reads it. The story itself
 * is not the buyer’s to read.
 */
export function SheetPreview({ letter: { city, sheet }, words: told }: SheetPreviewProps) {
  const words = useWords('buyer');
  const present = told.isPresent ? told : NOTHING;
  return (
    <section className={styles.preview} aria-labelledby="preview">
      <h2 id="preview">{words.preview}</h2>
      <PrintedPage
        head={
          <LetterOpening
            city={city}
            reference={sheet.reference}
            pieces={sheet.pieces}
            date={null}
            address={addressOf(told)}
            giftTo={present.giftTo.trim()}
            giftFrom={present.giftFrom.trim()}
            giftLine={present.giftLine.trim()}
            giftClassName={styles.gift}
          />
        }
      >
        <p className={styles.story}>{words.previewMore}</p>
      </PrintedPage>
      {present.lastWord.trim() && (
        <>
          <h2>{typeset(words.previewLast)}</h2>
          <LastWord word={{ text: present.lastWord.trim(), from: present.giftFrom.trim() || null }} />
        </>
      )}
    </section>
  );
}

const NOTHING = { giftTo: '', giftFrom: '', giftLine: '', lastWord: '' };

/** Null while nothing is typed, or when the window cannot show it. */
function addressOf({ name, line1, line2, postalCode, city, country }: LetterWords): readonly string[] | null {
  const lines = windowLines({ name, line1, line2: line2 || null, postalCode, city, country });
  return lines && lines.length > 0 ? lines : null;
}
