const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Bytes of the type that the extension names, different for each name. */
export function mediaBytes(name: string): Buffer {
  if (name.endsWith('.svg'))
    return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><title>${name}</title></svg>`);
  if (name.endsWith('.ogg')) return Buffer.from(`OggS ${name}`);
  if (name.endsWith('.mp3')) return Buffer.from(`ID3 ${name}`);
  return name.endsWith('.png') ? PNG : Buffer.from(`bytes of ${name}`);
}
