import type { ScenarioSource, SourceFile } from '../../engine/index.ts';
import { randomFrom } from '../../engine/text/random.ts';

/** Words for generated sentences, with the usual French letters and accents. */
const WORDS = (
  'la porte du quai garde une lettre que personne ne réclame et le facteur passe sans lever les yeux vers cette fenêtre ' +
  'où brûle encore une lampe très ancienne il faut compter chaque marche avant de tourner à gauche sous l’arche puis ' +
  'relire la plaque gravée dans la pierre elle nomme un fondeur oublié dont l’année se cache derrière le lierre'
).split(' ');

/** Per ten steps, as in the real cities: steps with a message, a document, a page. */
const MESSAGES_OF_TEN = 8;
const DOCUMENTS_OF_TEN = 7;
const PAGES_OF_TEN = 2;

interface Writer {
  number(below: number): number;
  words(count: number): string;
  sentence(count: number): string;
}

function writerFrom(seed: string): Writer {
  const random = randomFrom(seed);
  const number = (below: number): number => Math.floor(random() * below);
  const words = (count: number): string =>
    Array.from({ length: count }, () => WORDS[number(WORDS.length)]).join(' ');
  const sentence = (count: number): string =>
    `${words(count).replace(/^./u, (first) => first.toUpperCase())}.`;
  return { number, words, sentence };
}

const nameOf = (index: number): string => `ETAPE_${index}`;
const tenthOf = (index: number, of: number): boolean => index % 10 < of;

/** A step of realistic size, some 2 kB, with replies, hints and examples. */
function stepFile(index: number, last: number, { number, sentence, words }: Writer): SourceFile {
  const code = String(1000 + number(9000));
  const other = (offset: number): string => String(1000 + ((Number(code) - 1000 + offset) % 9000));
  const isTyped = index % 2 === 0;
  const solution = isTyped ? `${words(1)} ${index} ${words(1)}` : code;
  const wrong = (offset: number): string =>
    isTyped ? `${words(2)} ${last + index * 20 + offset}` : other(offset);
  const mistakes = Array.from({ length: 7 }, (_, offset) => wrong(offset + 1));
  const accept = [
    solution,
    ` ${solution}`,
    `${solution} `,
    `« ${solution} »`,
    `${solution}.`,
    `  ${solution}`,
    `${solution}  `,
    `(${solution})`,
  ];
  const quoted = (texts: readonly string[]): string => texts.map((text) => `"${text}"`).join(', ');
  const message = tenthOf(index, MESSAGES_OF_TEN) ? `message, message: message_${index}` : 'home';
  const puzzle = isTyped
    ? `  type: text-field\n  placeholder: Lieu\n  reading: word\n  minLength: 2\n  solution: ["${solution}"]`
    : `  type: digit-dials\n  display: digits\n  message: >-\n    ${sentence(12)}\n    ${sentence(11)}\n    ${sentence(13)}\n  solution: "${solution}"`;
  const text = `# yaml-language-server: $schema=../../../schemas/step.schema.json
name: ${nameOf(index)}
index: ${index}
description: ${sentence(9)}
tile: code
reaction: { screen: ${message} }
places: [lieu-${placeOf(index)}]
${tenthOf(index, PAGES_OF_TEN) ? `page: page_${index}\n` : ''}puzzle:
  header: ${sentence(4)}
  subheader: ${sentence(9)}
${puzzle}
replies:
${mistakes.map((typed) => `  - { to: ["${typed}"], say: "${sentence(9)}" }`).join('\n')}
hints:
  - ${sentence(22)}
  - ${sentence(24)}
  - "${solution} : ${sentence(20)}"
next: ${index === last ? 'FIN' : nameOf(index + 1)}
examples:
  accept: [${quoted(accept)}]
  almost: [${quoted(mistakes)}]
  refuse: [${quoted(Array.from({ length: 9 }, (_, offset) => wrong(offset + 10)))}]
`;
  return { path: `steps/${String(index).padStart(4, '0')}.yaml`, text };
}

