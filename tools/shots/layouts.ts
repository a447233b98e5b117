export interface Layout {
  readonly width: number;
  readonly height: number;
  /** In percent. */
  readonly text: number;
  readonly language: 'en' | 'it';
}

const SIZES = ['1280x720', '1920x1080', '390x844', '844x390', '768x1024', '3840x2160'] as const;

export interface Asked {
  readonly sizes?: string;
  readonly texts?: string;
  readonly languages?: string;
}

/** Every size with every size of letters in every language that was asked for. */
export function layoutsFor({ sizes = SIZES.join(), texts = '100', languages = 'en' }: Asked): readonly Layout[] {
  return sizes.split(',').flatMap((size) => {
    const [width, height] = size.split('x').map(Number);
    if (!isLength(width) || !isLength(height)) throw new Error(`--sizes takes sizes as 390x844, not "${size}".`);
    return texts.split(',').flatMap((text) =>
      languages.split(',').map((language) => {
        if (!(Number(text) >= 100 && Number(text) <= 150))
          throw new Error(`--texts takes numbers from 100 to 150, not "${text}".`);
        if (language !== 'en' && language !== 'it') throw new Error(`--languages takes en and it, not "${language}".`);
        return { width, height, text: Number(text), language };
      }),
    );
  });
}

const isLength = (side: number | undefined): side is number => side !== undefined && Number.isInteger(side) && side > 0;

export const nameOf = ({ width, height, text, language }: Layout): string => `${width}x${height}-${text}-${language}`;
