import type { TutorialStep } from '../../state/client-state.ts';

interface TutorialText {
  readonly title: string;
  readonly text: string;
  /** Value of `data-tutorial` on the highlighted element. */
  readonly target: string;
}

export const tutorialTexts: Readonly<Record<TutorialStep, TutorialText>> = {
  1: {
    title: 'L’application',
    text: 'Le grand timbre ouvre ce que l’étape demande : un code, un lieu, une fréquence. Il change à mesure que vous avancez.',
    target: 'application',
  },
  2: {
    title: 'La barre',
    text: 'Toujours sous le pouce : le bureau, pour revenir ici ; les indices, si vous êtes bloqué ; les horaires des lieux, à regarder avant de marcher.',
    target: 'navbar',
  },
  3: {
    title: 'Votre compte',
    text: 'Là sont votre adresse, les textes légaux et la sortie. Ce tutoriel s’y relance quand vous voulez.',
    target: 'account',
  },
  4: {
    title: 'À vous',
    text: 'Commencez par lire vos documents. En route, regardez où vous marchez : il n’y a ni mur à sauter ni porte à forcer.',
    target: 'documents',
  },
};
