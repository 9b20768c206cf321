import { type ClipboardEvent, type DragEvent, useId, useState, useEffect, useRef } from 'react';
import { Stack } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import styles from './Medium.module.css';
import { MediumForm } from './MediumForm.tsx';
import type { MediumKind } from './medium-name.ts';
import type { MediumField } from './medium-words.ts';
import { Alert } from '../Alert.tsx';
import controls from '../controls.module.css';

interface RecordSoundProps {
  /** Takes what was recorded. */
  readonly onSound: (file: File) => void;
}

const NO_MICROPHONE =
  'Aucun micro : branchez-en un, et permettez à ce navigateur de l’écouter ; ou bien choisissez un fichier.';

/** Records a sound with the microphone of this computer. */
function RecordSound({ onSound }: RecordSoundProps) {
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
      <Alert>{refusal}</Alert>
    </>
  );
}

const INVITATIONS: Readonly<Record<MediumKind, string>> = {
  picture: 'Déposez une image ici, collez-la, ou choisissez-la',
  sound: 'Déposez un son ici (WAV, M4A, MP3, Ogg, FLAC…), ou choisissez-le',
};
const ACCEPTED: Readonly<Record<MediumKind, string>> = {
  picture: 'image/*',
  sound: 'audio/*,.wav,.m4a,.mp3,.ogg,.opus,.flac,.aac,.aif,.aiff,.webm',
};

/** A picture, or a sound in its formats, that waits for its author, its licence and its words. */
interface WaitingFiles {
  readonly id: number;
  readonly files: readonly File[];
}

/** Takes the file that a field names: dropped, pasted, or chosen by keyboard. Another one does not take its place. */
export function MediumDrop({ kind, ...field }: MediumField) {
  const [waiting, setWaiting] = useState<readonly WaitingFiles[]>([]);
  const [isOver, setOver] = useState(false);
  const id = useId();
  const take = (list: Iterable<File> | null) => {
    const files = [...(list ?? [])];
    if (files.length === 0) return;
    setWaiting((before) => [...before, { id: (before.at(-1)?.id ?? 0) + 1, files }]);
  };
  const onDrop = (event: DragEvent) => {
    setOver(false);
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    take(event.dataTransfer.files);
  };
  const onPaste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    take(event.clipboardData.files);
  };
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    <Stack
      gap={2}
      role="group"
      className={styles.drop}
      aria-label={typeset(kind === 'picture' ? 'Fichier de l’image' : 'Fichier du son')}
      data-over={isOver || undefined}
      onDragOver={onDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      onPaste={onPaste}
    >
      <label htmlFor={id}>{typeset(INVITATIONS[kind])}</label>
      <input
        id={id}
        type="file"
        accept={ACCEPTED[kind]}
        multiple={kind === 'sound'}
        onChange={({ target }) => {
          take(target.files);
          target.value = '';
        }}
      />
      {kind === 'sound' && <RecordSound onSound={(file) => take([file])} />}
      {waiting.map(({ id: own, files }) => (
        <MediumForm
          key={own}
          files={files}
          field={{ kind, ...field }}
          onDone={() => setWaiting((before) => before.filter((one) => one.id !== own))}
        />
      ))}
    </Stack>
  );
}
