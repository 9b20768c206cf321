import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Hours } from '../types/hours.generated.ts';
import type { PlacesFile } from '../types/places.generated.ts';
import type { Puzzle } from '../types/puzzle.generated.ts';
import type { ScenarioFile } from '../types/scenario.generated.ts';
import type { StepFile } from '../types/step.generated.ts';

/** A file of a city's folder as the server read it: path relative to the city's folder, `/` as separator. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** What compile needs of a city. Media are known by name alone: their bytes never reach the engine. */
export interface ScenarioSource {
  /** Name of the folder, lower case. */
  readonly slug: string;
  /** Every .yaml and .mdx file. */
  readonly files: readonly SourceFile[];
  /** Names of the files of media/, extension included. */
  readonly media: readonly string[];
  /** What is wrong with the files themselves, seen by whoever read their bytes. */
  readonly problems?: readonly Diagnostic[];
}

/** `letter` is the sheet that staff print; no player fetches it. */
export type PageKind = 'messages' | 'documents' | 'pages' | 'letter';

/** One MDX file: which media it shows, by the name written in it. */
export interface Page {
  readonly kind: PageKind;
  readonly slug: string;
  readonly media: readonly string[];
}

export type StepKind = 'puzzle' | 'end' | 'secret';

/** A step after compilation: its file, with defaults filled in. Solutions stay here, on the server. */
export interface Step extends Omit<StepFile, 'kind' | 'hints' | 'replies' | 'puzzle' | 'places' | 'examples'> {
  readonly kind: StepKind;
  readonly hints: readonly string[];
  readonly replies: readonly { readonly to: readonly string[]; readonly say: string }[];
  readonly places: readonly string[];
  readonly puzzle: Puzzle | null;
  readonly examples: { readonly accept: readonly string[]; readonly almost: readonly string[]; readonly refuse: readonly string[] };
  /** True from the first end step on: the order is DONE there. */
  readonly afterEnd: boolean;
}

/** A place of the city. `ifGone` is what its author advises when it cannot be seen any more. */
export interface Place extends Pick<PlacesFile[number], 'slug' | 'name' | 'ifGone' | 'formerly' | 'lastChecked'> {
  /** The city's opening hours close it. */
  readonly closes: boolean;
}

export type Message = ScenarioFile['messages'][number];
export type DocumentEntry = ScenarioFile['documents'][number];
export type ExtraTile = NonNullable<ScenarioFile['tiles']>[number];

/** A city ready to be played. Plain data, frozen, made by `compileScenario` alone. */
export interface Scenario {
  readonly slug: string;
  readonly city: string;
  readonly name: string;
  readonly story: number;
  readonly reference: string;
  readonly timeZone: string;
  readonly accent: { readonly onPaper: string; readonly onNight: string };
  readonly hours: Hours;
  readonly start: string;
  /** The city's own words where the alternative route is confirmed. */
  readonly alternativeQuestion: string | null;
  readonly demonstration: string | null;
  readonly letter: string;
  readonly messages: readonly Message[];
  readonly documents: readonly DocumentEntry[];
  readonly tiles: readonly ExtraTile[];
  readonly steps: Readonly<Record<string, Step>>;
  /** Names of the steps from the start along `next`: the main route. */
  readonly mainRoute: readonly string[];
  /** The places the steps lead past, for staff: their names may be answers. */
  readonly places: readonly Place[];
  /** Keyed `<kind>/<slug>`. */
  readonly pages: Readonly<Record<string, Page>>;
  readonly media: readonly string[];
  /** Changes when any file of the city changes; stored with each attempt. */
  readonly version: string;
}
