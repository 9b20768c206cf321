import { type KeyboardEvent, useEffect, useRef } from 'react';
import { typeset } from '../../components/text/typography.tsx';
import type { StepWay } from './step-ways.ts';
import type { ArrowEditing } from './use-arrows.ts';
import type { ViewTransform } from './use-pan-zoom.ts';
import styles from './ArrowMenu.module.css';

interface ArrowMenuProps {
  readonly arrows: ArrowEditing;
  readonly transform: ViewTransform;
}

/** The tools of a chosen arrow, or the ways that a drawn one may become, beside it. */
export function ArrowMenu({
  arrows: { menu, close, insert, remove },
  transform: { x, y, scale },
}: ArrowMenuProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('button')?.focus({ preventScroll: true }), [menu]);
  if (!menu) return null;
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && close();
  const place = { '--x': `${menu.at.x * scale + x}px`, '--y': `${menu.at.y * scale + y}px` };
  if (menu.kind === 'tools') {
    const { edge } = menu;
    const ends = `${edge.from} et ${edge.to}`;
    return (
      <div
        ref={box}
        className={styles.tools}
        style={place}
        role="toolbar"
        aria-label={typeset(`Flèche entre ${ends}`)}
        onKeyDown={onKeyDown}
      >
        <button
          type="button"
          aria-label={typeset(`Insérer une étape entre ${ends}`)}
          onClick={() => insert(edge)}
        >
          +
        </button>
        <button
          type="button"
          aria-label={typeset(`Retirer la flèche entre ${ends}`)}
          onClick={() => remove(edge)}
        >
          ✕
        </button>
      </div>
    );
  }
  return (
    <div
      ref={box}
      className={styles.ways}
      style={place}
      role="group"
      aria-label={typeset(menu.title)}
      onKeyDown={onKeyDown}
    >
      <p>{typeset(menu.title)}</p>
      {menu.ways.map((way) => (
        <button key={way.label} type="button" onClick={() => menu.pick(way)}>
          {typeset(wayWords(way))}
        </button>
      ))}
      <button type="button" onClick={close}>
        Ne rien changer
      </button>
    </div>
  );
}

const wayWords = ({ label, to }: StepWay): string => (to === null ? label : `${label} (aujourd’hui ${to})`);
