import { stepPage } from '../../engine/unlock/unlock.ts';
import type colours from 'picocolors';
import { indented, plainPage, wrapped } from './plain-page.ts';
import { puzzleWords } from './puzzle-words.ts';
import { walkStatus } from '../../engine/edit/walkthrough/expectations.ts';
import { openHere, type WalkSession } from './session.ts';
import { formatMoment } from './virtual-time.ts';

export type Paint = ReturnType<typeof colours.createColors>;

type Kind = 'messages' | 'documents';

/** The current step: description, tiles, page and puzzle. */
export function showStep(session: WalkSession, paint: Paint): readonly string[] {
  const { view, step } = walkStatus(session);
  const { now, source } = session;
  const { scenario } = session.standing.story;
  if (!view || !step) return [];
  const here = scenario.steps[session.beside ?? step.name];
  const puzzle = openHere(session)?.puzzle ?? null;
  const open = view.beside?.filter(({ solvedAt }) => solvedAt === null) ?? [];
  const page = here ? stepPage(session.standing, here) : null;
  return [
    '',
    paint.bold(`${step.index}. ${step.name}`) +
      paint.dim(
        `  ${[formatMoment(now, scenario.timeZone), ...(view.hours ? [view.hours.label] : [])].join(', ')}`,
      ),
    wrapped(step.description),
    ...(session.beside === null
      ? []
      : [paint.bold(scenario.steps[session.beside]?.beside?.title ?? session.beside)]),
    paint.dim(`Sur le bureau : ${view.tiles.map(({ label }) => label).join(' · ')}`),
    ...(page === null ? [] : ['', plainPage(source, `${page}.mdx`)]),
    ...(puzzle
      ? ['', ...puzzleWords(puzzle)]
      : [
          '',
          view.gathering
            ? 'Ici s’ouvrent plusieurs étapes, dans n’importe quel ordre.'
            : here?.kind === 'secret'
              ? 'La découverte cachée est trouvée.'
              : 'Il n’y a rien à entrer ici.',
        ]),
    ...(open.length > 0
      ? [paint.dim(`Timbres : ${open.map(({ name, title }) => `:timbre ${name} (${title})`).join(' · ')}`)]
      : []),
    ...(view.nextArrival === null
      ? []
      : [
          paint.dim(
            `Le prochain courrier arrive ${formatMoment(Date.parse(view.nextArrival), scenario.timeZone)}.`,
          ),
        ]),
    ...(view.analyser ? [paint.dim(`L’analyseur se consulte encore : ${view.analyser.header}.`)] : []),
    ...(view.final ? finalWords(view.final, paint) : []),
    ...(here?.kind === 'end' ? [paint.green('L’histoire est finie.')] : []),
  ];
}

type Final = NonNullable<NonNullable<ReturnType<typeof walkStatus>['view']>['final']>;

/** Size and text of the final application are typed together here. */
function finalWords(
  { label, header, subheader, least, most, patterns, placeholder }: Final,
  paint: Paint,
): readonly string[] {
  const squares = Object.entries(patterns).map(
    ([size, rows]) => `taille ${size} :\n${rows.map((row) => `    ${row}`).join('\n')}`,
  );
  return [
    '',
    paint.bold(`${label} — ${header}`),
    ...(subheader ? [subheader] : []),
    `Taille de ${least} à ${most}, puis ${placeholder} : répondez « ${most}_TEXTE ».`,
    ...squares.map((square) => `  ${square}`),
  ];
}

/** The full text of each message and document unlocked between two states. */
export function showNews(before: WalkSession, after: WalkSession, paint: Paint): readonly string[] {
  return (['messages', 'documents'] as const).flatMap((kind) => {
    const known = new Set(pagesOf(before, kind).map(({ page }) => page));
    return pagesOf(after, kind).flatMap(({ slug, page, title, author }) =>
      known.has(page) ? [] : showPage(after, { kind, slug, page, title, author }, paint),
    );
  });
}

interface Sheet {
  readonly kind: Kind;
  readonly slug: string;
  readonly page: string;
  readonly title: string;
  readonly author: string | null;
}

export function pagesOf(session: WalkSession, kind: Kind): readonly Sheet[] {
  const { view } = walkStatus(session);
  const sheets = kind === 'messages' ? (view?.messages ?? []) : (view?.documents ?? []);
  return sheets.map((sheet) => ({
    kind,
    slug: sheet.slug,
    page: sheet.page.address.split('/').at(-1) ?? sheet.slug,
    title: sheet.title,
    author: 'author' in sheet ? sheet.author : null,
  }));
}

const NAMES: Readonly<Record<Kind, string>> = { messages: 'Message', documents: 'Document' };

export function showPage(
  { source }: WalkSession,
  { kind, slug, page, title, author }: Sheet,
  paint: Paint,
): readonly string[] {
  const heading = `${NAMES[kind]} « ${title} »${author === null ? '' : `, ${author}`}`;
  return [
    '',
    paint.bold(heading) + paint.dim(`  ${slug}`),
    indented(plainPage(source, `${kind}/${page}.mdx`), '  '),
  ];
}

export function showLetter({ source, standing }: WalkSession, paint: Paint): readonly string[] {
  const { letter, entry } = standing.story.scenario;
  if (letter === null)
    return [
      '',
      entry
        ? `Pas de lettre : « ${entry.phrase[0]} » ouvre cette ville.`
        : 'Pas de lettre : on y entre sans compte.',
    ];
  return ['', paint.bold('La lettre'), indented(plainPage(source, `${letter}.mdx`), '  ')];
}
