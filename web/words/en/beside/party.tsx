import { formatList, ofName, plural } from '../../../../engine/public.ts';
import type { party as french } from '../../fr/beside/party.tsx';
import { common } from '../common.tsx';

const holder = 'the person who holds the letter';
const release = 'Let go of';
const players = 'Who is playing';

export const party: typeof french = {
  title: 'Play together',
  alone:
    'Up to six telephones follow the same letter: each reads, listens and answers, and sees at once what the others find.',
  guest: (holderName) => `You are playing ${ofName(holderName, 'en')} letter.`,
  severalHands:
    'The game is played in several hands: each telephone has its own papers and instruments. When somebody leaves, theirs pass to the others.',
  full: 'Six telephones are in: the game is full.',
  somebody: common.somebody,
  players,
  desk: {
    inviteToShare: 'Bring somebody in, or play in several hands',
    invite: 'Bring somebody in, on their own telephone',
    players: `${players}: `,
    here: ', here. ',
    absent: (absence) => `, ${absence}. `,
    arrived: (name) => `${name} is here.`,
    left: (name) => `${name} is no longer here.`,
  },
  member: {
    me: 'you',
    holder: 'holds the letter',
    pen: 'holds the pen',
    away: 'not here',
    awayFor: (minutes) =>
      minutes < 60 ? `away for ${minutes} min` : `away for ${Math.floor(minutes / 60)} h`,
    inPocket: 'in a pocket',
    here: (names) => `Here: ${formatList(names, 'en')}.`,
    ownRoles: (roles) => `In your hands: ${formatList(roles, 'en')}.`,
    roles: (roles) => `In their hands: ${formatList(roles, 'en')}.`,
    passPen: 'Pass the pen',
    passPenTo: (name) => `Pass the pen to ${name}`,
    release,
    releaseName: (name) => `${release} ${name}`,
    releaseQuestion: (name) => `${release} ${name}?`,
    releaseText:
      'That telephone will no longer see this letter, and the earlier invitation will no longer serve. What has been found stays.',
  },
  pen: {
    what: 'The pen: whoever holds it writes the long texts, while the others read.',
    ask: 'Ask for the pen',
    take: 'Take the pen',
    passTo: (name) => `Pass it to ${name}`,
    mine: 'You hold the pen.',
    held: (name) => `${name} holds the pen.`,
    away: (name) => `${name} holds the pen, but is not here: you may write.`,
    inPocket: (name) => `${name} holds the pen, telephone in a pocket: you may write.`,
    writing: (names) => `${formatList(names, 'en')} ${plural(names.length, 'is', 'are', 'en')} writing…`,
  },
  invitation: {
    title: 'Bring somebody in',
    scan: 'To scan, or to type on the page “Join a game”:',
    until: (date) => `Good until ${date}, once for each telephone.`,
    replaces: (date) => `One invitation is still good until ${date}. A new one replaces it.`,
    share: 'Share',
    show: 'Show an invitation',
    another: 'Another invitation',
    nameHint: 'The others will see it, and nothing else of you: neither address nor account.',
    severalHands: 'In several hands',
    severalHandsNote: (roles) =>
      `Papers and instruments are shared out among the telephones: ${formatList(roles, 'en')}. Otherwise everybody sees everything.`,
  },
  end: {
    open: 'End the game with others',
    question: 'End the game with others?',
    text: 'All the guests leave. Your story goes on from where it is.',
    yes: 'End it',
  },
  leave: {
    open: 'Leave the game',
    question: 'Leave the game?',
    text: 'Nothing of this letter stays on this telephone. To come back, you will need a new invitation.',
    yes: 'Leave',
    no: 'Stay',
  },
  deeds: {
    answer: (name) => `${name} has found it`,
    alternative: (name) => `${name} has taken the other way`,
    opened: (name, title) => `${name} is reading “${title}”.`,
    readToo: 'Read it too',
    hint: (name) => `${name} has asked for a hint.`,
    readHint: 'Read it',
    report: (name) => `${name} has told the counter that something has gone from here.`,
    pen: (name) => `${name} is asking for the pen.`,
    passPen: 'Pass it',
    found: (name, title) => `${name} has found: “${title}”.`,
  },
  proposal: {
    own: (holderName) =>
      `You have proposed the other way to ${holderName ?? holder}. Nothing changes without that agreement.`,
    others: (name, holderName) => `${name} proposes the other way to ${holderName ?? holder}.`,
    ownWithout: (holderName) =>
      `You have proposed the other way. ${holderName} is not here: one other person’s agreement is enough.`,
    othersWithout: (name, holderName) =>
      `${name} proposes the other way. ${holderName} is not here: the decision is yours too.`,
    received: (name) => `${name} proposes the other way.`,
    view: 'See',
  },
};
