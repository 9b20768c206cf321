import { ButtonLink } from '../../components/actions/Button.tsx';

/** The way to begin another story by typing its code. */
export const AnotherLetter = () => <ButtonLink to="/home/letter">J’ai une autre lettre</ButtonLink>;
