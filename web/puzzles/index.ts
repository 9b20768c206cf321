import type { PuzzleSlug } from '../../engine/public.ts';
import { defineWidget, type Widget } from './widget.ts';

/** The places of lit or ordered pictures, from 1. */
const shownPictures = (
  { pictures }: { readonly pictures: readonly { readonly id: string }[] },
  draft: string,
) =>
  draft
    .split('-')
    .map((id) => pictures.findIndex((picture) => picture.id === id) + 1)
    .flatMap((place) => (place > 0 ? `${place}` : []));

const shownSigns = (_puzzle: unknown, draft: string): readonly string[] => [...draft];

/** Each number that somebody has brought; one that is missing leaves its place open. */
const shownNumbers = (_puzzle: unknown, draft: string): readonly string[] =>
  draft.split('-').map((number) => number || '…');

/** Six people may bring six numbers. */
function joinedNumbers(own: string, theirs: string): string {
  const [mine, brought] = [own.split('-'), theirs.split('-')];
  return brought.map((number, index) => mine[index] || number).join('-');
}

/** All widgets by slug; the compiler rejects a missing or superfluous type. Each is a chunk of its own. */
export const widgets = {
  choice: defineWidget({
    slug: 'choice',
    fixed: false,
    load: async () => (await import('./choice/Choice.tsx')).Choice,
  }),
  conversation: defineWidget({
    slug: 'conversation',
    fixed: false,
    load: async () => (await import('./conversation/Conversation.tsx')).Conversation,
  }),
  'default-form': defineWidget({
    slug: 'default-form',
    fixed: false,
    load: async () => (await import('./default-form/DefaultForm.tsx')).DefaultForm,
  }),
  dialogue: defineWidget({
    slug: 'dialogue',
    fixed: false,
    load: async () => (await import('./dialogue/Dialogue.tsx')).Dialogue,
  }),
  'digit-dials': defineWidget({
    slug: 'digit-dials',
    shows: shownSigns,
    fixed: true,
    load: async () => (await import('./digit-dials/DigitDials.tsx')).DigitDials,
  }),
  'last-sms': defineWidget({
    slug: 'last-sms',
    fixed: false,
    load: async () => (await import('./last-sms/LastSms.tsx')).LastSms,
  }),
  'letter-dials': defineWidget({
    slug: 'letter-dials',
    shows: shownSigns,
    fixed: true,
    load: async () => (await import('./letter-dials/LetterDials.tsx')).LetterDials,
  }),
  'number-fields': defineWidget({
    slug: 'number-fields',
    shows: shownNumbers,
    joins: joinedNumbers,
    fixed: false,
    load: async () => (await import('./number-fields/NumberFields.tsx')).NumberFields,
  }),
  'picture-order': defineWidget({
    slug: 'picture-order',
    shows: shownPictures,
    fixed: true,
    load: async () => (await import('./picture-order/PictureOrder.tsx')).PictureOrder,
  }),
  'picture-toggles': defineWidget({
    slug: 'picture-toggles',
    shows: shownPictures,
    fixed: true,
    load: async () => (await import('./picture-toggles/PictureToggles.tsx')).PictureToggles,
  }),
  'text-area': defineWidget({
    slug: 'text-area',
    shows: (_puzzle, draft) => (draft === '' ? [] : [draft]),
    fixed: false,
    hasPen: true,
    load: async () => (await import('./text-area/TextArea.tsx')).TextArea,
  }),
  'text-field': defineWidget({
    slug: 'text-field',
    fixed: false,
    load: async () => (await import('./text-field/TextField.tsx')).TextField,
  }),
  tuner: defineWidget({
    slug: 'tuner',
    fixed: true,
    load: async () => (await import('./tuner/Tuner.tsx')).Tuner,
    parts: ({ mode }) => [mode === 'dials' ? 'FrequencyDials' : 'Tape'],
  }),
} satisfies { [Slug in PuzzleSlug]: Widget<Slug> };
