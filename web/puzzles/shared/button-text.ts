import { t } from '../../components/text/typography.tsx';

/** What a button that sends says: its name, that it is at work, or how long it must wait. */
export function buttonText(button: string, pending: boolean, secondsLeft: number): string {
  if (secondsLeft > 0) return t(`${button} dans ${secondsLeft} s`);
  return pending ? 'Envoi…' : t(button);
}
