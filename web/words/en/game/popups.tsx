import { formatList, plural } from '../../../../engine/public.ts';
import type { popups as french } from '../../fr/game/popups.tsx';
import { repeated } from '../repeated.ts';

export const popups: typeof french = {
  alternative: {
    title: 'Take the other way',
    propose: 'Propose the other way',
    offer: 'Is the place closed, or out of reach? Another way leads to the end of the story.',
    proposeShort: 'Propose',
    proposed: (by) => `${by} proposes the other way. You hold the letter: the decision is yours.`,
    agreed: (by, holder) =>
      `${by} proposes the other way. ${holder} is not here: if you agree, the story takes it.`,
    alone: (holder) =>
      `${holder} is not here, nor is anybody else: confirm a second time, and the story takes it.`,
    final: 'This choice is final: you leave this step and will not come back to it.',
    held: (holder) => `${holder} holds the letter: nothing changes without their agreement.`,
    reflection: 'Time to think',
    ready: 'You may confirm.',
  },
  hours: {
    title: repeated.hours,
    impossible: 'The main route cannot be finished today.',
    impossibleBefore: (opening) =>
      `The main route cannot be finished today before opening time, at ${opening}.`,
    notHere: 'The step you are at can be played at any hour.',
    ahead: {
      closed: (hours) => `Further along your route a place is closed: it ${hours}.`,
      closing: (hours) => `Further along your route a place closes soon: it is open ${hours}.`,
    },
  },
  hints: {
    title: repeated.hints,
    received: (count, max) => `Dispatches received: ${count} of ${max}`,
    next: 'Next hint available',
    nextReady: 'Next hint available.',
    in: (time) => `in ${time}`,
    wait: 'Waiting for the next hint',
    reveal: { hint: 'Reveal another hint', solution: 'Reveal the solution' },
    warning: {
      hint: 'A dispatch once opened cannot be closed.',
      solution: 'The last dispatch says all: the answer, and why.',
    },
    allRevealed: 'Solution Available',
    byStamp: 'Each stamp has hints of its own: open the one you are working on.',
    stillToFind:
      'The investigation is over, and so are the dispatches. One counter still takes an answer: that one is to be found without a hint, in everything you have received.',
    nothingToFind: 'There is nothing to find here: the investigation is over.',
  },
  report: {
    summary: 'Has something disappeared from the street?',
    seen: 'What you see',
    send: 'Report it',
    sent: 'Thank you: the counter has been told.',
  },
  unavailable: {
    label: 'What has changed in the street',
    places: (numbers) =>
      `${plural(numbers.length, 'Place', 'Places', 'en')} ${formatList(numbers.map(String), 'en')}`,
    hint: (text) => `A hint: ${text}`,
    solution: (text) => `The solution: ${text}`,
  },
  notReady: {
    help: 'Nothing is broken: hints and hours come with the investigation, which begins when the code of your letter is activated.',
    activate: 'Activate my letter',
  },
};
