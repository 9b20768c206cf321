import { useEffect, useRef, useState } from 'react';
import { typeset } from '../../components/text/typography.tsx';
import { INK_NAMES, type Inks } from './tokens.ts';
import styles from './Look.module.css';

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
export function TenScreens({
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
