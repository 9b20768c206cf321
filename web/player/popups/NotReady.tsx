import { ButtonLink } from '../../components/actions/Button.tsx';
import { typeset, Typeset } from '../../components/text/typography.tsx';

interface NotReadyProps {
  readonly onClose: () => void;
  /** Hints and hours become available with the letter's code. */
  readonly waitsForCode: boolean;
}

const HELP =
  'Rien n’est cassé : indices et horaires viennent avec l’enquête, qui commence quand le code de votre lettre est activé.';

/** Shown without a current step: the reason, and a link to the activation. */
export const NotReady = ({ onClose, waitsForCode }: NotReadyProps) => (
  <>
    <p>
      <Typeset>Le jeu n'est pas correctement initialisé</Typeset>
    </p>
    {waitsForCode && (
      <>
        <p>{typeset(HELP)}</p>
        <ButtonLink primary to="/home" onClick={onClose}>
          Activer ma lettre
        </ButtonLink>
      </>
    )}
  </>
);
