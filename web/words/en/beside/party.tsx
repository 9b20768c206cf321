import { formatList, ofName, plural, spellNumber } from '../../../../engine/public.ts';
import type { notebook as frenchNotebook, party as french } from '../../fr/beside/party.tsx';
import { repeated } from '../repeated.ts';

const holder = 'the person who holds the letter';
const release = 'Release';
const players = 'Who is playing';

export const party: typeof french = {
  title: 'Play together',
  alone:
    'Up to six telephones follow the same letter: each reads, listens and answers, and sees at once what the others find.',
  guest: (holderName) => `You are playing ${ofName(holderName, 'en')} letter.`,
  severalHands:
    'The papers are shared out: each telephone has its own papers and instruments. When somebody leaves, theirs pass to the others.',
  full: 'Six telephones are in: the game is full.',
  somebody: repeated.somebody,
  players,
  desk: {
    inviteToShare: 'Bring somebody in, or share out the papers',
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
      'That telephone will no longer see this letter, and the earlier invitation will no longer work. What has been found stays.',
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
    waits: (name, seconds) => `${name} has tried: wait ${seconds} s.`,
    ownWait: (seconds) => `Everybody waits ${seconds} s more.`,
    sets: (name, shown) => `${name}: ${shown}`,
    partly: (name, right, of) =>
      `${name} has tried: ${spellNumber(right, 'en', { upTo: 12 })} right out of ${spellNumber(of, 'en', { upTo: 12 })}.`,
    takeHand: 'Take over',
    takeOf: (name) => `Take over from ${name}`,
    writing: (names) => `${formatList(names, 'en')} ${plural(names.length, 'is', 'are', 'en')} writing…`,
  },
  invitation: {
    title: 'Bring somebody in',
    scan: 'To scan, or to type on the page “Join a game”:',
    until: (date) => `Valid until ${date}, once for each telephone.`,
    replaces: (date) => `One invitation is still valid until ${date}. A new one replaces it.`,
    share: 'Share',
    show: 'Show an invitation',
    another: 'Another invitation',
    nameHint: 'The others will see it, and nothing else of you: neither address nor account.',
    severalHands: 'Share out the papers',
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
    corrected: repeated.corrected,
    since: (finds) =>
      formatList(
        finds.map(
          ({ name, steps }) =>
            `${name} found ${plural(steps.length, 'step', 'steps', 'en')} ${formatList(steps.map(String), 'en')}`,
        ),
        'en',
      ),
    sentence: (news) => `${news}.`,
    readNotebook: 'Read the notebook',
    opened: (name, title) => `${name} is reading “${title}”.`,
    readToo: 'Read it too',
    hint: (name) => `${name} has asked for a hint.`,
    readHint: 'Read it',
    report: (name) => `${name} has told the counter that something has disappeared from here.`,
    note: (name) => `${name} has written something in the notebook.`,
    pen: (name) => `${name} is asking for the pen.`,
    passPen: 'Pass it',
    found: (name, title) => `${name} has found: “${title}”.`,
  },
  signs: {
    title: 'Send a signal',
    look: 'Look at this',
    here: 'I’m there',
    wait: 'Wait for me',
    given: (name, sign) => `${name}: “${sign}”`,
    pointing: (name, title) => `${name} is pointing at something on “${title}”.`,
    pointed: 'The others see the place.',
    told: (sign) => `“${sign}”: the others have it before their eyes.`,
    goLook: 'Look',
    how: 'Touch a picture and hold, or press M on a keyboard while it has the focus: the others see where, with your first name, for ten seconds.',
  },
  proposal: {
    own: (holderName) =>
      `You have proposed the other way to ${holderName ?? holder}. Nothing changes without their agreement.`,
    others: (name, holderName) => `${name} proposes the other way to ${holderName ?? holder}.`,
    ownWithout: (holderName) =>
      `You have proposed the other way. ${holderName} is not here: one other person’s agreement is enough.`,
    othersWithout: (name, holderName) =>
      `${name} proposes the other way. ${holderName} is not here: the decision is yours too.`,
    received: (name) => `${name} proposes the other way.`,
    view: 'See',
  },
};

const sentence = (name: string): string => name.charAt(0).toLocaleUpperCase('en') + name.slice(1);

export const notebook: typeof frenchNotebook = {
  title: 'The notebook',
  recap: 'Where the investigation stands',
  nothing: 'Nothing yet: what you find will be written here.',
  open: 'Still to be found.',
  me: 'you',
  phone: 'a telephone',
  step: (number, title) => `Step ${number}: ${title}`,
  moved: 'Passed with the help of the counter.',
  found: (name) => `Found by ${name}.`,
  foundWith: (name, answer) => `${sentence(name)} found it: “${answer}”.`,
  foundAlone: 'Found.',
  foundAloneWith: (answer) => `Found: “${answer}”.`,
  around: (name) => `${sentence(name)} took the other way.`,
  aroundAlone: 'You took the other way.',
  inVain: (count) => (count === 1 ? 'One failed try' : `${count} failed tries`),
  tried: (name, answers) =>
    `${name === null ? '' : `${sentence(name)}: `}${answers.map((answer) => `“${answer}”`).join(', ')}`,
  note: 'A note, for all who play this letter',
  notedBy: (name) => `noted by ${name}`,
  left: (signs) =>
    signs >= 0
      ? `${signs} ${plural(signs, 'character', 'characters', 'en')} left.`
      : `${-signs} ${plural(-signs, 'character', 'characters', 'en')} too many.`,
  tooLong: (signs) => `A note has two hundred characters at most: this one has ${signs}. Please shorten it.`,
  add: 'Note something here',
  change: 'Change the note',
  write: 'Note it',
  copy: 'No network: the notebook as this telephone last read it.',
  failed: (reason) => `The notebook could not be opened. ${reason}`,
  link: 'Read the notebook',
  whoFound: 'Who found what',
  finder: (name, steps) =>
    `${sentence(name)} found ${plural(steps.length, 'step', 'steps', 'en')} ${formatList(steps.map(String), 'en')}.`,
};
