import type { PuzzleSlug } from '../../engine/public.ts';
import { defineWidget, type Widget } from './widget.ts';

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
    fixed: true,
    load: async () => (await import('./letter-dials/LetterDials.tsx')).LetterDials,
  }),
  'number-fields': defineWidget({
    slug: 'number-fields',
    fixed: false,
    load: async () => (await import('./number-fields/NumberFields.tsx')).NumberFields,
  }),
  'picture-order': defineWidget({
    slug: 'picture-order',
    fixed: true,
    load: async () => (await import('./picture-order/PictureOrder.tsx')).PictureOrder,
  }),
  'picture-toggles': defineWidget({
    slug: 'picture-toggles',
    fixed: true,
    load: async () => (await import('./picture-toggles/PictureToggles.tsx')).PictureToggles,
  }),
  'text-area': defineWidget({
    slug: 'text-area',
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
