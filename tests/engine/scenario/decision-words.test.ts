import { describe, expect, it } from 'vitest';
import { conditionWords, routeName } from '../../../engine/scenario/decision-words.ts';
import type { Condition } from '../../../engine/types/condition.generated.ts';

describe('the French name of a route', () => {
  it.each([
    [[], {}, 'Trajet principal'],
    [['PHARE'], {}, 'Secours pris à PHARE'],
    [[], { QUAI: 'suivre' }, 'QUAI : suivre'],
    [
      ['PHARE', 'CLOCHER'],
      { QUAI: 'suivre', PONT: 'passer' },
      'QUAI : suivre, PONT : passer, secours pris à PHARE, secours pris à CLOCHER',
    ],
    [[], { QUAI: 'attendre' }, 'Trajet principal'],
  ])('for the alternatives at %j and the choices %j', (taken, chosen, name) => {
    expect(routeName({ taken, chosen }, { QUAI: 'attendre' })).toBe(name);
  });
});

const FOLLOWED: Condition = { chose: { QUAI: 'suivre' } };

describe('a condition in French', () => {
  it.each<[Condition, string]>([
    [FOLLOWED, 'si QUAI : suivre'],
    [{ not: FOLLOWED }, 'sauf si QUAI : suivre'],
    [{ asked: 'GARE' }, 'si un indice a été demandé à GARE'],
    [{ solved: 'PHARE' }, 'si PHARE est résolue'],
    [{ reached: { FIN: 'sunday' } }, 'si FIN est atteinte un dimanche'],
    [{ not: { reached: { FIN: 'sunday' } } }, 'sauf si FIN est atteinte un dimanche'],
    [{ took: 'PHARE' }, 'si le secours a été pris à PHARE'],
    [{ ...FOLLOWED, took: 'PHARE' }, 'si QUAI : suivre et le secours a été pris à PHARE'],
    [{ ...FOLLOWED, not: { asked: 'GARE' } }, 'si QUAI : suivre et aucun indice n’a été demandé à GARE'],
    [{ any: [FOLLOWED, { solved: 'PHARE' }] }, 'si QUAI : suivre ou PHARE est résolue'],
    [
      { took: 'PHARE', any: [FOLLOWED, { asked: 'GARE' }] },
      'si le secours a été pris à PHARE et (QUAI : suivre ou un indice a été demandé à GARE)',
    ],
    [
      { all: [{ asked: 'CAFE' }, { not: { all: [FOLLOWED, { solved: 'PHARE' }] } }] },
      'si un indice a été demandé à CAFE et (QUAI : autre que suivre ou PHARE n’est pas résolue)',
    ],
    [{ not: { not: { took: 'PHARE' } } }, 'sauf si le secours n’a pas été pris à PHARE'],
  ])('%j', (condition, words) => {
    expect(conditionWords(condition)).toBe(words);
  });
});
