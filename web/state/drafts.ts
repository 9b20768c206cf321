import type { Status } from '../../engine/public.ts';
import { deviceStorage } from './storage.ts';

const draftKey = (status: Status): string => `draft.${status.code}.${status.step?.name ?? ''}`;

/** What was typed at this step and not yet accepted. */
export const readDraft = (status: Status): string => deviceStorage.read(draftKey(status)) ?? '';
export const writeDraft = (status: Status, text: string): void => deviceStorage.write(draftKey(status), text);
export const removeDraft = (status: Status): void => deviceStorage.remove(draftKey(status));
