import { choosePictureWidths } from '#kernel/picture-widths.ts';

/** Width of the file that emails and feeds show, whose readers choose no width by themselves. */
const widthElsewhere = 960;
/** Width of the text of an email. Some email programs do not make a wider picture smaller. */
const emailWidth = 600;
/** Width of a picture in a text of a page: the width of the text, or almost that of a narrow screen. */
const sizes = '(min-width: 44rem) 39rem, 92vw';
/** Matches the URL of a picture of the library, followed by its width and height in the fragment. */
const libraryPicture = /^(\/files\/[0-9a-f]{64})\/(\d{1,5})\.webp(?:#(\d{1,5})x(\d{1,5}))?$/;

/** Attributes in the order in which they are written; those without a value are left out. */
type Attributes = Readonly<Record<string, string | number | undefined>>;

interface PictureTexts {
  readonly alt: string;
  /** Origin of this site for a text that is read elsewhere; empty on its own pages. */
  readonly origin: string;
  readonly escape: (text: string) => string;
}

/** Renders a picture in all its stored widths, or in one width for emails and feeds, as HTML. */
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
