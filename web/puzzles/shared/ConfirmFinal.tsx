import { useId, type ReactNode } from 'react';
import { ConfirmPopup } from '../../components/overlays/ConfirmPopup.tsx';
import type { Catalogue } from '../../words/catalogues.ts';
import { useWords } from '../../words/use-words.ts';

interface ConfirmFinalProps {
  readonly words: Catalogue<'game'>['puzzles']['decision' | 'reply'];
  /** Draws the answer with its text under this id. */
  readonly children: (id: string) => ReactNode;
  onYes(): void;
  onNo(): void;
}

/** Says that an answer is final, and quotes it. Escape cancels. */
export function ConfirmFinal({ words, children, onYes, onNo }: ConfirmFinalProps) {
  const { shared, puzzles } = useWords('game');
  const id = useId();
  return (
    <ConfirmPopup
      title={words.final}
      yes={shared.confirm}
      no={puzzles.back}
      surface="paper"
      describedBy={id}
      onYes={onYes}
      onNo={onNo}
    >
      <p>{words.quote}</p>
      {children(id)}
    </ConfirmPopup>
  );
}
