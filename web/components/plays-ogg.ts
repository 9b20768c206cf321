/** Whether this device plays the first of the two formats of every recording; the other one is for those that do not. */
export const playsOgg = (audio: Pick<HTMLAudioElement, 'canPlayType'>): boolean => audio.canPlayType('audio/ogg; codecs=opus') !== '';
