const PAGE = Buffer.from('OggS');

/** Samples a second and samples before the sound begins, from the first page; null for another codec. */
function timing(bytes: Buffer): { readonly rate: number; readonly skipped: number } | null {
  const opus = bytes.subarray(0, 4096).indexOf('OpusHead');
  // Opus always counts 48,000 samples a second, whatever the recording's own rate.
  if (opus !== -1 && bytes.length >= opus + 12)
    return { rate: 48_000, skipped: bytes.readUInt16LE(opus + 10) };
  const vorbis = bytes.subarray(0, 4096).indexOf('\u0001vorbis');
  if (vorbis !== -1 && bytes.length >= vorbis + 16)
    return { rate: bytes.readUInt32LE(vorbis + 12), skipped: 0 };
  return null;
}

/**
 * Length of an Ogg sound (Opus or Vorbis) in seconds, from the position that its last page gives. Null when
 * it cannot be read.
 */
export function oggSeconds(bytes: Buffer): number | null {
  const times = timing(bytes);
  const last = bytes.lastIndexOf(PAGE);
  if (!times || times.rate === 0 || last === -1 || bytes.length < last + 14) return null;
  const samples = Number(bytes.readBigInt64LE(last + 6)) - times.skipped;
  return samples > 0 ? samples / times.rate : null;
}
