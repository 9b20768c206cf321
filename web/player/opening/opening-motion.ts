import { prefersReducedMotion } from '../../components/motion/use-reduced-motion.ts';
import { HEIGHT, HINGE } from './seal.ts';

/** What moves. Every movement is one of transform or opacity. */
export interface OpeningParts {
  /** The two halves of the envelope: behind the letter and in front of it. */
  readonly back: Element;
  readonly front: Element;
  /** The flap seen from outside, and from inside once it stands up. */
  readonly flap: Element;
  readonly lining: Element;
  /** The paper of the desk: the letter itself. */
  readonly letter: HTMLElement | null;
}

export interface OpeningMotion {
  /** Holds the flap open by a share of its way, 0 to 1. */
  lift(share: number): void;
  /** Opens what is still closed; resolves when the letter lies on the desk. */
  play(): Promise<void>;
  /** Puts everything back in its place. */
  stop(): void;
}

const FLAP_MS = 520;
const LOWER_MS = 380;
const RISE_MS = 900;
/** How long the open envelope stands still where nothing may move. */
const STILL_MS = 500;
/** An animation that the browser has stopped does not keep the desk from its reader. */
const AT_MOST_MS = FLAP_MS + LOWER_MS + RISE_MS + 1000;

/** Width of the letter in that of the envelope. */
const LETTER_WIDTH = 0.9;
/** When the letter is out, and when the envelope begins to fall, in shares of the last movement. */
const OUT = 0.58;
const LEFT_ALONE = 0.42;
const CALM = 'cubic-bezier(0.3, 0, 0.2, 1)';

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const FLAP = [{ transform: 'none' }, { transform: 'scaleY(0)' }, { transform: 'scaleY(0)' }];
const LINING = [{ transform: 'scaleY(0)' }, { transform: 'scaleY(0)' }, { transform: 'none' }];

interface Way {
  /** Where the letter lies in the closed envelope, in the lowered one, and where it is out of it. */
  readonly inside: string;
  readonly lowered: string;
  readonly out: string;
  /** How far the envelope is lowered: its foot leaves the screen, so that a long letter ends nowhere. */
  readonly drop: number;
  /** What of the letter the closed envelope does not hide, in pixels of the desk. */
  readonly cut: number;
}

/** The way of the letter from the envelope to the place of the desk’s paper. */
export function wayOf(envelope: DOMRect, desk: DOMRect, screenHeight: number): Way {
  const scale = Math.min(1, (envelope.width * LETTER_WIDTH) / desk.width);
  const x = envelope.left + envelope.width / 2 - (desk.left + desk.width / 2);
  const mouth = envelope.top + (envelope.height * (HINGE + 5)) / HEIGHT;
  const drop = Math.max(0, screenHeight - envelope.bottom);
  const placed = (top: number): string => `translate(${x}px, ${top - desk.top}px) scale(${scale})`;
  const height = desk.height * scale;
  return {
    inside: placed(mouth),
    lowered: placed(mouth + drop),
    out: placed(Math.max(desk.top, mouth + drop - height)),
    drop,
    cut: Math.max(0, (height - (envelope.bottom - 4 - mouth)) / scale),
  };
}

const STILL: OpeningMotion = { lift: () => undefined, play: () => wait(STILL_MS), stop: () => undefined };

/** The movements of an opening; without motion the envelope stands open for a moment. */
export function openingMotion({ back, front, flap, lining, letter }: OpeningParts): OpeningMotion {
  if (prefersReducedMotion() || !('animate' in flap)) return STILL;
  const running: Animation[] = [];
  const move = (part: Element, keyframes: Keyframe[], duration: number, easing = 'linear'): Animation => {
    const animation = part.animate(keyframes, { duration, easing, fill: 'both' });
    running.push(animation);
    return animation;
  };
  const moveLetter = (keyframes: Keyframe[], duration: number, easing?: string): Animation[] =>
    letter
      ? [
          move(
            letter,
            keyframes.map((frame) => ({ ...frame, opacity: 1 })),
            duration,
            easing,
          ),
        ]
      : [];
  const moveEnvelope = (keyframes: Keyframe[], duration: number, easing?: string): Animation[] =>
    [back, front].map((half) => move(half, keyframes, duration, easing));
  const ended = (animations: readonly Animation[]): Promise<unknown> =>
    Promise.all(animations.map(({ finished }) => finished));

  const way = wayOf(
    front.getBoundingClientRect(),
    (letter ?? front).getBoundingClientRect(),
    window.innerHeight,
  );
  const low = `translateY(${way.drop}px)`;
  letter?.style.setProperty('clip-path', `inset(-2rem -2rem ${way.cut}px)`);
  moveLetter([{ transform: way.inside }, { transform: way.inside }], FLAP_MS);
  const hinges = [move(flap, FLAP, FLAP_MS), move(lining, LINING, FLAP_MS)];
  for (const hinge of hinges) hinge.pause();

  const open = async (): Promise<void> => {
    for (const hinge of hinges) hinge.play();
    await ended(hinges);
    await ended([
      ...moveEnvelope([{ transform: 'none' }, { transform: low }], LOWER_MS, CALM),
      ...moveLetter([{ transform: way.inside }, { transform: way.lowered }], LOWER_MS, CALM),
    ]);
    // Below the screen now.
    letter?.style.removeProperty('clip-path');
    const gone = `translateY(${way.drop + window.innerHeight}px)`;
    await ended([
      ...moveEnvelope(
        [{ transform: low }, { transform: low, offset: LEFT_ALONE, easing: 'ease-in' }, { transform: gone }],
        RISE_MS,
      ),
      ...moveLetter(
        [
          { transform: way.lowered, easing: 'ease-in-out' },
          { transform: way.out, offset: OUT, easing: CALM },
          { transform: 'none' },
        ],
        RISE_MS,
      ),
    ]);
  };
  return {
    lift(share) {
      for (const hinge of hinges) hinge.currentTime = share * FLAP_MS;
    },
    play: () => Promise.race([open(), wait(AT_MOST_MS)]).catch(() => undefined),
    stop() {
      for (const animation of running) animation.cancel();
      letter?.style.removeProperty('clip-path');
    },
  };
}
