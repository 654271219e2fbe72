import { choosePictureWidths } from '#kernel/picture-widths.ts';

/** Email and feed programs cannot choose a width, so emails and feeds show one file. */
const widthElsewhere = 960;
const emailWidth = 600;
const sizes = '(min-width: 44rem) 39rem, 92vw';
const libraryPicture = /^(\/files\/[0-9a-f]{64})\/(\d{1,5})\.webp(?:#(\d{1,5})x(\d{1,5}))?$/;

type Attributes = Readonly<Record<string, string | number | undefined>>;

interface PictureTexts {
  readonly alt: string;
  readonly origin: string;
  readonly escape: (text: string) => string;
}

export function renderPicture(url: string, { alt, origin, escape }: PictureTexts): string {
  const write = (tag: string, attributes: Attributes) =>
    `<${tag}${Object.entries(attributes)
      .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escape(String(value))}"`))
      .join('')}>`;
  const waits = origin ? {} : { loading: 'lazy', decoding: 'async' };
  const [, folder, largestName, statedWidth, statedHeight] = libraryPicture.exec(url) ?? [];
  const largest = Number(largestName);
  if (!folder || largest === 0) return write('img', { src: `${origin}${url}`, alt, ...waits });
  const height = statedWidth === largestName ? Number(statedHeight) : undefined;
  const widths = choosePictureWidths(largest);
  if (origin) {
    const width = widths.findLast((each) => each <= widthElsewhere) ?? largest;
    const shown = Math.min(width, emailWidth);
    const shownHeight = height && Math.round((height / largest) * shown);
    return write('img', { src: `${origin}${folder}/${width}.webp`, alt, width: shown, height: shownHeight });
  }
  const list = (format: 'avif' | 'webp') => widths.map((width) => `${folder}/${width}.${format} ${width}w`).join(', ');
  const img = {
    ...{ src: `${folder}/${largest}.webp`, srcset: list('webp'), sizes, alt },
    ...{ width: height && largest, height, ...waits },
  };
  return `<picture>${write('source', { type: 'image/avif', srcset: list('avif'), sizes })}${write('img', img)}</picture>`;
}
