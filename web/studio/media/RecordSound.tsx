import { useEffect, useRef, useState } from 'react';
import { typeset } from '../../components/text/typography.tsx';
import controls from '../controls.module.css';

interface RecordSoundProps {
  /** Takes what was recorded. */
  readonly onSound: (file: File) => void;
}

const NO_MICROPHONE =
  'Aucun micro : branchez-en un, et permettez à ce navigateur de l’écouter ; ou bien choisissez un fichier.';

/** Records a sound with the microphone of this computer. */
export function RecordSound({ onSound }: RecordSoundProps) {
  const recorder = useRef<MediaRecorder>(null);
  const [isOn, setOn] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const stop = () => recorder.current?.stop();
  // Nobody is listened to by a form that is gone.
  useEffect(() => () => recorder.current?.stream.getTracks().forEach((track) => track.stop()), []);
  const start = async () => {
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      const started = new MediaRecorder(stream);
      const parts: Blob[] = [];
      started.ondataavailable = ({ data }) => parts.push(data);
      started.onstop = () => {
        stream.getTracks().forEach((track) => track.stop());
        setOn(false);
        onSound(new File(parts, 'enregistrement.webm', { type: started.mimeType }));
      };
      recorder.current = started;
      started.start();
      setRefusal(null);
      setOn(true);
    } catch {
      setRefusal(NO_MICROPHONE);
    }
  };
  return (
    <>
      <p className={controls.row}>
        <button type="button" aria-pressed={isOn} onClick={() => (isOn ? stop() : void start())}>
          {typeset(isOn ? 'Arrêter l’enregistrement' : 'Enregistrer au micro')}
        </button>
        {isOn && <span role="status">{typeset('Le micro écoute…')}</span>}
      </p>
      {refusal && (
        <p role="alert" className={controls.alert}>
          {typeset(refusal)}
        </p>
      )}
    </>
  );
}
