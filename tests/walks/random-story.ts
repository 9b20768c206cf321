import type { Condition } from '../../engine/types/condition.generated.ts';
import type { ScenarioFile } from '../../engine/types/scenario.generated.ts';
import type { StepFile } from '../../engine/types/step.generated.ts';
import { type Chance, chanceOf } from './chance.ts';

/** The files of a small city, as data. Every name in it is one word that stands nowhere else. */
export interface StoryFiles {
  readonly slug: string;
  readonly scenario: ScenarioFile;
  readonly steps: readonly StepFile[];
  /** Texts of pages by path. */
  readonly pages: ReadonlyMap<string, string>;
}

const MOST_STEPS = 9;

/** What has been written so far. */
interface Draft {
  readonly chance: Chance;
  readonly steps: StepFile[];
  readonly pages: Map<string, string>;
  /** Conditions that some player meets by then. */
  readonly facts: Condition[];
}

/** A small story of 3 to 9 steps, with each construct by chance. The same seed makes the same story. */
export function randomStory(seed: string): StoryFiles {
  const chance = chanceOf(seed);
  const draft: Draft = {
    chance,
    steps: [],
    pages: new Map([['letter.mdx', '# Lettre\n\n<Code/>\n\n<QrCode/>\n']]),
    facts: [],
  };
  const spine = writeRoute(draft);
  writeAsides(draft, spine);
  const messages = spine.flatMap(({ name }) => (chance.happens(0.6) ? [writeMessage(draft, name)] : []));
  const slug = seed.toLowerCase().replaceAll(/[^a-z0-9]/gu, '');
  const scenario = {
    ...CITY,
    city: slug.toUpperCase(),
    start: spine[0]?.name ?? '',
    messages,
    documents: writeDocuments(draft, spine),
  };
  return { slug, scenario, steps: draft.steps, pages: draft.pages };
}

const CITY: Omit<ScenarioFile, 'city' | 'start' | 'messages' | 'documents'> = {
  name: 'Ville',
  story: 1,
  reference: 'VIL/1-A',
  timeZone: 'Europe/Paris',
  accent: { onPaper: '#5a1a1a', onNight: '#ffd9a0' },
  hours: {
    schedule: { '1/4-30/9': { '1-6': '8-20', '7-7': '9.5-18' }, '1/10-31/3': { '1-7': '9-17' } },
    holidays: 'sunday',
    exceptions: { '1/5': 'closed' },
    reason: 'La jetée ferme la nuit.',
  },
  letter: 'letter',
};

/** The steps from the start to the end, with those beside them and around them. */
function writeRoute(draft: Draft): readonly StepFile[] {
  const { chance } = draft;
  const spine: StepFile[] = [];
  const most = chance.between(3, MOST_STEPS);
  /** Steps that lead to the next one of the route, once it has a name. */
  let waiting: StepFile[] = [];
  const follow = (step: StepFile): void => {
    for (const before of waiting) aim(before, step.name);
    waiting = [];
    spine.push(step);
  };
  while (spine.length === 0 || draft.steps.length < most - 1) {
    const step = chance.happens(0.3) ? choice(draft) : chance.happens(0.3) ? gathering(draft) : puzzle(draft);
    follow(step);
    waiting = [step, ...detours(draft, step)];
    learn(draft, step);
  }
  const end = add(draft, {
    kind: 'end',
    ...SHOWN,
    tile: 'credits',
    ...(chance.happens(0.4) && { ...question(draft), hints: undefined }),
  });
  follow(end);
  if (end.puzzle) {
    const secret = add(draft, { kind: 'secret', ...SHOWN, tile: 'credits' });
    aim(end, secret.name);
    spine.push(secret);
  }
  return spine;
}

/** The last case of a list, or the one next step. */
function aim(step: StepFile, next: string): void {
  if (Array.isArray(step.next)) step.next.push({ to: next });
  else step.next = next;
}

const SHOWN = { tile: 'code', reaction: { screen: 'home' } } as const;

function add({ steps }: Draft, fields: Partial<StepFile>): StepFile {
  const index = steps.length + 1;
  const step: StepFile = {
    name: `STEP${index}`,
    index,
    description: `Il y a quelque chose au numéro ${index}.`,
    ...fields,
  };
  steps.push(step);
  return step;
}

