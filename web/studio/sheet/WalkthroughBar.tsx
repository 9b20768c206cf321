import { type FormEvent, useState } from 'react';
import { editText } from '../../../engine/edit/change-file.ts';
import type { ApiResult } from '../../api/client.ts';
import { typeset } from '../../components/text/typography.tsx';
import { explanationOf } from '../../state/game/outcome.ts';
import { placeNameOf } from '../changes/form-values.ts';
import controls from '../controls.module.css';
import { type SeenText, type UnwrittenEdits, type WrittenEdit, writeEdits } from '../files/edit-calls.ts';
import { recordEdit } from '../files/history.tsx';
import { recordPlayedGame } from '../publish/publication-calls.ts';
import { openSheet } from './open-place.ts';

interface WalkthroughBarProps {
  readonly slug: string;
  /** Below the city’s folder. */
  readonly path: string;
  readonly saved: SeenText;
  /** The file holds another text than the form shows. */
  readonly onWritten: () => void;
}

const pathOf = (name: string): string => `walkthroughs/${name}.yaml`;
const NO_ANSWER = 'Le serveur ne répond pas : réessayez.';

/** The edits that write a walkthrough under another name; null when its text cannot be read. */
export function renamedWalkthrough(
  slug: string,
  path: string,
  { text, seen }: SeenText,
  name: string,
): readonly UnwrittenEdits[] | null {
  const renamed = editText({ path, text }, [{ op: 'set', path: ['name'], value: name }]);
  if ('refusal' in renamed) return null;
  return [
    { file: `${slug}/${path}`, seen, edits: [{ op: 'delete' }] },
    { file: `${slug}/${pathOf(name)}`, seen: null, edits: [{ op: 'create', text: renamed.text }] },
  ];
}

/** A walkthrough is named otherwise, recorded anew from the telephone, or deleted. « Défaire » brings it back. */
export function WalkthroughBar({ slug, path, saved, onWritten }: WalkthroughBarProps) {
  const name = path.replace(/^walkthroughs\/|\.yaml$/gu, '');
  const [typed, setTyped] = useState(name);
  const [told, setTold] = useState<{ readonly words: string; readonly isRefused: boolean } | null>(null);
  const hear = (answer: ApiResult<WrittenEdit>, words: string): boolean => {
    setTold({ words: answer.ok ? words : (explanationOf(answer) ?? NO_ANSWER), isRefused: !answer.ok });
    return answer.ok;
  };
  const write = async (files: readonly UnwrittenEdits[], words: string): Promise<boolean> => {
    const answer = await writeEdits(files);
    if (answer.ok) recordEdit(answer.data.files);
    return hear(answer, words);
  };
  const rename = async (event: FormEvent) => {
    event.preventDefault();
    const next = placeNameOf(typed);
    const files = next === '' || next === name ? null : renamedWalkthrough(slug, path, saved, next);
    if (files && (await write(files, ''))) openSheet(slug, { file: pathOf(next), at: null });
  };
  const recordAnew = async () => {
    if (hear(await recordPlayedGame(slug, name, true), 'La partie du téléphone est écrite ici.')) onWritten();
  };
  const remove = () => write([{ file: `${slug}/${path}`, seen: saved.seen, edits: [{ op: 'delete' }] }], '');
  return (
    <details className={controls.unfolding}>
      <summary>{typeset('Renommer, rejouer ou supprimer ce parcours')}</summary>
      <form className={controls.row} onSubmit={(event) => void rename(event)}>
        <input
          type="text"
          aria-label={typeset('Nom du parcours')}
          value={typed}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
        <button type="submit">Renommer</button>
      </form>
      <p>
        {typeset(
          'Pour l’enregistrer de nouveau, mettez le téléphone à la première étape et jouez jusqu’à une fin.',
        )}
      </p>
      <p className={controls.row}>
        <button type="button" onClick={() => void recordAnew()}>
          {typeset('Prendre la partie du téléphone')}
        </button>
        <button type="button" onClick={() => void remove()}>
          {typeset('Supprimer ce parcours')}
        </button>
      </p>
      {told && told.words !== '' && <p role={told.isRefused ? 'alert' : 'status'}>{typeset(told.words)}</p>}
    </details>
  );
}
