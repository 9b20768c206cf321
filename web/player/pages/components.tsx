import { Children, createElement, type ComponentType, type ReactNode, Suspense } from 'react';
import type { PageComponentName, PageComponentProps } from '../../../engine/public.ts';
import { lazyModule, lazyScreen } from '../../components/lazy.ts';
import { useTypeset } from '../../components/text/typography.tsx';
import { withBarsRead } from './Blackened.tsx';
import { Aside, Machine, Signature, StampedWords, TypedWords } from './Words.tsx';
import { useClientState } from '../../state/store.ts';
import { useWords } from '../../words/use-words.ts';
import { infoText, usePageContext, useMedium } from './page-context.ts';
import styles from './OrderParts.module.css';
import { Stack } from '../../components/layout/layout.tsx';
import { Enlargeable } from '../../components/overlays/full-view/Enlargeable.tsx';

interface NamedPicture {
  /** File in media/, with its extension. */
  readonly name: string;
  readonly alt: string;
  /**
   * Natural size in pixels, read by the build: the browser reserves the room before the picture is loaded.
   */
  readonly width?: string;
  readonly height?: string;
}

interface CaptionedPicture extends NamedPicture {
  readonly caption?: string;
}

function Figure({ caption, struck, ...picture }: CaptionedPicture & { readonly struck?: true }) {
  const typeset = useTypeset();
  return (
    <Stack as="figure" gap={2} align="center" className={styles.picture} data-struck={struck}>
      <Drawing {...picture} enlargeable={!struck} />
      {caption ? <figcaption>{typeset(caption)}</figcaption> : null}
    </Stack>
  );
}

/** A drawing on its own sheet of paper, with its caption. */
const Picture = (picture: CaptionedPicture) => <Figure {...picture} />;

/** A mark on the sheet of the text itself. */
const Postmark = (picture: CaptionedPicture) => <Figure {...picture} struck />;

/** Without the file its alternative text is displayed. */
function Drawing({
  name,
  alt,
  width,
  height,
  enlargeable = false,
}: NamedPicture & { readonly enlargeable?: boolean }) {
  const address = useMedium(name);
  const typeset = useTypeset();
  if (!address) return <p className={styles.missing}>{typeset(alt)}</p>;
  const image = <img src={address} alt={alt} width={width} height={height} loading="lazy" decoding="async" />;
  return enlargeable ? <Enlargeable title={alt}>{image}</Enlargeable> : image;
}

/** Pictures side by side, for comparison. */
function Tokens({ children }: { readonly children?: ReactNode }) {
  return <ul className={styles.tokens}>{children}</ul>;
}

function PictureToken({ legend, ...picture }: NamedPicture & { readonly legend?: string }) {
  return (
    <li>
      <figure className={styles.token}>
        <Drawing {...picture} enlargeable />
        {legend ? <figcaption>{legend}</figcaption> : null}
      </figure>
    </li>
  );
}

/** Torn edge of a sheet or of its counterfoil, at one side of the text. */
function Counterfoil({ side, ...picture }: NamedPicture & { readonly side?: string }) {
  return (
    <div className={styles.counterfoil} data-side={side}>
      <Drawing {...picture} />
    </div>
  );
}

/** Reference of the sheet: its children, else the one of the status. */
function Ref({ children }: { readonly children?: ReactNode }) {
  const { infos } = usePageContext();
  const text = children ?? infoText(infos, 'reference');
  const typeset = useTypeset();
  return text ? <p className={styles.ref}>{typeof text === 'string' ? typeset(text) : text}</p> : null;
}

/** The activation code of this order. */
function Code() {
  const { code } = usePageContext();
  return <b className={styles.code}>{code ?? '······'}</b>;
}

function Contact({ children }: { readonly children?: ReactNode }) {
  const words = useWords('game').pages;
  const { contact } = usePageContext();
  if (!contact) return <span>{children ?? words.contact}</span>;
  return (
    <a className={styles.contact} href={`mailto:${contact}`}>
      {children ?? contact}
    </a>
  );
}

/** Parts of few pages, or of pages that no step shows. */
export const { load: loadPageParts, part: pagePart } = lazyModule('page', () => import('./page-parts.ts'));

/** Loads a component after the text around it; a server-rendered document contains only its placeholder. */
function lazyComponent<Props extends object>(
  Part: ComponentType<Props>,
  place: ReactNode = <span data-page="loading" />,
): ComponentType<Props> {
  return function LazyComponent(props: Props) {
    return (
      <Suspense fallback={place}>
        {useClientState((state) => state.isServerRendered) ? place : <Part {...props} />}
      </Suspense>
    );
  };
}

const MapLoading = () => <p role="status">{useWords('game').pages.map.loading}</p>;

/** The map's code is larger than a step's whole screen, so it is loaded with the other screens. */
const CityMap = lazyComponent(pagePart('CityMap'), <MapLoading />);

/** Used by the record of a call only. */
const Transcript = lazyComponent(pagePart('Transcript'));
const Line = lazyComponent(pagePart('Line'));

/** Used by the letter only. */
const QrCode = lazyComponent(
  lazyScreen('talon', async () => (await import('./LetterCoupon.tsx')).LetterQrCode),
);

/** Few pages speak of the post. */
const Arrives = lazyComponent(pagePart('Arrives'), null);

/** Few pages have sounds. */
const Sound = lazyComponent(pagePart('Sound'));

interface WithChildren {
  readonly children?: ReactNode;
}

/** A punctuation mark at the beginning of a text node belongs to the word before it. */
const joined = (text: string, first: boolean): string =>
  first ? text : text.replace(/^ (?=[;!?])/u, '\u202F').replace(/^ (?=[:»])/u, '\u00A0');

/** Typography for the text nodes of an element; nested elements do the same for theirs. */
function typesetChildren(children: ReactNode, typeset: (text: string) => string): ReactNode {
  return Children.map(children, (child, index) =>
    typeof child === 'string' ? withBarsRead(typeset(joined(child, index === 0))) : child,
  );
}

/** A plain element with the typography of the page’s language. */
function prose(element: string): ComponentType<WithChildren & Record<string, unknown>> {
  return function Prose({ children, ...rest }) {
    return createElement(element, rest, typesetChildren(children, useTypeset()));
  };
}

const PROSE = ['p', 'li', 'em', 'strong', 'h1', 'h2', 'h3', 'h4', 'td', 'th'] as const;

const proseComponents = Object.fromEntries(PROSE.map((element) => [element, prose(element)]));

/** The components available to writers: the engine's list, each with its attributes. */
export const namedComponents = {
  Arrives,
  Aside,
  CityMap,
  Code,
  Contact,
  Counterfoil,
  Line,
  Machine,
  Picture,
  Postmark,
  QrCode,
  Ref,
  Signature,
  Sound,
  Stamp: StampedWords,
  Token: PictureToken,
  Tokens,
  Transcript,
  Typed: TypedWords,
} satisfies { readonly [Name in PageComponentName]: ComponentType<PageComponentProps<Name> & WithChildren> };

export const pageComponentMap: Readonly<Record<string, unknown>> = { ...proseComponents, ...namedComponents };
