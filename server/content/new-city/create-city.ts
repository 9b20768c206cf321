import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listCities } from '../load-content.ts';
import type { CityNames } from './names.ts';
import { demonstrationCode, newCityFiles, type TemplateName } from './template.ts';

export interface CreatedCity extends CityNames {
  readonly folder: string;
  readonly demonstration: string;
  readonly created: readonly string[];
}

/** Codes of the other cities' demonstration letters. */
function takenCodes(scenarios: string): Set<string> {
  const files = (existsSync(scenarios) ? listCities(scenarios) : []).map((city) =>
    join(scenarios, city, 'scenario.yaml'),
  );
  const codes = files
    .filter(existsSync)
    .flatMap((file) => /^demonstration: *['"]?([A-Z0-9]{6})/mu.exec(readFileSync(file, 'utf8'))?.[1] ?? []);
  return new Set(codes);
}

/** Writes a template with the names of a new city. */
export function createCity(scenarios: string, names: CityNames, template: TemplateName): CreatedCity {
  const folder = join(scenarios, names.slug);
  const demonstration = demonstrationCode(names, takenCodes(scenarios));
  const files = newCityFiles(names, demonstration, template);
  for (const { path, content } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content, { mode: path.endsWith('.sh') ? 0o755 : 0o644 });
  }
  return { ...names, folder, demonstration, created: files.map(({ path }) => path) };
}
