import type { Services } from '../../services.ts';
import type { StaffRouter } from '../../staff/require-staff.ts';

/** The cities that letters can be made for, and the numbers of their steps. */
export function cityCalls({ content }: Services, { get }: StaffRouter): void {
  get('/admin/cities', () => {
    const cities = content.all().map(({ scenario: { city, name, steps } }) => ({
      city,
      name,
      steps: Object.values(steps)
        .map((step) => ({ index: step.index, name: step.name, description: step.description }))
        .sort((a, b) => a.index - b.index),
    }));
    return cities.sort((a, b) => a.name.localeCompare(b.name, 'fr'));
  });
}
