import sharp, { type OutputInfo } from 'sharp';
import { choosePictureWidths } from '#kernel/picture-widths.ts';
import { RefusedFile } from '../../domain/errors.ts';
import type { PictureSize } from '../../domain/stored-file.entity.ts';
import { rejectDamagedFile } from './reject-damaged-file.ts';

const maxPixels = 100_000_000;
const maxSide = 16_383;
const quality = { avif: 55, webp: 80 } as const;
/** Encoder effort from 0 to 9, where a higher value takes much longer and saves few bytes. */
const avifEffort = 3;

const damaged = 'This picture is damaged or incomplete. Export it again and upload it.';

export interface EncodedPicture {
  readonly width: number;
  readonly height: number;
  readonly sizes: readonly PictureSize[];
  readonly isAnimated: boolean;
}

/** The encoded pictures have no metadata and only the first frame. */
export async function encodePicture(
  path: string,
  store: (name: string, bytes: Uint8Array) => Promise<void>,
): Promise<EncodedPicture> {
  const { width: rawWidth, height: rawHeight, autoOrient, pages = 1 } = await readMetadata(path);
  if (rawWidth * rawHeight > maxPixels)
    throw new RefusedFile(
      'This picture has more than 100 megapixels. Reduce it to 6,000 pixels wide and upload it again.',
    );
  const { width, height } = autoOrient;
  const chosen = choosePictureWidths(width);
  if (chosen.some((size) => Math.max(size, Math.round((size / width) * height)) > maxSide))
    throw new RefusedFile('This picture is too tall or too wide. Cut it into parts and upload them.');
  const sizes: PictureSize[] = [];
  for (const size of chosen) {
    const resized = await decode(path, size);
    for (const format of ['avif', 'webp'] as const) {
      const { data } = await encode(resized, format);
      await store(`${size}.${format}`, data);
    }
    sizes.push({ width: size, height: resized.info.height });
  }
  return { width, height, sizes, isAnimated: pages > 1 };
}

async function readMetadata(path: string) {
  try {
    return await sharp(path, { limitInputPixels: false }).metadata();
  } catch (error) {
    return rejectDamagedFile(path, error, damaged);
  }
}

interface DecodedPicture {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

async function decode(path: string, width: number): Promise<DecodedPicture> {
  try {
    return await sharp(path, { limitInputPixels: maxPixels, failOn: 'truncated' })
      .autoOrient()
      .resize({ width })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    return rejectDamagedFile(path, error, damaged);
  }
}

function encode({ data, info: { width, height, channels } }: DecodedPicture, format: 'avif' | 'webp') {
  const picture = sharp(data, { raw: { width, height, channels } });
  const encoded =
    format === 'avif'
      ? picture.avif({ quality: quality.avif, effort: avifEffort })
      : picture.webp({ quality: quality.webp });
  return encoded.toBuffer({ resolveWithObject: true });
}
