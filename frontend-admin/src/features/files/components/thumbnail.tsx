import type { StoredFile } from '../api/files.ts';
import { toObjectPosition } from '../focal-point.ts';

type Pictured = Pick<StoredFile, 'name' | 'pictures' | 'posterUrl' | 'focalPoint'>;

/** Screen readers skip the thumbnail, because the name is next to the thumbnail. */
export function Thumbnail({ file: { name, pictures, posterUrl, focalPoint } }: { file: Pictured }) {
  const url = pictures[0]?.webp ?? posterUrl;
  return (
    <span className="thumbnail" aria-hidden="true">
      {url ? (
        <img src={url} alt="" loading="lazy" style={{ objectPosition: toObjectPosition(focalPoint) }} />
      ) : (
        <span>{getEnding(name)}</span>
      )}
    </span>
  );
}

const getEnding = (name: string): string => /\.(\w{1,4})$/.exec(name)?.[1]?.toUpperCase() ?? '';
