/** Whether this device plays Ogg, the first of the two formats of every recording. */
export const playsOgg = (audio: Pick<HTMLAudioElement, 'canPlayType'>): boolean =>
  audio.canPlayType('audio/ogg; codecs=opus') !== '';
