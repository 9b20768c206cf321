import { number } from '../views/french-numbers.ts';
import type { TakenSound } from './medium-calls.ts';

/** Speech is heard in a street at about −16 LUFS; below this it is lost, above it is harsh. */
const [TOO_SOFT, TOO_LOUD] = [-24, -11];
const LONG_SILENCE = 0.8;

/** What a player in the street would hear badly, in French. */
export function soundFaults({ loudness, silentStart, silentEnd }: TakenSound): readonly string[] {
  if (loudness === null) return ['On n’y entend rien : ce n’est que du silence.'];
  const silence = (seconds: number, where: string): readonly string[] =>
    seconds > LONG_SILENCE
      ? [`${where}, ${number(seconds)} secondes de silence : on croirait que rien ne se joue.`]
      : [];
  return [
    ...(loudness < TOO_SOFT ? ['Trop faible : dans la rue, on ne l’entendrait pas.'] : []),
    ...(loudness > TOO_LOUD ? ['Trop fort : au casque, il ferait mal.'] : []),
    ...silence(silentStart, 'Au début'),
    ...silence(silentEnd, 'À la fin'),
  ];
}
