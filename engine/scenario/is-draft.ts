/**
 * Whether a scenario.yaml says that its city is still being written. Found without parsing the file, which may
 * be damaged.
 */
export const isDraft = (scenarioFile: string): boolean =>
  /^draft:[ \t]*true[ \t]*(?:#.*)?\r?$/mu.test(scenarioFile);
