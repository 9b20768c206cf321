import type { ValuePath } from '../../../engine/scenario/parse/parse-yaml.ts';
import { fieldKey } from './form-scope.ts';

/** Moves the focus to a field once it is drawn, and selects its text. */
export function focusSoon(path: ValuePath): void {
  requestAnimationFrame(() => {
    const field = document.querySelector(`[data-field="${CSS.escape(fieldKey(path))}"]`);
    const control = field?.querySelector<HTMLElement>('input, textarea, select');
    control?.focus();
    if (control && 'select' in control) (control as HTMLInputElement).select();
  });
}
