import { fold } from '../../answers/fold.ts';
import { countWords } from '../../text/typeset.ts';
import type { PuzzleFault, PuzzlePath } from '../define.ts';
import { labelKey, type DialogueLine, type Reply } from './exchange.ts';

interface PlacedReply {
  readonly reply: Reply;
  readonly path: PuzzlePath;
}

/** Every list of lines, with its place. `isLast`: the exchange ends where it ends. */
interface Block {
  readonly lines: readonly DialogueLine[];
  readonly path: PuzzlePath;
  readonly isLast: boolean;
}

function* blocksOf(block: Block): Generator<Block> {
  yield block;
  for (const [index, { replies = [] }] of block.lines.entries()) {
    const isLast = block.isLast && index === block.lines.length - 1;
    for (const [position, { lines }] of replies.entries())
      if (lines)
        yield* blocksOf({ lines, isLast, path: [...block.path, index, 'replies', position, 'lines'] });
  }
}

const allBlocks = (lines: readonly DialogueLine[]): readonly Block[] => [
  ...blocksOf({ lines, path: ['lines'], isLast: true }),
];

const questionsIn = ({ lines, path }: Block): readonly (readonly PlacedReply[])[] =>
  lines.map(({ replies = [] }, index) =>
    replies.map((reply, position) => ({ reply, path: [...path, index, 'replies', position] })),
  );

/** In the order of the file. */
export const placedReplies = (lines: readonly DialogueLine[]): readonly PlacedReply[] =>
  allBlocks(lines).flatMap((block) => questionsIn(block).flat());

/** The messages of the contact, with their places. */
export const messagesIn = (lines: readonly DialogueLine[]) =>
  allBlocks(lines).flatMap((block) =>
    block.lines.flatMap(({ says }, index) =>
      says === undefined ? [] : [{ text: says, path: [...block.path, index, 'says'] }],
    ),
  );

/** What may have happened when a list of lines has been said. */
interface Outcome {
  /** How many names were given on each way through. */
  readonly through: ReadonlySet<number>;
  /** The same for the ways that ended in a field. */
  readonly ended: ReadonlySet<number>;
  /** The greatest number of questions on any way. */
  readonly depth: number;
}

function outcomeOf(lines: readonly DialogueLine[]): Outcome {
  return lines.reduce<Outcome>(
    ({ through, ended, depth }, { replies, asks }) => {
      if (asks) return { through: new Set(), ended: new Set([...ended, ...through]), depth: depth + 1 };
      if (!replies) return { through, ended, depth };
      const branches = replies.map(({ name, lines: inner = [] }) => ({
        ...outcomeOf(inner),
        own: name === undefined ? 0 : 1,
      }));
      const added = (counts: (branch: (typeof branches)[number]) => ReadonlySet<number>) =>
        [...through].flatMap((before) =>
          branches.flatMap((branch) => [...counts(branch)].map((count) => before + branch.own + count)),
        );
      return {
        through: new Set(added((branch) => branch.through)),
        ended: new Set([...ended, ...added((branch) => branch.ended)]),
        depth: depth + 1 + Math.max(...branches.map((branch) => branch.depth)),
      };
    },
    { through: new Set([0]), ended: new Set(), depth: 0 },
  );
}

/** Nobody reads what follows the last answer, nor what follows a field. */
function unreadLines(block: Block): PuzzleFault[] {
  const end = block.lines.findIndex(
    (_, index) => outcomeOf(block.lines.slice(0, index + 1)).through.size === 0,
  );
  const last = block.lines.length - 1;
  if (end !== -1 && end < last)
    return [
      {
        code: 'line-unread',
        path: [...block.path, end + 1],
        message: 'Personne n’arrive à cette réplique : l’échange finit toujours avant, dans un champ.',
        wayOut: 'Mettez-la avant le champ, ou donnez à une réponse une suite qui revient jusqu’ici.',
      },
    ];
  if (!block.isLast || block.lines[last]?.says === undefined) return [];
  return [
    {
      code: 'line-unread',
      path: [...block.path, last],
      message: 'L’échange finit sur ces mots, que personne n’aurait le temps de lire.',
      wayOut:
        'Ajoutez après eux une réponse au choix (une seule suffit) ou un champ ; ou dites-les dans le message de l’étape suivante.',
    },
  ];
}

