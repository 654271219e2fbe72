import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refetchQuery } from 'shell/refetch';
import { createFailureToast } from '../../shell/failure-toast.ts';
import { useShell } from '../../shell/shell.tsx';
import { capitalize } from '../../ui/format.ts';
import { contentKey, type ContentItem } from './api/content.ts';
import { copyContentItem } from './api/copy.ts';
import type { ContentKind } from './kinds/kind.ts';

export function useCopyContentItem({ name, one }: ContentKind, onOpen: (id: string) => void) {
  const { api, toasts } = useShell();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ id }: ContentItem) => copyContentItem(api, name, id),
    onSuccess: ({ id, title, count }) =>
      toasts.show({
        title: `${capitalize(one)} copied`,
        description: count > 1 ? `“${title}” and ${count - 1} below it are drafts.` : `“${title}” is a draft.`,
        action: { label: 'Open the copy', onPress: () => onOpen(id) },
      }),
    onError: (error) => toasts.show(createFailureToast(`Failed to copy ${one}`, error)),
    onSettled: () => refetchQuery(queryClient, contentKey),
  });
  return mutate;
}
