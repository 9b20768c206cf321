import { type ChangeEvent, useState, useEffect, useRef } from 'react';
import type { DeskCity, DeskPhone } from '../../../engine/graph/desk.ts';
import { INK_GROUNDS } from '../../../engine/scenario/link/city.ts';
import { Grid, Stack } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import controls from '../controls.module.css';
import { useFileEditor } from '../files/file-editor.ts';
import { yamlData } from '../form/written-at.ts';
import { SheetState } from '../sheet/SheetState.tsx';
import type { Telephone } from '../use-telephone.ts';
import { InkSliders } from './InkSliders.tsx';
import styles from './Look.module.css';
import { INK_NAMES, type Inks, inksIn, tokensText } from './tokens.ts';
import type { Presence } from '../../../engine/graph/presence.ts';
import { isHere } from '../place-at.ts';

const VARIABLES: Readonly<Record<keyof Inks, string>> = {
  onPaper: '--accent-on-paper',
  onNight: '--accent-on-night',
};

const STYLE_ID = 'studio-inks';

/** The game sets the inks of its city as a style of its root: a rule with more weight shows others. */
const ruleFor = (inks: Inks): string =>
  `[style*='--accent-on'] { ${INK_NAMES.map((name) => `${VARIABLES[name]}: ${inks[name]} !important`).join('; ')} }`;

function paint(frame: HTMLIFrameElement | null, inks: Inks): void {
  const page = frame?.contentDocument;
  if (!page?.head) return;
  const style = page.getElementById(STYLE_ID) ?? page.head.appendChild(page.createElement('style'));
  style.id = STYLE_ID;
  style.textContent = ruleFor(inks);
}

interface ScreenProps {
  readonly address: string;
  readonly title: string;
  readonly inks: Inks;
  readonly onLoad: () => void;
}

function Screen({ address, title, inks, onLoad }: ScreenProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => paint(frame.current, inks), [inks]);
  return (
    <iframe
      ref={frame}
      src={address}
      title={title}
      width={390}
      height={844}
      tabIndex={-1}
      onLoad={() => {
        paint(frame.current, inks);
        onLoad();
      }}
    />
  );
}

/**
 * Screens of the telephone’s player side by side, in inks that are not written yet. They load one after
 * another: together none would appear soon.
 */
function TenScreens({
  mount,
  paths,
  inks,
}: {
  readonly mount: string;
  readonly paths: readonly string[];
  readonly inks: Inks;
}) {
  const [loaded, setLoaded] = useState<readonly string[]>([]);
  const next = paths.find((path) => !loaded.includes(path));
  return (
    <ol className={styles.screens} aria-label={typeset('Dix écrans dans ces encres')}>
      {paths.map((path) => (
        <li key={path}>
          {(path === next || loaded.includes(path)) && (
            <Screen
              address={mount + path}
              title={typeset(`Écran ${path}`)}
              inks={inks}
              onLoad={() => setLoaded((known) => [...known, path])}
            />
          )}
        </li>
      ))}
    </ol>
  );
}

const FILE = 'scenario.yaml';
const TITLES: Readonly<Record<keyof Inks, string>> = {
  onPaper: 'Encre sur papier',
  onNight: 'Encre sur nuit',
};
const HEX = /^#[0-9a-f]{6}$/u;

/** The inks that the text of scenario.yaml names; null while it does not name both. */
function inksOf(text: string): Inks | null {
  const { accent } = (yamlData(text) ?? {}) as { readonly accent?: Partial<Inks> };
  const { onPaper = '', onNight = '' } = accent ?? {};
  return HEX.test(onPaper) && HEX.test(onNight) ? { onPaper, onNight } : null;
}

/**
 * The colour of a city: two inks by sliders, with their contrast, on ten screens at once; written to the
 * city’s file.
 */
export function LookView({ city, telephone }: { readonly city: DeskCity; readonly telephone: Telephone }) {
  const { editor, state } = useFileEditor(`${city.slug}/${FILE}`);
  const inks = state.draft && inksOf(state.draft.text);
  const setInk = (name: keyof Inks, hex: string): void =>
    void editor.change({ op: 'set', path: ['accent', name], value: hex });
  const write = () => void editor.write();
  const take = (read: Inks) => {
    INK_NAMES.forEach((name) => setInk(name, read[name]));
    write();
  };
  return (
    <div className={controls.column}>
      <SheetState city={city} path={FILE} line={1} editor={editor} state={state} />
      {state.draft && !inks && (
        <p role="status">{typeset('La ville n’a pas encore ses deux encres : sa fiche les demande.')}</p>
      )}
      {inks && (
        <Grid gap={4} least="17rem">
          {INK_NAMES.map((name) => (
            <InkSliders
              key={name}
              title={TITLES[name]}
              value={inks[name]}
              ground={INK_GROUNDS[name]}
              onChange={(hex) => setInk(name, hex)}
              onDone={write}
            />
          ))}
          <TokenFiles city={city.slug} inks={inks} onRead={take} />
        </Grid>
      )}
      {inks && city.sheet && (
        <TenScreens
          mount={`/studio/phone/${city.slug}`}
          paths={shownScreens(city.sheet.presence, telephone.standing)}
          inks={inks}
        />
      )}
    </div>
  );
}

interface TokenFilesProps {
  readonly city: string;
  readonly inks: Inks;
  readonly onRead: (inks: Inks) => void;
}

/** The inks as a file of design tokens, out and in. */
function TokenFiles({ city, inks, onRead }: TokenFilesProps) {
  const [fault, setFault] = useState<string | null>(null);
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    const found = inksIn(await file.text());
    setFault(found ? null : `${file.name} ne contient pas les deux encres d’une ville.`);
    if (found) onRead(found);
  };
  return (
    <Stack as="p" gap={2} align="start" className={styles.tokens}>
      <a
        download={`${city}.tokens.json`}
        href={`data:application/json,${encodeURIComponent(tokensText(inks))}`}
      >
        {typeset('Emporter les couleurs')}
      </a>
      <label>
        {typeset('Reprendre un fichier de couleurs')}
        <input type="file" accept=".json,application/json" onChange={(event) => void read(event)} />
      </label>
      {fault && <span role="alert">{typeset(fault)}</span>}
    </Stack>
  );
}

const ALWAYS = ['/home', '/home/app/code', '/home/messages', '/document', '/home/settings'];

const SHOWN = 10;

const FOLDERS: Readonly<Record<string, string>> = { message: '/home/messages', document: '/document' };

/** The paths of ten screens that the player of the telephone can open, the latest papers first. */
export function shownScreens({ columns }: Presence, phone: DeskPhone | null): readonly string[] {
  const here = columns.find((column) => isHere(column, phone));
  const papers = Object.keys(here?.there ?? {}).flatMap((id) => {
    const [kind = '', slug] = id.split('/');
    const folder = FOLDERS[kind];
    return folder === undefined ? [] : [`${folder}/${slug}`];
  });
  return [...ALWAYS, ...papers.toReversed()].slice(0, SHOWN);
}
