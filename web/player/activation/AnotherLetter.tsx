import { ButtonLink } from '../../components/actions/Button.tsx';

/** Link to the activation of another code. */
export const AnotherLetter = () => <ButtonLink to="/home/letter">J’ai une autre lettre</ButtonLink>;
