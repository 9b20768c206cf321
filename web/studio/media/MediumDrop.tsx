import { type ClipboardEvent, type DragEvent, useId, useState } from 'react';
import { typeset } from '../../components/text/typography.tsx';
import styles from './Medium.module.css';
import { MediumForm } from './MediumForm.tsx';
import type { MediumKind } from './medium-name.ts';
import type { MediumField } from './medium-words.ts';

const INVITATIONS: Readonly<Record<MediumKind, string>> = {
  picture: 'Déposez une image ici, collez-la, ou choisissez-la',
  sound: 'Déposez un son ici (.ogg et .mp3, les deux), ou choisissez-le',
};
const ACCEPTED: Readonly<Record<MediumKind, string>> = {
  picture: 'image/*',
  sound: '.ogg,.mp3,audio/ogg,audio/mpeg',
};

/** Takes the file that a field names: dropped, pasted, or chosen by keyboard. */
export function MediumDrop({ kind, ...field }: MediumField) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isOver, setOver] = useState(false);
  const id = useId();
  const take = (list: FileList | undefined | null) => list && list.length > 0 && setFiles([...list]);
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
    <div
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
      {files.length > 0 && (
        <MediumForm
          key={files.map(({ name, lastModified }) => `${name} ${lastModified}`).join()}
          files={files}
          field={{ kind, ...field }}
          onDone={() => setFiles([])}
        />
      )}
    </div>
  );
}