function pageFile(path: string, paragraphs: number, { sentence }: Writer): SourceFile {
  const lines = Array.from({ length: paragraphs }, () => `${sentence(14)} ${sentence(9)} *${sentence(5)}*`);
  const picture = `<Picture name="gravure.svg" alt="${sentence(8)}" />`;
  return {
    path,
    text: [...lines.slice(0, 1), picture, ...lines.slice(1), '<Signature who="A. Q." />', ''].join('\n\n'),
  };
}

function letterFile(writer: Writer): SourceFile {
  const { path, text } = pageFile('letter.mdx', 6, writer);
  return { path, text: `${text}\n<Code />\n\n<QrCode />\n` };
}

/** Six consecutive steps share a place. */
const placeOf = (index: number): number => Math.ceil(index / 6);

const placeText = (index: number, { sentence }: Writer): string => `- slug: lieu-${index}
  name: "${sentence(5)}"
  at: [45.${7000 + (index % 1000)}, 4.${8000 + (index % 1000)}]
  look: "${sentence(16)}"
  facts:
${Array.from({ length: 5 }, () => `    - { says: "${sentence(14)}", source: à vérifier sur place }`).join('\n')}
  access: "${sentence(9)}"
  ifGone: "${sentence(8)}"
  lastChecked: never
`;

function scenarioText(indexes: readonly number[], { sentence }: Writer): string {
  const of = (tenth: number): readonly number[] => indexes.filter((index) => tenthOf(index, tenth));
  const messages = of(MESSAGES_OF_TEN).map(
    (index) =>
      `  - { slug: message_${index}, title: "${sentence(3)}", author: A. Q., date: -8, from: ${nameOf(index)} }`,
  );
  const documents = of(DOCUMENTS_OF_TEN).map(
    (index) => `  - { slug: document_${index}, title: "${sentence(3)}", from: ${nameOf(index)} }`,
  );
  return `city: MILLE
name: Mille
story: 1
reference: MIL/1-A
timeZone: Europe/Brussels
accent: { onPaper: '#5a1a1a', onNight: '#ffd9a0' }
start: ${nameOf(1)}
letter: letter
hours:
  schedule:
    1/4-30/9:
      1-6: 8-20
      7-7: 9.5-18
    1/10-31/3:
      1-7: 9-17
  holidays: sunday
  exceptions: { 1/5: closed }
  reason: "${sentence(12)}"
messages:
${messages.join('\n')}
documents:
${documents.join('\n')}
`;
}

const END = `name: FIN
index: 9999
description: La fin.
tile: credits
reaction: { screen: home }
kind: end
`;

/** The quoted solution in the text of a step file. */
const answerIn = (text: string): string => /^ {2}solution: (?:\[)?("[^"]+")/mu.exec(text)?.[1] ?? '""';

/**
 * A city with the proportions of the real ones; the same seed gives the same city. Its walkthrough has no lists of
 * messages, which would grow with the square of the steps.
 */
export function generatedCity(steps: number, seed: string): ScenarioSource {
  const writer = writerFrom(seed);
  const indexes = Array.from({ length: steps }, (_, position) => position + 1);
  const stepFiles = indexes.map((index) => stepFile(index, steps, writer));
  const pages = (folder: string, name: string, tenth: number, paragraphs: number): SourceFile[] =>
    indexes
      .filter((index) => tenthOf(index, tenth))
      .map((index) => pageFile(`${folder}/${name}_${index}.mdx`, paragraphs, writer));
  const moves = stepFiles.map(
    ({ text }, position) => `  - { at: ${nameOf(position + 1)}, answer: ${answerIn(text)} }`,
  );
  const files: SourceFile[] = [
    { path: 'scenario.yaml', text: scenarioText(indexes, writer) },
    {
      path: 'places.yaml',
      text: [...new Set(indexes.map(placeOf))].map((place) => placeText(place, writer)).join('\n'),
    },
    ...stepFiles,
    { path: 'steps/9999-fin.yaml', text: END },
    ...pages('messages', 'message', MESSAGES_OF_TEN, 9),
    ...pages('documents', 'document', DOCUMENTS_OF_TEN, 4),
    ...pages('pages', 'page', PAGES_OF_TEN, 7),
    letterFile(writer),
    { path: 'walkthroughs/main.yaml', text: `name: main\nends: FIN\nmoves:\n${moves.join('\n')}\n` },
  ];
  return { slug: 'mille', files, media: ['gravure.svg'] };
}
