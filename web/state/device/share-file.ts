import { saveFile } from './save-file.ts';

/**
 * Hands a file that was made on this device to another application, as the telephone offers it; saves it where
 * nothing can be shared. `left`: the player changed their mind.
 */
export async function shareFile(name: string, content: Blob): Promise<'shared' | 'saved' | 'left'> {
  const files = [new File([content], name, { type: content.type })];
  if (typeof navigator.canShare === 'function' && navigator.canShare({ files })) {
    try {
      await navigator.share({ files });
      return 'shared';
    } catch (failure) {
      if (failure instanceof DOMException && failure.name === 'AbortError') return 'left';
    }
  }
  saveFile(name, content);
  return 'saved';
}
