import type { Diagnostic, SourceRange } from '../diagnostics/diagnostic.ts';
import type { MediaAddresses } from '../puzzles/define.ts';
import type { Condition } from '../types/condition.generated.ts';
import type { Hours } from '../types/hours.generated.ts';
import type { PlacesFile } from '../types/places.generated.ts';
import type { Puzzle } from '../types/puzzle.generated.ts';
import type { ReportFile } from '../types/report.generated.ts';
import type { ScenarioFile } from '../types/scenario.generated.ts';
import type { StepFile } from '../types/step.generated.ts';
import { type Language, TRANSLATIONS } from '../words/language.ts';
import type { Case, StepCases } from './cases.ts';
import type { Exit } from './exits.ts';

/**
 * Whether a scenario.yaml says that its city is still being written. Found without parsing the file, which may
 * be damaged.
 */
export const isDraft = (scenarioFile: string): boolean =>
  /^draft:[ \t]*true[ \t]*(?:#.*)?\r?$/mu.test(scenarioFile);

/** A file of a city's folder. `path`: relative to the city's folder, `/` as separator. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
  /** For a page of a translation: the path of the page that it translates. */
  readonly translates?: string;
}

/** The language of a file, and its path without the folder of that language. */
export function translationOf(path: string): { readonly language: Language; readonly path: string } {
  const language = TRANSLATIONS.find((one) => path.startsWith(`${one}/`));
  return language ? { language, path: path.slice(language.length + 1) } : { language: 'fr', path };
}

/** The input of `compileCity`. The engine receives only the names of media, not their bytes. */
export interface ScenarioSource {
  /** Name of the folder, lower case. */
  readonly slug: string;
  /** Every .yaml and .mdx file. */
  readonly files: readonly SourceFile[];
  /** Names of the files of media/, extension included. */
  readonly media: readonly string[];
  /** Of the pictures and sounds that translations redraw: « en/media/croquis.svg ». */
  readonly translatedMedia?: readonly string[];
  /** Length of each sound that could be measured, in seconds, by file name. */
  readonly soundSeconds?: ReadonlyMap<string, number>;
  /** Names of the drawings of media/ that contain text. */
  readonly written?: ReadonlySet<string>;
  /** Problems found when the files were read: encoding, size, type. */
  readonly problems?: readonly Diagnostic[];
}

/** `letter` is printed by staff and never sent to a player. */
export type PageKind = 'messages' | 'documents' | 'pages' | 'letter';

/** Of a page in `Scenario.pages`. */
export type PageKey = `${PageKind}/${string}`;

/** One MDX file, or one variant of it. `media`: file names in media/. */
export interface Page {
  readonly kind: PageKind;
  readonly slug: string;
  readonly media: readonly string[];
}

export type StepKind = NonNullable<StepFile['kind']>;

/** A span of steps of the route, and a condition. */
export interface RouteSpan {
  readonly from?: string;
  readonly after?: string;
  readonly until?: string;
  readonly if?: Condition;
}

type DefaultedField =
  | 'kind'
  | 'title'
  | 'gather'
  | 'needs'
  | 'from'
  | 'until'
  | 'if'
  | 'tile'
  | 'reaction'
  | 'hints'
  | 'replies'
  | 'synonyms'
  | 'puzzle'
  | 'places'
  | 'examples'
  | 'next';

type StampPicture = NonNullable<StepFile['tile']> | 'aside';
/** A page with passages for some players. */
export interface ConditionalPage {
  readonly passages: readonly { readonly condition: Condition; readonly at: SourceRange }[];
  /** The slugs of its variants. */
  readonly variants: readonly Case<string>[];
}

/** A step file with defaults filled in. Contains solutions: never sent to a player. */
export interface Step extends Omit<StepFile, DefaultedField> {
  readonly kind: StepKind;
  readonly tile: NonNullable<StepFile['tile']>;
  /** For a gathering: its parts, and how many of them lead on. */
  readonly gathering?: { readonly parts: readonly string[]; readonly needs: number };
  /**
   * For a step beside the route (a part of a gathering, or an aside): the title and picture of its stamp, and
   * when it is open.
   */
  readonly beside?: RouteSpan & {
    readonly title: string;
    readonly picture: StampPicture;
    readonly from: string;
  };
  /** Where the right answer leads; empty when it leads nowhere. */
  readonly exits: readonly Exit[];
  readonly reaction: {
    readonly screen: NonNullable<StepFile['reaction']>['screen'];
    readonly message?: string;
  };
  readonly hints: readonly string[];
  /**
   * Undefined when neither the reaction nor a hint depends on what the player has done: `stepFor` applies
   * them.
   */
  readonly cases?: StepCases;
  readonly replies: readonly {
    readonly to: readonly string[];
    readonly say: string;
    readonly if?: Condition;
  }[];
  /** Words that mean the same as the solution, or translate it. */
  readonly synonyms: readonly string[];
  readonly places: readonly string[];
  readonly puzzle: Puzzle | null;
  readonly examples: {
    readonly accept: readonly string[];
    readonly almost: readonly string[];
    readonly refuse: readonly string[];
  };
  /** True from the first end step on: the order is DONE there. */
  readonly afterEnd: boolean;
}

