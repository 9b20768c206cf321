import { cloneElement, isValidElement } from 'react';
import { pseudoAround, pseudoWords } from '../../../engine/text/pseudo.ts';
import { type Area, AREAS, loadAllWords, loadedWords, replaceWords } from '../../words/catalogues.ts';

/** Properties of an element that are read or spoken. */
const SPOKEN = ['alt', 'aria-label', 'label', 'placeholder', 'title'] as const;

const isText = (value: unknown): value is string => typeof value === 'string';

/** A rich sentence: its own words, not those of the parts that it was given. */
function pseudoNode(value: unknown, holes: readonly unknown[]): unknown {
  const texts = holes.filter(isText);
  if (isText(value)) return pseudoAround(value, texts);
  if (Array.isArray(value)) return value.map((item) => pseudoNode(item, holes));
  if (!isValidElement<Readonly<Record<string, unknown>>>(value) || holes.includes(value)) return value;
  const { children, ...props } = value.props;
  const spoken = Object.fromEntries(
    SPOKEN.flatMap((key) => (isText(props[key]) ? [[key, pseudoAround(props[key], texts)]] : [])),
  );
  const inside = (Array.isArray(children) ? children : children === undefined ? [] : [children]) as unknown[];
  return cloneElement(value, spoken, ...inside.map((child) => pseudoNode(child, holes) as string));
}

/** Puts the pseudo-language in the place of English, until English speaks again. */
export async function speakPseudo(): Promise<void> {
  await loadAllWords();
  for (const area of AREAS) speak(area);
}

function speak<Of extends Area>(area: Of): void {
  const french = loadedWords(area, 'fr');
  if (french) replaceWords(area, 'en', pseudoWords(french, pseudoNode));
}

/** Gives English its own sentences back. */
export async function speakEnglish(): Promise<void> {
  for (const area of AREAS) replaceWords(area, 'en', null);
  await loadAllWords('en');
}
