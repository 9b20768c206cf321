import { fold } from '../answers/fold.ts';
import { readPlace } from '../answers/reading.ts';
import { isOneSlip } from '../answers/slip.ts';
import { puzzleTypeOf } from '../puzzles/index.ts';
import type { Scenario, Step } from '../scenario/scenario.ts';
import { judge } from '../story/judge.ts';
import type { Story } from '../story/story.ts';
import type { TypedAnswer } from './game.ts';

/** A wrong answer as the report prints it. */
export interface FinestAnswer {
  readonly step: string;
  /** « LE COIN DE LA RUE ». */
  readonly words: string;
}

/** Letters of an answer that fits a line. */
const LEAST = 5;
const MOST = 36;

/** A text that is no known words is printed only when it can be one word. */
const MOST_IN_ONE_WORD = 14;

/** Nobody’s name for a place: keys struck at random. */
const STRUCK_AT_RANDOM = /(.)\1\1|[bcdfghjklmnpqrstvwxz]{5}|azert|qsdf|wxcv|^[^aeiouy]+$/u;

/** Beginnings of words that a sheet to be shown does not print; the short ones only as whole words. */
const RUDE =
  /merd|putai|connar|connas|salop|encul|couill|niqu|branl|bordel|foutr|petas|batard|enfoir|fuck|shit|pouffi|bougnoul|negre|youpin|tapette|gouine/u;
const RUDE_WORDS = new Set(
  'con conne cons cul culs bite bites chier chie pute putes pd pede zizi caca pipi sexe gueule ta'.split(' '),
);

const isFit = (reading: string): boolean =>
  /^[a-z]+$/u.test(reading) &&
  reading.length >= LEAST &&
  reading.length <= MOST &&
  !STRUCK_AT_RANDOM.test(reading) &&
  !RUDE.test(reading);

interface Candidate extends TypedAnswer {
  readonly spelled: readonly string[] | null;
}

/** Words before letters, then the longest; of two alike the one that was given first. */
const isFiner = (left: Candidate, right: Candidate): number =>
  Number(right.spelled !== null) - Number(left.spelled !== null) ||
  right.reading.length - left.reading.length;

const isNearSomething = (story: Story, reading: string): boolean =>
  Object.keys(story.scenario.steps).some((step) =>
    ['right', 'almost'].includes(judge(story, step, reading).verdict),
  );

/**
 * The most human of a player's wrong answers that tells nothing of the story: no word of an answer, of a near
 * answer or of a place, and nothing rude. Null when there is none.
 */
export function finestAnswer(story: Story, answers: readonly TypedAnswer[]): FinestAnswer | null {
  const words = writtenWordsOf(story.scenario);
  const revealing = revealingWordsOf(story.scenario);
  const candidates = answers
    .map(({ step, reading }) => ({ step, reading: reading.replaceAll(' ', '') }))
    .filter(({ reading }) => isFit(reading))
    .map((answer): Candidate => ({ ...answer, spelled: spellOutReading(words, answer.reading) }))
    .filter(({ reading, spelled }) =>
      spelled ? !spelled.some((word) => RUDE_WORDS.has(word)) : reading.length <= MOST_IN_ONE_WORD,
    )
    .sort(isFiner);
  const finest = candidates.find(
    ({ reading }) => !reveals(revealing, reading) && !isNearSomething(story, reading),
  );
  return finest ? { step: finest.step, words: inCapitals(finest.spelled ?? [finest.reading]) } : null;
}

/** Shorter words are found in any text. */
const SHORTEST = 4;

/** A slip of a shorter word is another word. */
const SHORTEST_WITH_SLIP = 5;

/** Words of names that tell nothing by themselves. */
const TELL_NOTHING = new Set(
  [
    'rue place placette quai boulevard avenue square impasse montee cours passage pont faubourg route allee chemin esplanade passerelle',
    'parvis promenade traverse ruelle cour dans avec pour sous chez entre devant derriere cette vers plus',
  ].flatMap((words) => words.split(' ')),
);

function namesAt({ puzzle, replies, examples }: Step): readonly string[] {
  const answers = puzzle ? puzzleTypeOf(puzzle).answerParts(puzzle).flat(2) : [];
  return [...answers, ...replies.flatMap(({ to }) => to), ...examples.accept, ...examples.almost];
}

/** Words of the answers, the near answers and the places of a whole city, folded. */
function revealingWordsOf(scenario: Scenario): readonly string[] {
  const names = [
    ...Object.values(scenario.steps).flatMap(namesAt),
    ...scenario.places.map(({ name }) => name),
  ];
  const wholes = names.map((name) => readPlace(name).replaceAll(' ', ''));
  const words = [...names.flatMap((name) => fold(name).split(' ')), ...wholes];
  return [...new Set(words)].filter((word) => word.length >= SHORTEST && !TELL_NOTHING.has(word));
}

