import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import { useShell } from '../../../shell/shell.tsx';
import { Section } from '../../../ui/section.tsx';
import { LoadStatus } from '../../../ui/load-state.tsx';
import { useDeleteCaptions } from '../api/changes.ts';
import { captionsQuery, type StoredFileDetails } from '../api/files.ts';
import { CaptionsDialog } from './captions-dialog.tsx';

export function CaptionsSection({ file }: { file: StoredFileDetails }) {
  const [isOpen, setIsOpen] = useState(false);
  const { mutate: remove, isPending } = useDeleteCaptions(file.id);
  const close = () => setIsOpen(false);
  return (
    <Section title="Captions">
      <Typography.Text type="secondary">
        {file.hasCaptions
          ? 'Members can read what is said.'
          : 'No captions yet. People who cannot hear need them. Add a WebVTT file (.vtt): text with times.'}
      </Typography.Text>
      <Flex wrap gap={8}>
        <Button onClick={() => setIsOpen(true)}>{file.hasCaptions ? 'Change captions' : 'Add captions'}</Button>
        {file.hasCaptions && (
          <Button danger type="text" disabled={isPending} onClick={() => remove()}>
            Delete captions
          </Button>
        )}
      </Flex>
      {isOpen &&
        (file.hasCaptions ? (
          <StoredCaptions file={file} onClose={close} />
        ) : (
          <NewCaptions file={file} onClose={close} />
        ))}
    </Section>
  );
}

interface CaptionsProps {
  file: StoredFileDetails;
  onClose: () => void;
}

const NewCaptions = ({ file, onClose }: CaptionsProps) => <CaptionsDialog file={file} stored="" onClose={onClose} />;

function StoredCaptions({ file, onClose }: CaptionsProps) {
  const { api } = useShell();
  const { data, error, isPending, refetch } = useQuery(captionsQuery(api, file.id));
  if (data) return <CaptionsDialog file={file} stored={data.text} onClose={onClose} />;
  return (
    <LoadStatus
      isLoading={isPending}
      failure={error ? 'Failed to load the captions' : undefined}
      onRetry={() => void refetch()}
    />
  );
}
