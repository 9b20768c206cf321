import type { Command } from 'prosemirror-state';
import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import type { DeskCity } from '../../../engine/graph/desk.ts';
import { pageComponents } from '../../../engine/scenario/parse/page-components.ts';
import { PASSAGE } from '../../../engine/scenario/parse/passages.ts';
import { typeset } from '../../components/text/typography.tsx';
import { AddMenu } from '../AddMenu.tsx';
import controls from '../controls.module.css';
import { ReadyButton } from '../ReadyButton.tsx';
import { addition } from './additions.ts';
import { componentName, isInLine } from './blocks.ts';
import {
  isInHeading,
  isInList,
  isMarked,
  toggleEmphasis,
  toggleHeading,
  toggleList,
  toggleStrong,
} from './page-keys.ts';
import type { PageView } from './page-view.ts';
import styles from './Page.module.css';

interface PageBarProps {
  readonly city: DeskCity;
  readonly page: PageView;
}

interface BarButton {
  readonly sign: string;
  readonly name: string;
  readonly keys?: string;
  readonly command: Command;
  readonly isOn?: boolean;
  readonly isOff?: boolean;
}

/** What a word processor has above its page, and « Ajouter… ». */
export function PageBar({ city, page }: PageBarProps) {
  const state = page.state();
  const buttons: readonly BarButton[] = [
    { sign: 'G', name: 'Gras', keys: 'Control+B', command: toggleStrong, isOn: isMarked(state, 'strong') },
    {
      sign: 'I',
      name: 'Italique',
      keys: 'Control+I',
      command: toggleEmphasis,
      isOn: isMarked(state, 'emphasis'),
    },
    {
      sign: '•',
      name: 'Liste à points',
      keys: 'Control+Shift+8',
      command: toggleList(null),
      isOn: isInList(state),
    },
    { sign: '№', name: 'Liste numérotée', keys: 'Control+Shift+7', command: toggleList(1) },
    { sign: 'T', name: 'Titre', command: toggleHeading, isOn: isInHeading(state) },
    {
      sign: '↶',
      name: 'Défaire dans la page',
      keys: 'Control+Z',
      command: undo,
      isOff: undoDepth(state) === 0,
    },
    {
      sign: '↷',
      name: 'Refaire dans la page',
      keys: 'Control+Y',
      command: redo,
      isOff: redoDepth(state) === 0,
    },
  ];
  return (
    <div className={`${controls.row} ${styles.bar}`} role="group" aria-label={typeset('Mise en forme')}>
      {buttons.map(({ sign, name, keys, command, isOn, isOff }) => (
        <ReadyButton
          key={name}
          data-sign={name}
          aria-label={typeset(name)}
          title={typeset(name)}
          aria-keyshortcuts={keys}
          aria-pressed={isOn}
          missing={isOff ? `${name} : rien à reprendre` : null}
          isQuiet
          // The cursor stays where it is.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => page.run(command)}
        >
          {sign}
        </ReadyButton>
      ))}
      <AddMenu
        label="Ajouter"
        things={[
          { name: PASSAGE, label: 'Passage pour ceux qui…' },
          ...Object.keys(pageComponents).map((name) => ({
            name,
            label: componentName(name) + (isInLine(name) ? ', dans la ligne' : ''),
          })),
        ]}
        onAdd={(name) => page.run(addition(city, name))}
      />
    </div>
  );
}
