/** What an attribute of a component holds; `file`, `sound` and `data` are names of media/. */
export type AttributeHolds =
  | 'text'
  /** A file of media/, extension included. */
  | 'file'
  /** A sound of media/, without extension: it exists as .ogg and as .mp3. */
  | 'sound'
  /** A YAML file of media/, extension included; the browser receives it as JSON. */
  | 'data';

export interface AttributeRule {
  readonly required: boolean;
  readonly holds: AttributeHolds;
  /** The only values it may have. */
  readonly oneOf?: readonly string[];
}

export interface ComponentRule {
  readonly attributes: Readonly<Record<string, AttributeRule>>;
  /** The component it must stand in, directly or deeper. */
  readonly inside?: string;
  /** Printed by staff only, never shown to a player. */
  readonly onlyInLetter?: boolean;
}

const text = { required: true, holds: 'text' } as const;
const optionalText = { required: false, holds: 'text' } as const;
const file = { required: true, holds: 'file' } as const;
const sound = { required: true, holds: 'sound' } as const;
const data = { required: true, holds: 'data' } as const;

/**
 * All that a writer's page may contain beside Markdown. Pages are data: no other component, no attribute that is not
 * here, and every attribute a plain text. The web draws each of them; `PageComponentName` holds the two lists together.
 */
export const pageComponents = {
  /** A picture of media/. */
  Picture: { attributes: { name: file, alt: text, caption: optionalText } },
  /** A player for a sound of media/, with what it says in writing. */
  Sound: { attributes: { name: sound, transcript: text } },
  /** The transcript of a call: holds Lines. */
  Transcript: { attributes: {} },
  Line: { attributes: { voice: text }, inside: 'Transcript' },
  /** The city map, drawn from data. */
  CityMap: { attributes: { data } },
  /** The text of a rubber stamp. */
  Stamp: { attributes: {} },
  /** A row of tokens: holds Tokens. */
  Tokens: { attributes: {} },
  Token: { attributes: { name: file, alt: text, legend: optionalText }, inside: 'Tokens' },
  Signature: { attributes: { who: text } },
  /** The reference of the document, from the player's status. */
  Ref: { attributes: {} },
  /** A passage that the Company typed. */
  Typed: { attributes: {} },
  /** A note in the margin. */
  Aside: { attributes: {} },
  /** The stub of a counterfoil book, at the edge by which the sheet was torn: the left one unless said otherwise. */
  Counterfoil: { attributes: { name: file, alt: text, side: { required: false, holds: 'text', oneOf: ['left', 'right'] } } },
  /** A passage from another typewriter. */
  Machine: { attributes: {} },
  /** The site's e-mail address, as a link. */
  Contact: { attributes: {} },
  /** The order's activation code. */
  Code: { attributes: {}, onlyInLetter: true },
  /** The QR code that opens the site with the activation code. */
  QrCode: { attributes: {}, onlyInLetter: true },
} as const satisfies Record<string, ComponentRule>;

export type PageComponentName = keyof typeof pageComponents;

type Attributes<Name extends PageComponentName> = (typeof pageComponents)[Name]['attributes'];
type RequiredNames<Rules> = { [Key in keyof Rules]: Rules[Key] extends { required: true } ? Key : never }[keyof Rules];

/** The attributes of a component, as its React component receives them. */
export type PageComponentProps<Name extends PageComponentName> = {
  readonly [Key in RequiredNames<Attributes<Name>>]: string;
} & {
  readonly [Key in Exclude<keyof Attributes<Name>, RequiredNames<Attributes<Name>>>]?: string;
};

/** The files of media/ behind a name written in a page. */
export function mediaOf(holds: AttributeHolds, name: string): readonly string[] {
  if (holds === 'text') return [];
  return holds === 'sound' ? [`${name}.ogg`, `${name}.mp3`] : [name];
}
