import { type RefObject, useEffect, useState } from 'react';
import type { DeskCity, WrittenPlace } from '../../../engine/graph/desk.ts';
import { Grid } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { pathInFieldNames } from '../field-names.ts';
import { askForWords } from '../files/edit-calls.ts';
import { useFileLabel } from '../files/file-names.ts';
import { openNote } from '../notes/notes-scope.ts';
import { openSheet } from '../sheet/open-place.ts';
import controls from '../controls.module.css';
import styles from './TouchToEdit.module.css';

interface TouchToEditProps {
  readonly city: Pick<DeskCity, 'slug'>;
  readonly frame: RefObject<HTMLIFrameElement | null>;
}

type Purpose = 'edit' | 'note';

const PURPOSES: readonly { readonly name: Purpose; readonly label: string }[] = [
  { name: 'edit', label: 'Modifier ce que l’on touche' },
  { name: 'note', label: 'Noter ce que l’on touche' },
];

/**
 * While one is pressed, a touch on the telephone opens the field of the touched words, or a note beside it.
 */
export function TouchToEdit({ city: { slug }, frame }: TouchToEditProps) {
  const labelOf = useFileLabel();
  const [purpose, setPurpose] = useState<Purpose | null>(null);
  const [found, setFound] = useState<readonly WrittenPlace[] | null>(null);
  const show = ({ file, path }: WrittenPlace): void => {
    const below = file.slice(slug.length + 1);
    openSheet(slug, { file: below, at: path });
    if (purpose === 'note') openNote(slug, { file: below, path, before: null });
  };
  useTouches(frame, purpose !== null, (element) => {
    void askForWords(slug, wordsAround(element)).then((answer) => {
      const places = answer.ok ? answer.data : [];
      const [only] = places;
      if (places.length === 1 && only) show(only);
      setFound(places.length === 1 ? null : places);
    });
  });
  return (
    <Grid gap={1} least="9rem" className={styles.touch}>
      {PURPOSES.map(({ name, label }) => (
        <button
          key={name}
          type="button"
          aria-pressed={purpose === name}
          onClick={() => {
            setPurpose(purpose === name ? null : name);
            setFound(null);
          }}
        >
          {typeset(label)}
        </button>
      ))}
      <div role="status">
        {found?.length === 0 && (
          <p>
            {typeset(
              'Ces mots sont ceux du programme, ou bien il les compose : aucun fichier ne les a tels quels.',
            )}
          </p>
        )}
        {found && found.length > 1 && (
          <>
            <p>{typeset('Plusieurs champs ont ces mots :')}</p>
            <ul>
              {found.map((place) => (
                <li key={`${place.file} ${place.path.join('.')}`}>
                  <button type="button" className={controls.link} onClick={() => show(place)}>
                    {typeset(`${labelOf(place.file)} : ${pathInFieldNames(place.path, place.file)}`)}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Grid>
  );
}

/** Takes the touches of the telephone, which then has none of them. */
function useTouches(
  frame: RefObject<HTMLIFrameElement | null>,
  isOn: boolean,
  onTouch: (element: Element) => void,
): void {
  useEffect(() => {
    const phone = frame.current;
    if (!isOn || !phone) return undefined;
    const take = (event: Event): void => {
      event.preventDefault();
      event.stopPropagation();
      if (event.type === 'click') onTouch(event.target as Element);
    };
    const kinds = ['click', 'pointerdown', 'mousedown', 'touchstart'];
    const listen = () => kinds.forEach((kind) => phone.contentWindow?.addEventListener(kind, take, true));
    listen();
    phone.addEventListener('load', listen);
    return () => {
      phone.removeEventListener('load', listen);
      kinds.forEach((kind) => phone.contentWindow?.removeEventListener(kind, take, true));
    };
  });
}

/** Texts below this length are asked for: a whole screen is written nowhere. */
const LONGEST = 3000;
const MOST_TEXTS = 12;

/** The description of an element that has no text of its own. */
const spokenOf = (element: Element): readonly string[] =>
  ['alt', 'placeholder', 'aria-label'].flatMap((name) => element.getAttribute(name) ?? []);

/**
 * The texts around a touched element, the smallest first: its own words, then those of each element that
 * contains it.
 */
function wordsAround(element: Element): readonly string[] {
  const found: string[] = [...spokenOf(element)];
  for (let around: Element | null = element; around; around = around.parentElement) {
    const text = (around.textContent ?? '').trim();
    if (text.length > LONGEST) break;
    if (text !== '' && !found.includes(text)) found.push(text);
  }
  return found.slice(0, MOST_TEXTS);
}
