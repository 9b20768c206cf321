import type { Status } from '../../../engine/public.ts';
import { deviceStorage } from './storage.ts';

/**
 * Holds a value in the page's memory until it is read once: a form left for another page finds its text
 * again. Nothing is written to the device.
 */
export function oneTimeValue<Value>() {
  let stored: Value | null = null;
  return {
    set: (value: Value): void => {
      stored = value;
    },
    take: (): Value | null => {
      const value = stored;
      stored = null;
      return value;
    },
  };
}

/** An application beside the step's own instrument has its own draft. */
type App = 'final';

/** Storage key of a step's draft: of the current one, or of one beside the route. */
export const draftName = (status: Status, app?: App, step = status.step?.name ?? ''): string =>
  ['draft', status.code, step, ...(app ? [app] : [])].join('.');

/** Text typed at this step and not accepted yet. */
export const draftOf = (name: string): string => deviceStorage.read(name) ?? '';
export const readAnswerDraft = (status: Status, app?: App): string => draftOf(draftName(status, app));
export const writeDraft = (status: Status, text: string, app?: App, step?: string): void =>
  void deviceStorage.write(draftName(status, app, step), text);
export const removeDraft = (status: Status, app?: App, step?: string): void =>
  deviceStorage.remove(draftName(status, app, step));
