import type { promotions } from '../../engine/diagnostics/catalogue/promotions.ts';

export type PromotionCode = keyof typeof promotions;

interface PromotionCase {
  /** The text of promotions.yaml. */
  readonly text: string;
  /** « file:line:column » of the problem. */
  readonly at: string;
}

/** A file without fault: three copies free then the reduced price, never free, over, and not yet open. */
export const TINY_PROMOTIONS = `timeZone: Europe/Paris
anotherCity: { reduced: SUITE-REDUITE, regular: SUITE }
promotions:
  - name: le-puits
    city: VILLE
    riddle: Je descends plein et je remonte vide.
    solutions: [Le Puits perdu, seau]
    promoCode: PUITS950
    free: { copies: 3, promoCode: PUITS0 }
    over: Le puits est à sec. Le Contrôle l’a noté.
  - name: la-cloche
    city: VILLE
    riddle: On la frappe, elle appelle.
    solutions: [La Cloche d’Étain]
    promoCode: CLOCHE950
    from: 2026-06-02
    until: 2026-06-30
    over: La cloche ne sonne plus.
  - name: le-gue
    city: VILLE
    riddle: On y passe sans pont.
    solutions: [gué]
    promoCode: GUE950
    until: 2026-06-01
    over: Le gué est fermé depuis le 1er juin.
  - name: la-neige
    city: VILLE
    riddle: Elle efface les adresses.
    solutions: [neige]
    promoCode: NEIGE950
    from: 2026-12-01
    over: La neige a fondu.
`;

const edit = (from: string, to: string): string => {
  const text = TINY_PROMOTIONS.replace(from, to);
  if (text === TINY_PROMOTIONS) throw new Error(`« ${from} » is not in the file`);
  return text;
};

/** The smallest change of promotions.yaml that causes each problem, and its expected position. */
export const promotionCases: Readonly<Record<PromotionCode, PromotionCase>> = {
  'promotion-unknown-city': { text: edit('city: VILLE', 'city: VILE'), at: 'promotions.yaml:5:11' },
  'promotion-same-solution': { text: edit('[gué]', '[gué, le Seau !]'), at: 'promotions.yaml:22:22' },
  'promotion-solution-repeated': { text: edit('[gué]', '[gué, LE GUE]'), at: 'promotions.yaml:22:22' },
  'promotion-solution-unreadable': { text: edit('[gué]', '[gué, "…"]'), at: 'promotions.yaml:22:22' },
  'promotion-dates-reversed': {
    text: edit('until: 2026-06-30', 'until: 2026-06-01'),
    at: 'promotions.yaml:17:12',
  },
  'promotion-bad-day': { text: edit('until: 2026-06-30', 'until: 2026-06-31'), at: 'promotions.yaml:17:12' },
  'promotion-same-code': { text: edit('PUITS0', 'PUITS950'), at: 'promotions.yaml:9:35' },
};