/** A place of the city. `ifGone`: the author's advice when it no longer exists. */
export interface Place extends Pick<
  PlacesFile[number],
  'slug' | 'name' | 'at' | 'ifGone' | 'formerly' | 'lastChecked'
> {
  /** Whether the city's opening hours apply to it. */
  readonly closes: boolean;
  /** Its own opening hours. */
  readonly hours?: Hours;
}

type CityEntry = Required<Pick<NonNullable<ScenarioFile['entry']>, 'phrase' | 'when'>>;
export type Message = ScenarioFile['messages'][number];
export type DocumentEntry = ScenarioFile['documents'][number];
export type ExtraTile = NonNullable<ScenarioFile['tiles']>[number];

/** A city's content: plain data, frozen by `compileCity`. */
export interface Scenario {
  readonly slug: string;
  readonly city: string;
  readonly name: string;
  /** Other names of the city, which say nothing more beside the name of a place. */
  readonly aliases: readonly string[];
  readonly story: number;
  readonly reference: string;
  readonly timeZone: string;
  readonly accent: { readonly onPaper: string; readonly onNight: string };
  /** Null in a city that is played at home at any time. */
  readonly hours: Hours | null;
  readonly start: string;
  /** The city's own text in the dialog that confirms the alternative route. */
  readonly alternativeQuestion: string | null;
  readonly demonstration: string | null;
  /** The sentences of the report on a finished game, if the city has one. */
  readonly report?: ReportFile;
  /** Null for a city that is opened without a letter: see `entry` and `open`. */
  readonly letter: string | null;
  /** The phrase that opens the city; null without one. */
  readonly entry: CityEntry | null;
  /**
   * Whether anybody may play it, without an account, from the landing page. No letter, order or sale is of such
   * a city, and no list names it.
   */
  readonly open: boolean;
  /** The languages besides French. */
  readonly languages: NonNullable<ScenarioFile['languages']>;
  /** Empty in a city that is always played in one hand. */
  readonly roles: readonly Role[];
  readonly messages: readonly Message[];
  readonly documents: readonly DocumentEntry[];
  readonly tiles: readonly ExtraTile[];
  readonly steps: Readonly<Record<string, Step>>;
  /** Names of the steps from the start to an end, with the first option of each choice. */
  readonly mainRoute: readonly string[];
  /** Their names are for staff only: they may be answers. */
  readonly places: readonly Place[];
  /** Names printed on its maps. */
  readonly mapNames: readonly string[];
  /** Words of its pages, as written, each once. */
  readonly vocabulary: readonly string[];
  /** Of a page with passages for some players, its variants. */
  readonly pages: Readonly<Record<PageKey, Page>>;
  readonly conditionalPages: Readonly<Record<PageKey, ConditionalPage>>;
  readonly media: readonly string[];
  /**
   * Changes when any French file of the city changes; stored with each attempt. The same in all languages, which
   * share what is judged and stored.
   */
  readonly version: string;
}

/** A role of a city that can be played in several hands. */
export interface Role {
  readonly slug: string;
  /** As players read it, with its article. */
  readonly name: string;
  /** The duty of the role, shown to its holder. */
  readonly task?: string;
}

/**
 * The roles of a city in their order; a single word is also the name. None in a city that is always played in
 * one hand.
 */
export const rolesOf = ({ party }: Pick<ScenarioFile, 'party'>): readonly Role[] =>
  (party?.roles ?? []).map((role) => (typeof role === 'string' ? { slug: role, name: role } : role));

/** The languages in which players can play a city. */
export const languagesOf = ({ languages }: Pick<Scenario, 'languages'>): Language[] => [
  'fr',
  ...TRANSLATIONS.filter((language) => languages[language] === 'offered'),
];

/** Converts names in the files to addresses that a session may fetch. Implemented by the server. */
export interface AddressBook extends MediaAddresses {
  /** Address of a compiled page. */
  page(key: PageKey): string;
}

/** In the folder of a translation: for each text, the French one that it was made from. */
export const LOCK_FILE = 'lock.yaml';

/** Beside a city’s media: who made each, and under which licence. The game does not read it. */
export const LICENCES_FILE = 'licences.yaml';
