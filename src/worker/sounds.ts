/** The formats in which every sound is built, in the order in which the player takes them. */
const FORMATS = [
  { ending: '.ogg', contentType: 'audio/ogg; codecs="vorbis"' },
  { ending: '.mp3', contentType: 'audio/mpeg' },
] as const;

/** Returns the endings of the formats that the player does not take in this browser. A browser that cannot tell keeps both. */
export async function unplayedSounds({
  mediaCapabilities,
}: Partial<Pick<Navigator, 'mediaCapabilities'>> = navigator): Promise<readonly string[]> {
  if (mediaCapabilities === undefined) return [];
  for (const { ending, contentType } of FORMATS) {
    const { supported } = await mediaCapabilities
      .decodingInfo({ type: 'file', audio: { contentType } })
      .catch(() => ({ supported: false }));
    if (supported) return FORMATS.map((format) => format.ending).filter((other) => other !== ending);
  }
  return [];
}
