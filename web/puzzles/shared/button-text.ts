import { typeset } from '../../components/text/typography.tsx';

/** Text of a submit button: its name, « Envoi… », or the seconds to wait. */
export function buttonText(button: string, pending: boolean, secondsLeft: number): string {
  if (secondsLeft > 0) return typeset(`${button} dans ${secondsLeft} s`);
  return pending ? 'Envoi…' : typeset(button);
}
