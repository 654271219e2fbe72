import { Alert, Button, Descriptions, Flex } from 'antd';
import { useRef, useState } from 'react';
import { Section } from '../../../ui/section.tsx';
import { formatDateTime } from '../../../ui/format.ts';
import { isInProgress, type FileUsage, type StoredFileDetails } from '../api/files.ts';
import { fileTypes, formatFileSize } from '../file-types.ts';
import { CaptionsSection } from './captions-section.tsx';
import { DeleteFileDialog } from './delete-file-dialog.tsx';
import { describeSizeAndDuration } from './file-columns.tsx';
import { FileForm } from './file-form.tsx';
import { FilePreview } from './file-preview.tsx';
import { PosterSection } from './poster-section.tsx';
import { UsageList } from './usage-list.tsx';

interface FileDetailsProps {
  file: StoredFileDetails;
  onChanged: (isChanged: boolean) => void;
  onDeleted: () => void;
}

export function FileDetails({ file, onChanged, onDeleted }: FileDetailsProps) {
  const { type, state, usages } = file;
  const player = useRef<HTMLVideoElement>(null);
  const [isDeleting, setIsDeleting] = useState(false);
  const [found, setFound] = useState<readonly FileUsage[]>();
  return (
    <Flex vertical gap={16}>
      {isInProgress(file) && (
        <Alert
          type="info"
          title={state === 'uploading' ? 'This upload is not finished.' : 'This file is being checked.'}
          description={
            state === 'uploading' &&
            'To continue it, choose the same file again. Without it, the upload is deleted after 24 hours.'
          }
        />
      )}
      {state === 'failed' && <Alert type="error" showIcon title={file.problem} />}
      {file.note && <Alert type="warning" showIcon title={file.note} />}
      {state === 'ready' && type !== 'image' && <FilePreview file={file} player={player} />}
      <Descriptions size="small" column={1} items={getFacts(file)} />
      {state === 'ready' && <FileForm key={file.id} file={file} onChanged={onChanged} />}
      {state === 'ready' && type === 'video' && <PosterSection file={file} player={player} />}
      {state === 'ready' && (type === 'video' || type === 'audio') && <CaptionsSection file={file} />}
      <Section title="Used in">
        <UsageList usages={usages} unusedSince={file.unusedSince} />
      </Section>
      <div>
        <Button danger onClick={() => setIsDeleting(true)}>
          Delete file
        </Button>
      </div>
      {isDeleting && (
        <DeleteFileDialog
          file={file}
          usages={found ?? usages}
          onInUse={setFound}
          onDeleted={onDeleted}
          onClose={() => setIsDeleting(false)}
        />
      )}
    </Flex>
  );
}

function getFacts(file: StoredFileDetails) {
  const { type, contentType, sizeBytes, tracks, uploadedAt, uploadedByName } = file;
  const facts: [string, string][] = [
    ['Type', type ? `${fileTypes[type].label}, ${contentType ?? ''}` : 'Not known yet'],
    ['Size', [formatFileSize(sizeBytes), ...describeSizeAndDuration(file)].join(', ')],
    ['Tracks', tracks.map(describeTrack).join('; ')],
    ['Uploaded', `${formatDateTime(uploadedAt)}${uploadedByName ? ` by ${uploadedByName}` : ''}`],
  ];
  return facts.filter(([, value]) => value).map(([label, children]) => ({ key: label, label, children }));
}

const describeTrack = ({ kind, codec, language }: StoredFileDetails['tracks'][number]): string =>
  [kind, codec, language].filter(Boolean).join(' ');
