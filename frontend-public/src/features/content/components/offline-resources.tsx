import { useQuery } from '@tanstack/react-query';
import {
  offlineFilesQuery,
  readOfflineFile,
  type OfflineFileInfo,
} from '../../../frame/offline-files/offline-files.ts';
import { Button } from '../../../ui/button.tsx';
import { openFileInNewTab } from '../../../ui/save-file.ts';
import { formatFileSize } from '../../../ui/size-in-words.ts';
import { formatShortDay } from '../../../ui/times.ts';

export function OfflineResources({ owner }: { owner: string }) {
  const { data = [] } = useQuery(offlineFilesQuery(owner));
  const kept = data.filter(({ id }) => id.startsWith('resources/'));
  if (kept.length === 0) return null;
  return (
    <section aria-labelledby="kept">
      <h2 id="kept" className="title-44 border-b-hair border-line pb-4">
        Saved on this device
      </h2>
      <ul>
        {kept.map((note) => (
          <li key={note.id} className="border-b border-rule last:border-0">
            <OfflineResourceRow owner={owner} note={note} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OfflineResourceRow({ owner, note: { id, name, sizeBytes, since } }: { owner: string; note: OfflineFileInfo }) {
  async function open(): Promise<void> {
    const kept = await readOfflineFile(owner, id);
    if (kept) openFileInNewTab(kept.blob);
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0">
        <h3 className="title-26 wrap-anywhere">{name}</h3>
        <p className="text-plain text-muted">
          {formatFileSize(sizeBytes)}, saved on {formatShortDay(since)}
        </p>
      </div>
      <Button onClick={() => void open()}>
        Open<span className="sr-only"> {name}</span>
      </Button>
    </div>
  );
}
