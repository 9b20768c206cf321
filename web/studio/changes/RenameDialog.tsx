import type { DeskCity } from '../../../engine/graph/desk.ts';
import type { NamedKind } from '../../../engine/story/former-names.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import { type ChangeForm, changeForms } from './change-forms.ts';
import { changePlace } from './change-place.ts';

export interface NamedToRename {
  readonly what: NamedKind;
  readonly from: string;
}

interface RenameDialogProps {
  readonly city: DeskCity;
  readonly thing: NamedToRename;
  readonly seen: Readonly<Record<string, string>>;
  /** Gets French sentences about what was done. */
  readonly onDone: (told: readonly string[]) => void;
  readonly onClose: () => void;
}

/** The form that renames one thing, which is known already. */
function renameFormOf(what: NamedKind): ChangeForm | undefined {
  const form = changeForms.find(({ id }) => id === `rename-${what}`);
  return form && { ...form, fields: (place) => form.fields(place).filter(({ name }) => name !== 'from') };
}

/** Renames a step, message, document or place from the form of its own file. */
export function RenameDialog({ city, thing: { what, from }, seen, onDone, onClose }: RenameDialogProps) {
  const form = renameFormOf(what);
  if (!form) return null;
  return (
    <ChangeDialog
      city={city}
      form={form}
      place={changePlace(city, what === 'step' ? from : '', {})}
      about={from}
      known={{ from }}
      seen={seen}
      onWritten={({ told }) => onDone([form.done, ...told])}
      onClose={onClose}
    />
  );
}
