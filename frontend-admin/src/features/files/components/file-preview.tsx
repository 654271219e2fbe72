import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import type { Ref } from 'react';
import { useShell } from '../../../shell/shell.tsx';
import { LoadStatus } from '../../../ui/load-state.tsx';
import { fileLinkQuery, type StoredFileDetails } from '../api/files.ts';

interface FilePreviewProps {
  file: StoredFileDetails;
  player: Ref<HTMLVideoElement>;
}

export function FilePreview({ file: { id, type, name, posterUrl }, player }: FilePreviewProps) {
  const { api } = useShell();
  const { data: link, error, refetch } = useQuery(fileLinkQuery(api, id));
  if (error)
    return <LoadStatus isLoading={false} failure="Failed to load the preview" onRetry={() => void refetch()} />;
  if (type === 'video')
    return (
      <video
        ref={player}
        className="preview"
        src={link?.url}
        poster={posterUrl ?? undefined}
        preload="metadata"
        controls
        aria-label={name}
      />
    );
  if (type === 'audio')
    return <audio className="preview" src={link?.url} preload="metadata" controls aria-label={name} />;
  return (
    <div>
      <Button href={link?.url ?? ''} target="_blank" disabled={!link}>
        Open the PDF
      </Button>
    </div>
  );
}
