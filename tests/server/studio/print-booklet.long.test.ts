import { expect, it } from 'vitest';
import { tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';
import { hostStudio } from '../../support/studio/hosted-studio.ts';

it('prints the booklet of a city as a PDF', async () => {
  const studio = await hostStudio();
  try {
    studio.reload();
    const printed = await fetch(`${studio.address}/api/studio/print?city=${tinyCity().slug}`);
    expect([printed.status, printed.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const bytes = Buffer.from(await printed.arrayBuffer());
    expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
    expect(bytes.length).toBeGreaterThan(20_000);
  } finally {
    await studio.stop();
  }
});
