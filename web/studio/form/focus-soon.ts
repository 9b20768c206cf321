import type { ValuePath } from '../../../engine/scenario/parse/parse-yaml.ts';
import { fieldKey } from './form-scope.ts';

const MOST_FRAMES = 120;

/** Moves the focus to a field once it is drawn, which may take some frames, and selects its text. */
export function focusSoon(path: ValuePath, frames = MOST_FRAMES): void {
  requestAnimationFrame(() => {
    const field = document.querySelector(`[data-field="${CSS.escape(fieldKey(path))}"]`);
    const control = field?.querySelector<HTMLElement>('input, textarea, select');
    if (!control) return frames > 0 ? focusSoon(path, frames - 1) : undefined;
    control.focus();
    if ('select' in control) (control as HTMLInputElement).select();
  });
}
