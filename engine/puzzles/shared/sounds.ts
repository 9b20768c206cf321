/** The two forms of a sound, of which a telephone plays one. */
export type SoundAddresses = { readonly ogg: string; readonly mp3: string };
