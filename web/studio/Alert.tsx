import { typeset } from '../components/text/typography.tsx';
import controls from './controls.module.css';

/** Why something was not done, in French; nothing while there is no reason. */
export const Alert = ({ children }: { readonly children: string | null | undefined }) =>
  children ? (
    <p role="alert" className={controls.alert}>
      {typeset(children)}
    </p>
  ) : null;
