import { memo } from 'react';
import type { DeskCity } from '../../../engine/graph/desk.ts';
import { typeset } from '../../components/text/typography.tsx';
import { fileGroups } from '../files/file-names.ts';

interface FileSelectProps {
  readonly city: DeskCity;
  readonly path: string;
  readonly onFile: (path: string) => void;
}

/** The list of a city’s files. It may have hundreds of entries: a typed key does not draw it again. */
export const FileSelect = memo(({ city, path, onFile }: FileSelectProps) => (
  <select aria-label="Fichier" value={path} onChange={({ target }) => onFile(target.value)}>
    {fileGroups(city).map(({ label, files }) => (
      <optgroup key={label} label={typeset(label)}>
        {files.map((file) => (
          <option key={file.path} value={file.path}>
            {typeset(file.label)}
          </option>
        ))}
      </optgroup>
    ))}
  </select>
));
