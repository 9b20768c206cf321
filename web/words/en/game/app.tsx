import { formatMoment, spellNumber } from '../../../../engine/public.ts';
import type { app as french } from '../../fr/game/app.tsx';

const spell = (count: number): string => spellNumber(count, 'en', { upTo: 8 });

export const app: typeof french = {
  otherLetter: {
    offer: (code) => `${code} opens another investigation.`,
    longOffer: (code) => `“${code}” opens another investigation.`,
    begin: 'Begin that investigation',
  },
  closed: {
    opens: (moment) => `The puzzle opens ${formatMoment(moment, 'en')}.`,
    text: 'Until then no answer is taken, and none counts. Hints can be asked for at any hour.',
  },
  correct: {
    title: 'Right Code',
    office: 'POSTE RESTANTE',
    text: 'The step is passed. What follows is waiting on the Desk.',
  },
  gathering: {
    needs: (needs, parts) =>
      needs === parts
        ? 'All of them are needed, in whatever order you like.'
        : `It takes ${spell(needs)} out of ${spell(parts)}, in whatever order you like.`,
    count: (found, needs) => `${found} of ${needs}`,
    found: 'found',
  },
  credits: {
    thanks: 'Thank you for opening it.',
    completeStamp: 'Packet complete',
    complete: 'You have found everything. This letter has nothing left to hide.',
    scenes: 'Not everything is open. Left on the Desk:',
    lastWord: (from) => (from ? `A word from ${from}` : 'A word from whoever gave you this letter'),
    report: 'Control has handed in its report on you.',
    readReport: 'Read the report',
    contact: (address) => <>A remark, a mistake, a stone that has moved? Write to us: {address}</>,
    thanksStamp: 'With our thanks',
    news: 'Any news?',
  },
  anotherCity: {
    title: 'Another city, another letter',
    offer: (code, price, instead) => (
      <>
        Other agents no longer answer. With the code {code}, the next letter costs {price}
        {instead && <> instead of {instead}</>}.
      </>
    ),
    receive: 'Receive another letter',
  },
  final: {
    square: 'Square of arrows',
    row: (row, arrows) => `Line ${row}: ${arrows.join(', ')}`,
    arrows: { '↑': 'up', '→': 'right', '↓': 'down', '←': 'left' },
    squareSize: 'Size of the square',
    size: 'Size',
    smaller: 'Smaller',
    larger: 'Larger',
    loading: 'Loading',
    choose: 'Choose a size.',
    settled: 'The square has settled.',
    unsettled: 'At that size, nothing settles.',
  },
  trial: {
    title: 'The next one bears a name.',
    order: 'Order',
    price: (price) => <>Price: {price}</>,
    stamp: 'Delivered',
    again: 'Begin this letter again',
    toSite: 'Back to the site',
  },
  sheet: {
    title: 'Your sheet of stamps',
    of: (city) => `${city} R.P.`,
    count: (cancelled) =>
      cancelled === 0
        ? 'No stamp cancelled'
        : cancelled === 1
          ? 'One stamp cancelled'
          : `${cancelled} stamps cancelled`,
    countOf: (count, stuck) => `${count}, out of ${stuck}`,
    cancelled: (date) => `cancelled on ${date}`,
    open: 'not yet cancelled',
    torn: 'torn: the solution was asked for here',
    tornNote: 'A torn stamp belongs to a step whose solution you asked for.',
    show: 'See your sheet of stamps',
  },
};