/** Whether some passage of the text is one slip from the word. */
function holdsSlipOf(text: string, word: string): boolean {
  for (const length of [word.length - 1, word.length, word.length + 1])
    for (let start = 0; start + length <= text.length; start += 1)
      if (isOneSlip(text.slice(start, start + length), word)) return true;
  return false;
}

/**
 * Whether a reading, without spaces, holds a word of an answer, of a near answer or of a place, or one slip
 * from it.
 */
const reveals = (revealingWords: readonly string[], reading: string): boolean =>
  revealingWords.some(
    (word) => reading.includes(word) || (word.length >= SHORTEST_WITH_SLIP && holdsSlipOf(reading, word)),
  );

/** Words that people type in front of a façade. The texts of a city hold the others. */
const COMMON = `
le la les l un une de du des d à au aux et en sur sous ou par pour dans avec sans chez mon ma mes son sa ses ce cette ces qui que qu je
tu il elle on nous vous ils est sont pas ne n j s c m t y tout toute tous rue place quai pont cour parc gare port tour jardin maison ville
saint sainte grand grande petit petite vieux vieille haut haute bas basse premier première dernier dernière deux trois quatre cinq six sept
huit neuf dix cent mille rouge bleu bleue vert verte jaune noir noire blanc blanche or gauche droite nord sud ouest jour nuit matin soir
mer eau ciel lune soleil étoile étoiles vent pluie neige terre feu bois pierre fer bronze cuivre verre papier arbre fleur rose feuille
herbe pain vin café lait sel boulanger boulangerie boucher boucherie pharmacie librairie bibliothèque théâtre musée mairie hôtel hôpital
école lycée université marché halles église cathédrale chapelle basilique temple palais château caserne prison banque bourse poste fontaine
statue buste plaque horloge cloche clocher croix toit fenêtre porte portail mur grille balcon escalier marche marches banc lampe réverbère
roi reine prince empereur général maréchal président soldat facteur lettre boîte timbre clé clef code mot mots nom chiffre date livre
homme femme enfant dame monsieur madame mère père frère sœur ami amis ange diable dragon lion lions cheval chevaux chat chien aigle coq
oiseau pigeon poisson serpent abeille mouton loup ours amour mort vie temps monde secret trésor mystère liberté égalité fraternité
république france clair claire beau belle bon bonne fin début milieu coin bout fond
`
  .trim()
  .split(/\s+/u);

/** Words as they are written, by their folded form. */
type WrittenWords = ReadonlyMap<string, string>;

function writtenWordsOf({ vocabulary }: Scenario): WrittenWords {
  const written = [...vocabulary.map((word) => word.toLocaleLowerCase('fr')), ...COMMON];
  return new Map(written.map((word) => [fold(word), word]));
}

/** Longer than any word of a city. */
const LONGEST_WORD = 24;

const ELIDED = /^(?:l|d|j|n|s|c|m|t|qu)$/u;
const VOWEL = /^[aeiouyh]/u;

interface Spelling {
  readonly cost: number;
  readonly words: readonly string[];
}

/** A letter alone is a word only before a vowel, and costs more than a long word. */
function costOf(word: string, rest: string): number {
  if (ELIDED.test(word)) return VOWEL.test(rest) ? 2 : Infinity;
  return word.length === 1 ? 3 : word.length < 4 ? 2 : 1;
}

/**
 * The words that a reading is made of: the journal keeps it without spaces and accents, « lecoindelarue ».
 * Null when some of it is no word that the city writes.
 */
function spellOutReading(words: WrittenWords, reading: string): readonly string[] | null {
  const from = new Map<number, Spelling>([[reading.length, { cost: 0, words: [] }]]);
  for (let start = reading.length - 1; start >= 0; start -= 1) {
    for (let end = start + 1; end <= Math.min(reading.length, start + LONGEST_WORD); end += 1) {
      const rest = from.get(end);
      const word = rest && words.get(reading.slice(start, end));
      if (!rest || word === undefined) continue;
      const cost = rest.cost + costOf(fold(word), reading.slice(end));
      if (cost < (from.get(start)?.cost ?? Infinity)) from.set(start, { cost, words: [word, ...rest.words] });
    }
  }
  return from.get(0)?.words ?? null;
}

/** « L’ÉCHELLE DU ROI »: as a telegraph prints it. */
const inCapitals = (words: readonly string[]): string =>
  words
    .map((word, index) => word + (index === words.length - 1 ? '' : ELIDED.test(word) ? '’' : ' '))
    .join('')
    .toLocaleUpperCase('fr');
