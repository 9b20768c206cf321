import { fold } from '../../answers/fold.ts';
import { puzzleTypeOf } from '../../puzzles/index.ts';
import { once } from '../../text/memoise.ts';
import type { Located } from '../draft.ts';
import { type Variant, variantsOf } from '../page-variants.ts';
import type { ReadPage } from '../parse/read-page.ts';
import { stepCasesOf } from '../cases.ts';
import type { LinkContext } from './context.ts';

/** A conversation with a button has no field: the player cannot send what a reply answers. */
function checkReplies(
  { report }: LinkContext,
  { file, value: { puzzle, replies = [] } }: Located<'step'>,
): void {
  if (!puzzle || replies.length === 0 || !puzzleTypeOf(puzzle).buttonCode?.(puzzle)) return;
  const message =
    'Cet échange finit par un bouton : personne ne peut écrire ce à quoi ces phrases répondent.';
  report(
    'replies-unseen',
    file.keyAt(['replies']),
    message,
    'Retirez replies et la colonne almost ; ce que dit « Non » s’écrit dans refusals.',
  );
}

function checkEmptyHints({ report }: LinkContext, { file, value }: Located<'step'>): void {
  stepCasesOf(value).hints.forEach((texts, index) => {
    for (const { value: text, path } of texts)
      if (!/\p{L}{2}|\p{N}/u.test(text))
        report(
          'empty-hint',
          file.valueAt(path),
          `L’indice ${index + 1} ne dit rien.`,
          'Dites où regarder, ou comment comprendre.',
        );
  });
}

/** Whether a map or a page prints a name: a place may be there for its name alone. */
function printedNames({ draft }: LinkContext): (name: string) => boolean {
  const onMaps = draft.maps.flatMap(({ value: { landmarks, districts = [] } }) => [
    ...landmarks.map((landmark) => fold(landmark.name)),
    ...districts.map(({ text }) => fold(text)),
  ]);
  const pages = once(() =>
    fold(draft.source.files.flatMap(({ path, text }) => (path.endsWith('.mdx') ? text : [])).join('\n')),
  );
  return (name) => onMaps.some((printed) => fold(name).includes(printed)) || pages().includes(fold(name));
}

function checkPlaces(context: LinkContext): void {
  const { draft, report } = context;
  if (draft.damaged.has('step')) return;
  const isPrinted = printedNames(context);
  const viewpoints = draft.places.flatMap(({ value }) => value.flatMap(({ seenFrom }) => seenFrom ?? []));
  const named = new Set([...draft.steps.flatMap(({ value }) => value.places ?? []), ...viewpoints]);
  for (const { file, value } of draft.places) {
    value.forEach(({ slug, name }, index) => {
      if (named.has(slug) || isPrinted(name)) return;
      const wayOut =
        'Nommez-le dans le champ places d’une étape, ou retirez-le : il s’imprime dans la feuille de repérage.';
      report('unused-place', file.valueAt([index, 'slug']), `Aucune étape ne passe par « ${name} ».`, wayOut);
    });
  }
}

function checkDates({ draft, report }: LinkContext): void {
  draft.scenario?.value.messages.forEach(({ date }, index) => {
    if (typeof date !== 'number' || date <= 0) return;
    const at = draft.scenario?.file.valueAt(['messages', index, 'date']);
    const message = `Ce message porterait une date à venir : ${date} jour(s) après le départ de la lettre.`;
    if (at)
      report(
        'date-to-come',
        at,
        message,
        'Choisissez le jour où il arrive (received), ou un nombre de jours avant le départ : -5.',
      );
  });
}

/** The lines of a call that the readers of a variant hear. */
const linesIn = ({ tags }: ReadPage, variant: Variant): number =>
  tags.filter(({ name, passage }) => name === 'Line' && (passage === undefined || variant[passage])).length;

function checkSegments({ draft, report }: LinkContext): void {
  draft.scenario?.value.documents.forEach(({ slug, infos }, index) => {
    const segments = infos?.segments;
    const page = draft.pages.find(({ kind, slug: name }) => kind === 'documents' && name === slug);
    if (!segments || !page) return;
    const counts = variantsOf(page.passages.map(({ condition }) => condition)).map((variant) =>
      linesIn(page, variant),
    );
    const lines = counts.find((count) => count !== segments.length);
    if (lines === undefined) return;
    const at = draft.scenario?.file.keyAt(['documents', index, 'infos', 'segments']);
    const message = `Il y a ${segments.length} durée(s) pour ${lines} prise(s) de parole <Line>.`;
    if (at)
      report(
        'segments-differ',
        at,
        message,
        `Écrivez une durée pour chaque <Line> de documents/${slug}.mdx.`,
      );
  });
}

/** Reports what nobody will read or hear as it was meant: replies, hints, places, dates, durations. */
export function checkUnseenWords(context: LinkContext): void {
  for (const step of context.draft.steps) {
    checkReplies(context, step);
    checkEmptyHints(context, step);
  }
  checkPlaces(context);
  checkDates(context);
  checkSegments(context);
}