const puzzle = (draft: Draft, fields: Partial<StepFile> = {}): StepFile =>
  add(draft, { ...SHOWN, ...question(draft), ...fields });

const WORDS = [
  'lanterne',
  'grelot',
  'anémone',
  'écluse',
  'girouette',
  'passerelle',
  'carillon',
  'bergamote',
  'hirondelle',
] as const;

/** A puzzle with its hints and its author's reply. */
function question({ chance, steps, facts }: Draft): Partial<StepFile> {
  const number = String(11 + steps.length);
  const word = WORDS[steps.length % WORDS.length] ?? '';
  const say = (text: string) => whenFact(chance, facts, text, 'say');
  const hints = [say('Regardez plus haut.'), 'Il est peint en blanc.'];
  const replied = chance.any(facts);
  const reply = { say: 'Presque.', ...(replied && chance.happens(0.4) && { if: replied }) };
  if (chance.happens(0.4)) {
    return {
      puzzle: { type: 'text-field', header: 'Le mot', placeholder: 'Le mot', solution: [word] },
      hints: [...hints, `On y lit « ${word} ».`] as StepFile['hints'],
      replies: [{ to: ALMOST, ...reply }],
      examples: { accept: typings(word), almost: ALMOST, refuse: REFUSED },
    };
  }
  return {
    puzzle: {
      type: 'digit-dials',
      header: 'Le nombre',
      display: 'digits',
      solution: chance.happens(0.3) ? [number, `6${number[1]}`] : number,
    },
    hints: [...hints, `On y lit ${number}.`] as StepFile['hints'],
    replies: [{ to: ['98'], ...reply }],
    examples: { accept: [number], almost: ['98'], refuse: ['00'] },
  };
}

/** As several people type a word. */
const typings = (word: string): string[] => [
  word,
  word.toUpperCase(),
  ` ${word} `,
  `« ${word} »`,
  `${word}.`,
  `${word} !`,
  `la ${word}`,
  `${word[0]?.toUpperCase()}${word.slice(1)}`,
];

const ALMOST: [string, ...string[]] = ['parapluie', 'parasol', 'ombrelle'];
const REFUSED = ['fenêtre', 'tambour', 'violon', 'soupière', 'charrette', 'boussole', 'pélican', 'tabouret'];

/** The text, or another one for players with some fact. */
function whenFact<Field extends string>(
  chance: Chance,
  facts: readonly Condition[],
  text: string,
  field: Field,
) {
  const met = chance.any(facts);
  if (!met || !chance.happens(0.3)) return text;
  return [{ if: met, [field]: `${text} Encore.` }, { [field]: text }];
}

function choice(draft: Draft): StepFile {
  const { chance } = draft;
  const number = draft.steps.length + 1;
  const names = ['a', 'b', 'c'].slice(0, chance.between(2, 3)).map((letter) => `pick${number}${letter}`);
  const options = names.map((name) => ({ name, label: `Prendre ${name}` }));
  return add(draft, { ...SHOWN, puzzle: { type: 'choice', header: 'À vous', options } });
}

function gathering(draft: Draft): StepFile {
  const { chance } = draft;
  const gathers = add(draft, { kind: 'gathering', ...SHOWN });
  const parts = Array.from({ length: chance.between(2, 3) }, () =>
    add(draft, { kind: 'part', title: 'Une enseigne', ...question(draft), ...hours(chance) }),
  );
  gathers.gather = parts.map(({ name }) => name) as StepFile['gather'];
  if (chance.happens(0.6)) gathers.needs = chance.between(1, parts.length);
  return gathers;
}

/**
 * Ways round a step: the other route, an option's own step, a next step for some players. Returns those that
 * lead back.
 */
function detours(draft: Draft, step: StepFile): readonly StepFile[] {
  const { chance, facts, steps } = draft;
  if (step.puzzle?.type === 'choice') {
    if (!chance.happens(0.5)) return [];
    const branch = puzzle(draft);
    const last = step.puzzle.options.at(-1);
    if (last) last.next = branch.name;
    return [branch];
  }
  if (step.kind === 'gathering') return [];
  Object.assign(step, hours(chance));
  if (chance.happens(0.35)) {
    const around = puzzle(draft);
    step.alternative = around.name;
    return [around];
  }
  const met = chance.any(facts.filter((fact) => leads(steps, fact)));
  if (!met || !chance.happens(0.4)) return [];
  const branch = puzzle(draft);
  step.next = [{ if: met, to: branch.name }];
  return [branch];
}

