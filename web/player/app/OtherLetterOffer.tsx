import { ButtonLink } from '../../components/actions/Button.tsx';
import { classNames } from '../../components/class-names.ts';
import { Stack } from '../../components/layout/layout.tsx';
import { CODE_LENGTH } from '../../state/session/activation-code.ts';
import { typeset } from '../../components/text/typography.tsx';
import room from '../Room.module.css';
import styles from './OtherLetterOffer.module.css';
import { useWords } from '../../words/use-words.ts';

/**
 * Offer for an answer that is the code of another letter. The status element is always mounted, so that its
 * text is announced.
 */
export function OtherLetterOffer({ code }: { readonly code: string | null }) {
  const words = useWords('game').app.otherLetter;
  return (
    <div role="status">
      {code && (
        <Stack gap={3} align="start" className={classNames(room.notice, styles.offer)}>
          <p>{typeset(code.length > CODE_LENGTH ? words.longOffer(code) : words.offer(code))}</p>
          <ButtonLink to={`/a/${encodeURIComponent(code)}`}>{words.begin}</ButtonLink>
        </Stack>
      )}
    </div>
  );
}
