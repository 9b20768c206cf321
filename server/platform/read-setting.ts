/** The text of a setting, trimmed; undefined when it is absent or empty. */
export type Read = (name: string) => string | undefined;
export type Complain = (problem: string) => void;

export const splitList = (text = ''): string[] => text.split(',').flatMap((part) => part.trim() || []);

/** The address of a partner’s service, which only tests change. */
export function readApiUrl(read: Read, complain: Complain, name: string, usual: string): string {
  const url = read(name) ?? usual;
  if (!URL.canParse(url) || !/^https?:\/\//.test(url))
    complain(`${name} n’est pas une adresse : laissez-la vide.`);
  return url.replace(/\/+$/, '');
}