/** A solution without a letter or a digit cannot be typed. */
const unreadableSolutions = ({ lines, path }: Block): PuzzleFault[] =>
  lines.flatMap(({ asks }, index) =>
    (asks?.solution ?? []).flatMap((solution, position): PuzzleFault[] => {
      if (fold(solution) !== '') return [];
      const message = `La solution « ${solution} » ne se saisit pas : elle n’a ni lettre ni chiffre.`;
      const at = [...path, index, 'asks', 'solution', position];
      return [
        {
          code: 'solution-unreadable',
          path: at,
          unsolvable: true,
          message,
          wayOut: 'Écrivez le mot attendu.',
        },
      ];
    }),
  );

function sameLabels(replies: readonly PlacedReply[]): PuzzleFault[] {
  const labels = replies.map(({ reply }) => labelKey(reply.label));
  return replies.flatMap(({ reply, path }, index): PuzzleFault[] => {
    if (labels.indexOf(labels[index] ?? '') === index) return [];
    const message = `Deux réponses au même moment disent « ${reply.label} ».`;
    return [
      {
        code: 'option-twice',
        path: [...path, 'label'],
        message,
        wayOut: 'Donnez à chacune ses mots : le joueur ne lit rien d’autre.',
      },
    ];
  });
}

function sameNames(replies: readonly PlacedReply[]): PuzzleFault[] {
  const names = replies.map(({ reply }) => reply.name);
  return replies.flatMap(({ reply: { name }, path }, index): PuzzleFault[] => {
    if (name === undefined || names.indexOf(name) === index) return [];
    const message = `Deux réponses s’appellent « ${name} ».`;
    return [
      {
        code: 'option-twice',
        path: [...path, 'name'],
        message,
        wayOut: 'Donnez à chacune son nom : les conditions (if) la citent.',
      },
    ];
  });
}

/** A name for some ways only, or several names on one way, would leave the decision open. */
function unevenNames(lines: readonly DialogueLine[]): PuzzleFault[] {
  const { through, ended } = outcomeOf(lines);
  const counts = new Set([...through, ...ended]);
  if (counts.size === 1 && (counts.has(0) || counts.has(1))) return [];
  const several = [...counts].some((count) => count > 1);
  return [
    {
      code: 'names-uneven',
      path: ['lines'],
      onKey: true,
      message: several
        ? 'Un même échange passe par deux réponses qui ont un nom : le jeu n’en retient qu’un.'
        : 'Certains échanges passent par une réponse qui a un nom, d’autres par aucune.',
      wayOut:
        'Donnez un nom à chacune des réponses d’un même choix, là où tout se décide, et retirez les autres.',
    },
  ];
}

const MOST_QUESTIONS = 8;
const MOST_WORDS = 800;

function tooLong(lines: readonly DialogueLine[]): PuzzleFault[] {
  const { depth } = outcomeOf(lines);
  const words = messagesIn(lines).reduce((sum, { text }) => sum + countWords(text), 0);
  const fault = { code: 'dialogue-too-long', path: ['lines'], onKey: true } as const;
  const wayOut = 'Coupez l’échange en deux étapes, ou faites revenir les réponses à une suite commune.';
  return [
    ...(depth > MOST_QUESTIONS
      ? [
          {
            ...fault,
            message: `Le joueur répondrait jusqu’à ${depth} fois de suite ; ici, ${MOST_QUESTIONS} au plus.`,
            wayOut,
          },
        ]
      : []),
    ...(words > MOST_WORDS
      ? [{ ...fault, message: `Le contact dit ${words} mots en tout ; ici, ${MOST_WORDS} au plus.`, wayOut }]
      : []),
  ];
}

/** The faults of a dialogue that its JSON Schema cannot detect. */
export function exchangeFaults(lines: readonly DialogueLine[]): readonly PuzzleFault[] {
  const blocks = allBlocks(lines);
  return [
    ...blocks.flatMap(unreadLines),
    ...blocks.flatMap(unreadableSolutions),
    ...blocks.flatMap(questionsIn).flatMap(sameLabels),
    ...sameNames(blocks.flatMap((block) => questionsIn(block).flat())),
    ...unevenNames(lines),
    ...tooLong(lines),
  ];
}