/** Only what happens on the route changes the route. */
function leads(steps: readonly StepFile[], fact: Condition): boolean {
  const text = JSON.stringify(fact);
  return (
    !text.includes('asked') &&
    !steps.some(({ kind, name }) => (kind === 'part' || kind === 'aside') && text.includes(`"${name}"`))
  );
}

const hours = (chance: Chance): Partial<StepFile> =>
  chance.happens(0.2) ? { opens: { between: chance.pick(['18-22', '22-2', '9.5-17', '1-4']) } } : {};

/** What a player may have done once this step is behind. */
function learn({ facts, steps }: Draft, { name, puzzle: asked, alternative, gather = [] }: StepFile): void {
  if (asked?.type === 'choice')
    facts.push(...asked.options.map((option): Condition => ({ chose: { [name]: option.name } })));
  else if (asked) facts.push({ asked: name }, { not: { asked: name } });
  if (alternative !== undefined) facts.push({ took: name }, { solved: name });
  facts.push(...gather.map((part): Condition => ({ solved: part })));
  const [first, second] = [facts[0], facts.at(-1)];
  if (first && second && first !== second && steps.length > 4)
    facts.push({ any: [first, second] }, { all: [first, { not: second }] });
}

/** Steps beside the route, open for a while. */
function writeAsides(draft: Draft, spine: readonly StepFile[]): void {
  const { chance } = draft;
  for (let left = chance.between(0, 2); left > 0 && draft.steps.length < MOST_STEPS; left -= 1) {
    const ahead = spine.filter(({ kind }) => kind !== 'end' && kind !== 'secret');
    const from = chance.between(0, ahead.length - 1);
    const until = chance.happens(0.5) ? ahead[chance.between(from, ahead.length - 1)] : undefined;
    const aside = add(draft, {
      kind: 'aside',
      title: 'À côté',
      from: ahead[from]?.name ?? '',
      ...(until && { until: until.name }),
      ...question(draft),
      ...hours(chance),
    });
    draft.facts.push({ solved: aside.name });
  }
}

const PAGE = (chance: Chance, facts: readonly Condition[]): string => {
  const chose = chance.any(facts.filter((fact) => fact.chose));
  const [step, option] = Object.entries(chose?.chose ?? {})[0] ?? [];
  if (step === undefined || !chance.happens(0.4)) return 'Un mot de Berthe.\n';
  return `Un mot de Berthe.\n\n<If chose="${step}" is="${option}">\n\nPour vous seul.\n\n</If>\n`;
};

function writeMessage(
  { chance, facts, pages, steps }: Draft,
  step: string,
): ScenarioFile['messages'][number] {
  const slug = `mot${step.slice(4)}`;
  const met = chance.any(facts);
  const isPassed = chance.happens(0.3) && steps.find(({ name }) => name === step)?.next !== undefined;
  pages.set(`messages/${slug}.mdx`, PAGE(chance, facts));
  return {
    slug,
    title: 'Un mot',
    author: 'Berthe Mallet',
    date: 'received',
    ...(isPassed ? { after: step } : { from: step }),
    ...(met && chance.happens(0.4) && { if: met }),
    ...(chance.happens(0.4) && {
      arrives: chance.pick([{ after: '20 min' }, { after: '3 h' }, { nextDay: '8:45' }, { nextDay: '2:30' }]),
    }),
  };
}

function writeDocuments(
  { chance, facts, pages }: Draft,
  spine: readonly StepFile[],
): ScenarioFile['documents'] {
  pages.set('documents/ordre.mdx', '# Ordre de mission\n\n<Ref/>\n\nAllez.\n');
  const met = chance.any(facts);
  const from = chance.any(spine.slice(1))?.name ?? '';
  if (!chance.happens(0.5)) return [ORDER];
  pages.set('documents/carnet.mdx', '# Carnet\n\nFermé.\n');
  pages.set('documents/ouvert.mdx', '# Carnet\n\nOuvert.\n');
  return [
    ORDER,
    { slug: 'carnet', title: 'Carnet', versions: [{ page: 'ouvert', from, ...(met && { if: met }) }] },
  ];
}

const ORDER = {
  slug: 'ordre',
  title: 'Ordre de mission',
  infos: { recipient: 'La recrue', date: 0, reference: 'VIL/1-A' },
};
