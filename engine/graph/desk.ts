import type { Severity } from '../diagnostics/diagnostic.ts';
import type { FieldSheet } from '../places/field-sheet.ts';
import type { Role } from '../scenario/scenario.ts';
import type { ValuePath } from '../scenario/parse/parse-yaml.ts';
import type { Decisions } from '../scenario/routes.ts';
import type { Verdict } from '../story/judge.ts';
import type { PlacedGraph } from './placed-graph.ts';
import type { CitySheet } from './sheet.ts';

/** Something that a writer still has to write before a city is published. */
export interface LeftToWrite {
  /** The step that it belongs to; null beside all steps. */
  readonly step: string | null;
  readonly index: number | null;
  /** The name of the field, in French; empty for a whole file. */
  readonly field: string;
  /** The task, in French. */
  readonly words: string;
  /** As those of a problem, where the words are its message. */
  readonly titles?: DeskProblem['titles'];
  /** Below the folder of the city. */
  readonly file: string;
  /** As in an edit, or a place in the text; null for the whole file. */
  readonly at: ValuePath | { readonly line: number; readonly column: number } | null;
  /** A note of the template, by its place in the text: it is followed, then erased. */
  readonly note?: { readonly at: number; readonly text: string };
  /** The words of a text of the template: a closed note beside them keeps it as it is. */
  readonly untouched?: string;
}

/** One problem with its framed line and the moves that lead to it. */
export interface DeskProblem {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly wayOut: string;
  /**
   * The titles of the fields that the message and the way out name, at the place of the problem: elsewhere,
   * fields of the same names have other titles.
   */
  readonly titles: Readonly<Record<string, string>>;
  /** Relative to the folder of all cities. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The absolute path of the same file, for editor links. */
  readonly path: string;
  /** The line and its neighbours, as `codeFrame` returns them. */
  readonly frame: readonly string[];
  /** The moves to the problem, in French; empty when reading the file suffices to find it. */
  readonly gestures: readonly { readonly step: string; readonly does: string }[];
}

/** A date offered for the preview's clock. `at`: local time of the city, `2026-07-14T15:00`. */
export interface Moment {
  readonly label: string;
  readonly at: string;
}

/** The state of a city's preview phone. */
export interface DeskPhone extends Decisions {
  /** French name of the route that the player's decisions lead along. */
  readonly route: string;
  /** The steps at which the player asked for a hint. */
  readonly asked: readonly string[];
  readonly step: string | null;
  readonly clueIndex: number;
  /** The address of the screen that opened on arrival at the step. */
  readonly arrival: string;
  /** The address behind the step's first tile. */
  readonly puzzle: string;
}

export interface DeskCity {
  readonly slug: string;
  readonly name: string;
  /** The code of its letter of demonstration; null while nothing of it can be played. */
  readonly code: string | null;
  /**
   * `unfinished`: has errors, and what holds of it is on the telephone; `stale`: a file cannot be read, and the
   * last version that could is on the telephone; `broken`: nothing is.
   */
  readonly state: 'sound' | 'unfinished' | 'stale' | 'broken';
  readonly problems: readonly DeskProblem[];
  /** Still being written: the studio alone reads it. */
  readonly isDraft: boolean;
  /** What its writer still has to write. */
  readonly left: readonly LeftToWrite[];
  /** False while the prover is running. */
  readonly proved: boolean;
  /** Null while the files are being read. */
  readonly sheet: Omit<CitySheet, 'graph'> | null;
  readonly graph: PlacedGraph | null;
  /** Absolute path, for editor links. */
  readonly folder: string;
  /** Paths of its texts, below its folder. */
  readonly files: readonly string[];
  /** Names of its pictures and sounds. */
  readonly media: readonly string[];
  readonly moments: readonly Moment[];
  /** Some message comes later than its step. */
  readonly hasLateMail: boolean;
  readonly hasAsides: boolean;
  /**
   * In French: what the player may have decided in other cities, as far as this one reads it; nothing comes
   * first.
   */
  readonly elsewhere: readonly string[];
  /** The roles that a party may share; none in most cities. */
  readonly roles: readonly Pick<Role, 'slug' | 'name'>[];
}

/** A text of a city beside its translation: a field, a paragraph of a page, or a whole page. */
export interface TranslatedText {
  /** The path of the French file, and the name of the text in it. */
  readonly file: string;
  readonly name: string;
  /** In French, as the form of the file names it. */
  readonly label: string;
  readonly french: string;
  /** The French that a stale translation was made of; null otherwise. */
  readonly before: string | null;
  /** Empty when there is none. */
  readonly text: string;
  readonly state: 'done' | 'missing' | 'stale' | 'unlocked';
}

/** `language`: null for a city in French alone. */
export interface CityTranslation {
  readonly language: 'en' | null;
  readonly texts: readonly TranslatedText[];
}

/** The data of the studio's first screen. */
export interface Desk {
  readonly cities: readonly DeskCity[];
  /** Problems of files outside the city folders. */
  readonly problems: readonly DeskProblem[];
}

/** Some words of a typed text, and the part they play, in French for writers. */
export interface SaidPiece {
  readonly words: string;
  readonly part: string;
}

/** The consequences of a text that is not written yet. */
export interface TextTrial {
  /** All problems of the file, not only the new ones. */
  readonly problems: readonly DeskProblem[];
  /**
   * The verdict on each example of a step, and on the answers that were sent with the text. Empty for a file
   * that cannot be read.
   */
  readonly verdicts: readonly (readonly [answer: string, verdict: Verdict])[];
  /** How each word of these answers is read, and one that is set by hand; without those that are read as they stand. */
  readonly readings: readonly (readonly [answer: string, reading: readonly SaidPiece[]])[];
  /** Answers that its table of examples may have too, each with its column. */
  readonly offered: readonly {
    readonly text: string;
    readonly column: 'accept' | 'almost' | 'refuse';
  }[];
}

/** A place in a file of a city whose text a player reads. */
export interface WrittenPlace {
  /** Relative to the folder of all cities. */
  readonly file: string;
  /** As in an edit. */
  readonly path: ValuePath;
}

/** The places of a city as a telephone checks them. */
export interface Survey {
  readonly sheet: FieldSheet;
  /** The text of the drawn map; null without one. */
  readonly map: string | null;
  /** Names of photographs, each with the place before its first point. */
  readonly photos: readonly string[];
}

/** A text that somebody reads. `path`: as in an edit. */
export interface BookletText {
  /** The name of its field, in French; empty for the words of a page. */
  readonly label: string;
  readonly path: ValuePath;
  readonly text: string;
}

/** The texts of one file, which is below the city’s folder. `source`: the whole file. */
export interface BookletFile {
  readonly file: string;
  readonly title: string;
  readonly source: string;
  readonly texts: readonly BookletText[];
}

/** The texts of a step, or those of the city that belong to no step. */
export interface BookletPart {
  readonly step: string | null;
  readonly index: number | null;
  readonly answer: string | null;
  readonly files: readonly BookletFile[];
}

/**
 * A writer’s note beside a passage. `file`: below the city’s folder; `on`: the words beside which it stands,
 * '' for the whole file.
 */
export interface Note {
  readonly file: string;
  readonly on: string;
  readonly says: string;
  readonly by?: string;
  readonly answers?: readonly NoteAnswer[];
  /** Nothing is left to do about it. */
  readonly closed?: true;
}

export interface NoteAnswer {
  readonly says: string;
  readonly by?: string;
}
