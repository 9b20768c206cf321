import { ButtonLink } from '../../components/actions/Button.tsx';
import { useWords } from '../../words/use-words.ts';

interface NotReadyProps {
  readonly onClose: () => void;
  /** Hints and hours become available with the letter's code. */
  readonly waitsForCode: boolean;
}

/** Shown without a current step: the reason, and a link to the activation. */
export function NotReady({ onClose, waitsForCode }: NotReadyProps) {
  const { hub, popups } = useWords('game');
  return (
    <>
      <p>{hub.notInitialized}</p>
      {waitsForCode && (
        <>
          <p>{popups.notReady.help}</p>
          <ButtonLink primary to="/home" onClick={onClose}>
            {popups.notReady.activate}
          </ButtonLink>
        </>
      )}
    </>
  );
}
