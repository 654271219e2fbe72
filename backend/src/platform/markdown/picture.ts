import { choosePictureWidths } from '#kernel/picture-widths.ts';

/** Emails and feeds show one file, because email and feed programs cannot choose a width. */
const widthElsewhere = 960;
const emailWidth = 600;
/** Width of a picture on a page: the width of the text, or almost the full width of a narrow screen. */
const sizes = '(min-width: 44rem) 39rem, 92vw';
/** URL of a picture of the library. The fragment may contain its width and height. */
const libraryPicture = /^(\/files\/[0-9a-f]{64})\/(\d{1,5})\.webp(?:#(\d{1,5})x(\d{1,5}))?$/;

/** Attributes in the order of the output. Undefined values are left out. */
type Attributes = Readonly<Record<string, string | number | undefined>>;

interface PictureTexts {
  readonly alt: string;
  /** Origin of this site for emails and feeds; empty on its own pages. */
  readonly origin: string;
  readonly escape: (text: string) => string;
}

/**
 * Renders a picture as HTML. A picture of the library has all its stored widths on a page, and one width in an email or
 * feed.
 */
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
