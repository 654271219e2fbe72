import { Button, Flex, Typography } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { createFailureToast } from '../../../shell/failure-toast.ts';
import { useShell } from '../../../shell/shell.tsx';
import { Section } from '../../../ui/section.tsx';
import { useUpdateFile } from '../api/changes.ts';
import type { StoredFileDetails } from '../api/files.ts';

const FilePicker = lazy(async () => ({ default: (await import('./file-picker.tsx')).FilePicker }));

export function PosterSection({ file }: { file: StoredFileDetails }) {
  const { toasts } = useShell();
  const [isOpen, setIsOpen] = useState(false);
  const { mutate, isPending } = useUpdateFile(file.id);
  const choose = (posterId: string | null) =>
    mutate(
      { posterId },
      {
        onSuccess: () => toasts.show({ title: posterId ? 'Poster saved' : 'Poster removed' }),
        onError: (failure) => toasts.show(createFailureToast('Failed to save the poster', failure)),
      },
    );
  return (
    <Section title="Poster">
      <Typography.Text type="secondary">The picture that is shown before the video plays.</Typography.Text>
      {file.posterUrl && <img className="preview" src={file.posterUrl} alt="The poster" />}
      <Flex wrap gap={8}>
        <Button disabled={isPending} onClick={() => setIsOpen(true)}>
          Choose poster
        </Button>
        {file.posterId && (
          <Button type="text" disabled={isPending} onClick={() => choose(null)}>
            Remove poster
          </Button>
        )}
      </Flex>
      <Suspense>
        {isOpen && (
          <FilePicker
            types={['image']}
            onChoose={({ id }) => {
              setIsOpen(false);
              choose(id);
            }}
            onClose={() => setIsOpen(false)}
          />
        )}
      </Suspense>
    </Section>
  );
}
