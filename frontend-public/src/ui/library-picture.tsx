import type { ComponentProps } from 'react';

interface LibraryPictureProps extends Pick<ComponentProps<'img'>, 'className' | 'loading'> {
  picture: {
    alt: string;
    /** Sorted from the smallest to the largest size. */
    sizes: readonly { width: number; height: number; avif: string; webp: string }[];
    focalPoint: { x: number; y: number } | null;
  };
  widths: string;
  alt?: string;
}

export function LibraryPicture({ picture, widths, alt = picture.alt, loading, className }: LibraryPictureProps) {
  const { sizes, focalPoint } = picture;
  const largest = sizes.at(-1);
  if (!largest) return null;
  const list = (format: 'avif' | 'webp') => sizes.map((size) => `${size[format]} ${size.width}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={list('avif')} sizes={widths} />
      <img
        src={largest.webp}
        srcSet={list('webp')}
        sizes={widths}
        alt={alt}
        width={largest.width}
        height={largest.height}
        loading={loading}
        decoding="async"
        className={className}
        {...(focalPoint && { style: { objectPosition: `${focalPoint.x * 100}% ${focalPoint.y * 100}%` } })}
      />
    </picture>
  );
}
