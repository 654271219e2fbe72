import { Button, Flex, Typography } from 'antd';
import { lazy, Suspense, useState, type RefObject } from 'react';
import { createFailureToast } from '../../../shell/failure-toast.ts';
import { useShell } from '../../../shell/shell.tsx';
import { Section } from '../../../ui/section.tsx';
import { useUpdateFile } from '../api/changes.ts';
import type { StoredFileDetails } from '../api/files.ts';
import { drawFrame } from '../upload/draw-frame.ts';
import { useUploads } from '../upload/use-uploads.ts';

const FilePicker = lazy(async () => ({ default: (await import('./file-picker.tsx')).FilePicker }));

interface PosterSectionProps {
  file: StoredFileDetails;
  player: RefObject<HTMLVideoElement | null>;
}

export function PosterSection({ file, player }: PosterSectionProps) {
  const { toasts } = useShell();
  const { queue } = useUploads();
  const [picker, setPicker] = useState<{ uploadIds: readonly string[] }>();
  const { mutate, isPending } = useUpdateFile(file.id);
  const choose = (posterId: string | null) =>
    mutate(
      { posterId },
      {
        onSuccess: () => toasts.show({ title: posterId ? 'Poster saved' : 'Poster removed' }),
        onError: (failure) => toasts.show(createFailureToast('Failed to save the poster', failure)),
      },
    );
  async function uploadFrame(): Promise<void> {
    const frame = player.current ? await drawFrame(player.current, file.name) : undefined;
    if (!frame) return void toasts.show({ title: 'Play the video to the moment first', tone: 'destructive' });
    player.current?.pause();
    setPicker({ uploadIds: [queue.add(frame)] });
  }
  return (
    <Section title="Poster">
      <Typography.Text type="secondary">
        The picture that is shown before the video plays. Pause the video at a moment to use it.
      </Typography.Text>
      {file.posterUrl && <img className="preview" src={file.posterUrl} alt="The poster" />}
      <Flex wrap gap={8}>
        <Button disabled={isPending} onClick={() => void uploadFrame()}>
          Use this moment as poster
        </Button>
        <Button disabled={isPending} onClick={() => setPicker({ uploadIds: [] })}>
          Choose poster
        </Button>
        {file.posterId && (
          <Button type="text" disabled={isPending} onClick={() => choose(null)}>
            Remove poster
          </Button>
        )}
      </Flex>
      <Suspense>
        {picker && (
          <FilePicker
            types={['image']}
            uploadIds={picker.uploadIds}
            onChoose={({ id }) => {
              setPicker(undefined);
              choose(id);
            }}
            onClose={() => setPicker(undefined)}
          />
        )}
      </Suspense>
    </Section>
  );
}
