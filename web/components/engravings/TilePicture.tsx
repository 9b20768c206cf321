import type { TileId } from '../../../engine/public.ts';
import type { Engraving } from './define-engraving.tsx';
import { Counter } from './Counter.tsx';
import { Folder } from './Folder.tsx';
import { Footprints } from './Footprints.tsx';
import { Lantern } from './Lantern.tsx';
import { Nib } from './Nib.tsx';
import { PunchedCard } from './PunchedCard.tsx';
import { Receiver } from './Receiver.tsx';
import { SealedLetter } from './SealedLetter.tsx';
import { SpeechEnvelope } from './SpeechEnvelope.tsx';
import { SurveyMark } from './SurveyMark.tsx';

/** Picture of each kind of stamp. */
export const tileEngravings: Readonly<Record<TileId, Engraving>> = {
  alpha: SurveyMark,
  code: Counter,
  sms: SpeechEnvelope,
  'last-sms': SpeechEnvelope,
  frequencies: Receiver,
  'secret-app': PunchedCard,
  trail: Footprints,
  credits: Nib,
  analyser: Receiver,
  final: PunchedCard,
  aside: Lantern,
  messages: SealedLetter,
  documents: Folder,
};

export function TilePicture({ tile }: { readonly tile: TileId }) {
  const Picture = tileEngravings[tile];
  return <Picture />;
}
