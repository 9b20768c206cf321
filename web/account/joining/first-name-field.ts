/** Attributes of a field for a first name, on both sides of an invitation. */
export const FIRST_NAME_FIELD = {
  name: 'name',
  autoComplete: 'given-name',
  autoCapitalize: 'words',
  autoCorrect: 'off',
  spellCheck: false,
  maxLength: 40,
} as const;
