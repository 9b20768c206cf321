import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PreparedLetterBody, LetterWords } from '../api/site-calls.ts';
import { FormCard } from '../components/papers/FormCard.tsx';
import { typeset } from '../components/text/typography.tsx';
import { done, refusedForm } from '../state/game/outcome.ts';
import { useClientState } from '../state/store.ts';
import { useWords } from '../words/use-words.ts';
import { LetterForm, type FormAnswer, type LetterFormProps } from './LetterForm.tsx';
import styles from './Prepare.module.css';
import { windowLines } from '../../engine/public.ts';
import { LastWord } from '../player/app/LastWord.tsx';
import { LetterOpening } from '../player/pages/LetterOpening.tsx';
import { PrintedPage } from '../player/pages/PrintedPage.tsx';

interface SheetPreviewProps {
  readonly letter: PreparedLetterBody;
  readonly words: LetterWords;
}

/**
 * The head of the printed letter with what is typed, and the last word as the player reads it. The story itself
 * is not the buyer’s to read.
 */
function SheetPreview({ letter: { city, sheet }, words: told }: SheetPreviewProps) {
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

interface LetterDeskProps extends Pick<LetterFormProps, 'link' | 'today' | 'onStored'> {
  readonly title: string;
  readonly head: ReactNode;
  readonly letter: PreparedLetterBody;
}

/** The form of a letter and, beside it, the sheet as it will be printed; or why nothing can be changed. */
export function LetterDesk({ title, head, letter, ...rest }: LetterDeskProps) {
  const words = useWords('buyer');
  const { refused, answered } = useFormerAnswer(letter.copy);
  const [opened] = useState(refused ?? letter.words);
  const [typed, setTyped] = useState(opened);
  if (!opened || !typed)
    return (
      <FormCard heading={<h1>{title}</h1>}>
        {head}
        <p role="status" className={styles.waiting}>
          {typeset(words.closed[letter.state])}
        </p>
      </FormCard>
    );
  return (
    <div className={styles.desk}>
      <FormCard heading={<h1>{title}</h1>} lead={words.lead}>
        {head}
        <LetterForm letter={letter} told={opened} onType={setTyped} answered={answered} {...rest} />
      </FormCard>
      <SheetPreview letter={letter} words={typed} />
    </div>
  );
}

/** What a browser without scripts sent last, if it was refused, and what it was answered. */
function useFormerAnswer(copy: number) {
  const words = useWords('buyer');
  const [params] = useSearchParams();
  const drawn = useClientState((state) => state.preparation);
  const refused = drawn?.refused?.copy === copy ? drawn.refused : null;
  const saved = params.get('saved');
  const answered: FormAnswer | null = refused
    ? { ...refusedForm(drawn?.message ?? ''), faults: refused.faults }
    : saved === 'done' || saved === 'draft'
      ? { ...done(words.saved[saved], words.stamp), faults: [] }
      : null;
  return { refused: refused?.words ?? null, answered };
}
