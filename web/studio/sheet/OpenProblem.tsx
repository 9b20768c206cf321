import type { DeskProblem } from '../../../engine/graph/desk.ts';
import { typeset } from '../../components/text/typography.tsx';
import controls from '../controls.module.css';
import { useFileLabel } from '../files/file-names.ts';
import { openSheet } from './open-place.ts';

interface OpenProblemProps {
  readonly problem: Pick<DeskProblem, 'file' | 'line'> & Partial<Pick<DeskProblem, 'column'>>;
  readonly onOpen?: () => void;
  /** Of the button; by default the name of the file. */
  readonly label?: string;
}

/** Leads to the field that a problem is about; nothing for a file that has no form. */
export function OpenProblem({ problem: { file, line, column = 1 }, onOpen, label }: OpenProblemProps) {
  const labelOf = useFileLabel();
  const [slug = '', ...below] = file.split('/');
  if (!/\.(yaml|mdx)$/u.test(file) || below.length === 0) return null;
  const open = () => {
    onOpen?.();
    openSheet(slug, { file: below.join('/'), at: { line, column } });
  };
  return (
    <button type="button" className={controls.link} onClick={open}>
      {typeset(label ?? `Ouvrir « ${labelOf(file)} »`)}
    </button>
  );
}
