import { t } from '../../components/text/typography.tsx';

/** Text of a submit button: its name, « Envoi… », or the seconds to wait. */
export function buttonText(button: string, pending: boolean, secondsLeft: number): string {
  if (secondsLeft > 0) return t(`${button} dans ${secondsLeft} s`);
  return pending ? 'Envoi…' : t(button);
}
