import { expect, it } from 'vitest';
import { unplayedSounds } from '../../src/worker/sounds';

/** The answers of a browser that plays these formats. */
const playing = (...formats: readonly string[]) => ({
  mediaCapabilities: {
    decodingInfo: async ({ audio }: MediaDecodingConfiguration) => {
      const supported = formats.some((format) => audio?.contentType.startsWith(format));
      return { supported, smooth: supported, powerEfficient: supported } as MediaCapabilitiesDecodingInfo;
    },
  } as MediaCapabilities,
});

it.each([
  { plays: ['audio/ogg', 'audio/mpeg'], spares: ['.mp3'] },
  { plays: ['audio/mpeg'], spares: ['.ogg'] },
  { plays: [], spares: [] },
])('a browser that plays $plays needs no files $spares', async ({ plays, spares }) => {
  expect(await unplayedSounds(playing(...plays))).toEqual(spares);
});

it('a browser that cannot tell keeps both', async () => {
  expect(await unplayedSounds({})).toEqual([]);
});

it('a question that fails counts as a no', async () => {
  const mediaCapabilities = { decodingInfo: () => Promise.reject(new TypeError('no')) } as unknown as MediaCapabilities;
  expect(await unplayedSounds({ mediaCapabilities })).toEqual([]);
});
