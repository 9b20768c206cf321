/**
 * The sentence that the buyer agrees to and its version, which is sent with the activation and journalled.
 */
export { WAIVER, WAIVER_VERSION } from '../../../engine/public.ts';
