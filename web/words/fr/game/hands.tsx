import { formatList } from '../../../../engine/public.ts';

export const hands = {
  own: 'Dans vos mains',
  ownRole: (role: string) => `Dans vos mains : ${role}.`,
  others: 'Dans d’autres mains',
  /** `holders`: names of the members who hold the role. */
  heldBy: (role: string, holders: readonly string[]) =>
    holders.length > 0
      ? `Dans les mains de : ${role} (${formatList(holders, 'fr')})`
      : `Dans les mains de : ${role}`,
  paper: 'Ce n’est pas sur ce téléphone : demandez qu’on vous le lise, ou qu’on vous le montre.',
  instrument: 'L’instrument de cette étape',
  instrumentHelp: 'Dites ce que vous avez lu et vu : sa réponse vaut pour tout le monde.',
};
