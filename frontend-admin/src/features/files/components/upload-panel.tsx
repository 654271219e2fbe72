import { allFileTypes } from '../file-types.ts';
import { useUploads } from '../upload/use-uploads.ts';
import { UploadLine } from './upload-line.tsx';
import { UploadZone } from './upload-zone.tsx';

export function UploadPanel({ acceptsPaste }: { acceptsPaste: boolean }) {
  const { queue, uploads } = useUploads();
  return (
    <>
      <UploadZone queue={queue} types={allFileTypes} multiple acceptsPaste={acceptsPaste} />
      {uploads.length > 0 && (
        <section aria-label="Uploads">
          <p className="below">
            You can work on other pages of the admin during an upload. If you close the tab, choose the same file again
            to continue.
          </p>
          <ul className="rows">
            {uploads.map((upload) => (
              <li key={upload.id}>
                <UploadLine upload={upload} queue={queue} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
