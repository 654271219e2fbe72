import { Upload } from 'antd';
import type { KeyboardEvent } from 'react';
import type { FileType } from '../api/files.ts';
import { describeFileTypes, findFileError, getAcceptedTypes } from '../file-types.ts';
import type { UploadQueue } from '../upload/upload-queue.ts';

interface UploadZoneProps {
  queue: UploadQueue;
  types: readonly FileType[];
  multiple?: boolean;
  acceptsPaste: boolean;
  onAdded?: (uploadId: string, file: File) => void;
}

export function UploadZone({ queue, types, multiple = false, acceptsPaste, onAdded }: UploadZoneProps) {
  const add = (file: File) => {
    const uploadId = queue.add(file, findFileError(file, types));
    onAdded?.(uploadId, file);
  };
  return (
    <div className="upload-zone" onKeyDown={clickOnSpace}>
      <Upload.Dragger
        // The queue shows a reason for each refused file, so the component must not ignore files of other types.
        accept={{ format: getAcceptedTypes(types), filter: 'native' }}
        multiple={multiple}
        pastable={acceptsPaste}
        showUploadList={false}
        beforeUpload={(file) => {
          add(file);
          return false;
        }}
      >
        <strong>{multiple ? 'Upload files' : 'Upload a file'}</strong>
        <span className="below">
          {multiple ? 'Drop or paste them here, or press to choose.' : 'Drop or paste it here, or press to choose.'}
        </span>
        <span className="below">{`Up to 2 GB: ${describeFileTypes(types)}.`}</span>
      </Upload.Dragger>
    </div>
  );
}

/** The component reacts only to Enter, but the role of a button also needs Space. */
function clickOnSpace(event: KeyboardEvent): void {
  if (event.key !== ' ' || !(event.target instanceof HTMLElement)) return;
  event.preventDefault();
  event.target.click();
}
