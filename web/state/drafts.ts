import type { Status } from '../../engine/public.ts';
import { deviceStorage } from './storage.ts';

/** An application beside the step's own instrument keeps its draft apart from it. */
type App = 'final';

const draftKey = (status: Status, app?: App): string => ['draft', status.code, status.step?.name ?? '', ...(app ? [app] : [])].join('.');

/** What was typed at this step and not yet accepted. */
export const readDraft = (status: Status, app?: App): string => deviceStorage.read(draftKey(status, app)) ?? '';
export const writeDraft = (status: Status, text: string, app?: App): void => void deviceStorage.write(draftKey(status, app), text);
export const removeDraft = (status: Status, app?: App): void => deviceStorage.remove(draftKey(status, app));
