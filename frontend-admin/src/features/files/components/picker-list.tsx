import { useState } from 'react';
import { usePagedList } from '../../../shell/paged-list.ts';
import { useShell } from '../../../shell/shell.tsx';
import { LoadStatus } from '../../../ui/load-state.tsx';
import { Pagination } from '../../../ui/pager.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { useDebouncedValue } from '../../../ui/use-debounced.ts';
import { fileList, type FileType, type StoredFile } from '../api/files.ts';
import { fileTypes, formatFileSize } from '../file-types.ts';
import { describeSizeAndDuration } from './file-columns.tsx';
import { Thumbnail } from './thumbnail.tsx';

interface PickerListProps {
  type: FileType;
  chosen: StoredFile | undefined;
  onChoose: (file: StoredFile) => void;
}

export function PickerList({ type, chosen, onChoose }: PickerListProps) {
  const { api } = useShell();
  const [typed, setTyped] = useState('');
  const q = useDebouncedValue(typed.trim());
  const { items, error, isPending, isPlaceholderData, refetch, pager } = usePagedList(fileList(api, { type }), q);
  const ready = items.filter(({ state }) => state === 'ready');
  const { label, one } = fileTypes[type];
  return (
    <>
      <SearchField placeholder="Search by name..." value={typed} onChange={setTyped} />
      {ready.length > 0 ? (
        <ul className="picker-list" aria-label={label} aria-busy={isPlaceholderData}>
          {ready.map((file) => (
            <li key={file.id}>
              <button type="button" aria-pressed={file.id === chosen?.id} onClick={() => onChoose(file)}>
                <Thumbnail file={file} />
                <span>
                  <strong>{file.name}</strong>
                  <span className="below">
                    {[formatFileSize(file.sizeBytes), ...describeSizeAndDuration(file)].join(', ')}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <LoadStatus
          isLoading={isPending}
          failure={error ? 'Failed to load the files' : undefined}
          onRetry={() => void refetch()}
          empty={q ? `No ${one} matches “${q}”.` : `No ${one} in the library yet. Upload one.`}
        />
      )}
      <Pagination {...pager} label="Pages of files" order="newest first" />
    </>
  );
}
