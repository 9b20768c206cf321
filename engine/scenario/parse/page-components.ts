/** Type of an attribute; `file`, `sound` and `data` are names of media/. */
export type AttributeHolds =
  | 'text'
  /** A file of media/, extension included. */
  | 'file'
  /** A sound of media/, without extension: it exists as .ogg and as .mp3. */
  | 'sound'
  /** A YAML file of media/, extension included; the browser receives it as JSON. */
  | 'data'
  /** No value: the attribute is there or not. */
  | 'flag';

export interface AttributeRule {
  readonly required: boolean;
  readonly holds: AttributeHolds;
  readonly oneOf?: readonly string[];
}

export interface ComponentRule {
  readonly attributes: Readonly<Record<string, AttributeRule>>;
  /** The component that must contain it, directly or deeper. */
  readonly inside?: string;
  /** Printed by staff only, never shown to a player. */
  readonly onlyInLetter?: boolean;
  /** Stands among words. Alone on its line it is a paragraph of one. */
  readonly inLine?: boolean;
}

const text = { required: true, holds: 'text' } as const;
const optionalText = { required: false, holds: 'text' } as const;
const file = { required: true, holds: 'file' } as const;
const sound = { required: true, holds: 'sound' } as const;
const optionalSound = { required: false, holds: 'sound' } as const;
const data = { required: true, holds: 'data' } as const;

/**
 * The only components and attributes that a page may contain besides Markdown; attributes are plain text. The
 * web must implement each `PageComponentName`, which the compiler checks.
 */
export const pageComponents = {
  /** A picture of media/. */
  Picture: { attributes: { name: file, alt: text, caption: optionalText } },
  /** A postmark or a seal of media/, struck on the sheet itself: without a card, and too plain to enlarge. */
  Postmark: { attributes: { name: file, alt: text, caption: optionalText } },
  /** A player for a sound of media/, with its transcript. */
  Sound: { attributes: { name: sound, transcript: text } },
  /** The transcript of a call; contains Lines. With the sound of the line, it runs along as it is heard. */
  Transcript: { attributes: { sound: optionalSound } },
  Line: { attributes: { voice: text }, inside: 'Transcript' },
  /** The city map, drawn from data. */
  CityMap: { attributes: { data } },
  /** The text of a rubber stamp. */
  Stamp: { attributes: {} },
  /** A row of Token components. */
  Tokens: { attributes: {} },
  Token: { attributes: { name: file, alt: text, legend: optionalText }, inside: 'Tokens' },
  Signature: { attributes: { who: text } },
  /** The reference of the document, from the player's status. */
  Ref: { attributes: {} },
  /** When the next message comes, without saying which; nothing when none is on its way. */
  Arrives: { attributes: {} },
  /** A passage that the Company typed. */
  Typed: { attributes: {} },
  /** A note in the margin. */
  Aside: { attributes: {} },
  /** The stub of a counterfoil book, at the torn edge of the sheet: left by default. */
  Counterfoil: {
    attributes: { name: file, alt: text, side: { required: false, holds: 'text', oneOf: ['left', 'right'] } },
  },
  /** A passage from another typewriter. */
  Machine: { attributes: {} },
  /** The site's e-mail address, as a link. */
  Contact: { attributes: {}, inLine: true },
  /** The order's activation code. */
  Code: { attributes: {}, onlyInLetter: true, inLine: true },
  /** The QR code that opens the site with the activation code. */
  QrCode: { attributes: {}, onlyInLetter: true },
} as const satisfies Record<string, ComponentRule>;

/**
 * The tag of a passage for some players, with the names of the YAML conditions. It is compiled away: the web
 * has no component for it.
 */
export const passageRule: ComponentRule = {
  attributes: {
    chose: optionalText,
    is: optionalText,
    solved: optionalText,
    asked: optionalText,
    took: optionalText,
    reached: optionalText,
    elsewhere: optionalText,
    not: { required: false, holds: 'flag' },
  },
};

export type PageComponentName = keyof typeof pageComponents;

/** The rule of a component; undefined for a tag that no page may contain. */
export const componentRule = (name: string): ComponentRule | undefined =>
  pageComponents[name as PageComponentName];

type Attributes<Name extends PageComponentName> = (typeof pageComponents)[Name]['attributes'];
type RequiredNames<Rules> = {
  [Key in keyof Rules]: Rules[Key] extends { required: true } ? Key : never;
}[keyof Rules];

/** The props of the React component. */
export type PageComponentProps<Name extends PageComponentName> = {
  readonly [Key in RequiredNames<Attributes<Name>>]: string;
} & {
  readonly [Key in Exclude<keyof Attributes<Name>, RequiredNames<Attributes<Name>>>]?: string;
};

/** The files of media/ that an attribute refers to. */
export function mediaOf(holds: AttributeHolds, name: string): readonly string[] {
  if (holds === 'text' || holds === 'flag') return [];
  return holds === 'sound' ? [`${name}.ogg`, `${name}.mp3`] : [name];
}
