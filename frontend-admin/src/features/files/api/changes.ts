import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readApiResponse } from 'shell/api-problem';
import { refetchQuery } from 'shell/refetch';
import { useShell } from '../../../shell/shell.tsx';
import { useMutationWithToast } from '../../../shell/use-change.ts';
import { filesKey, fileQuery, type StoredFile, type StoredFileDetails } from './files.ts';

export type FileChanges = Partial<Pick<StoredFile, 'name' | 'alt' | 'focalPoint' | 'posterId'>>;

/** The caller shows errors, because most errors belong to a field. */
export function useUpdateFile(id: string) {
  const { api } = useShell();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: FileChanges) =>
      readApiResponse(
        api.PATCH('/api/admin/files/{id}', { params: { path: { id } }, body }),
      ) as Promise<StoredFileDetails>,
    onSuccess: (file) => {
      queryClient.setQueryData(fileQuery(api, id).queryKey, file);
      return refetchQuery(queryClient, [...filesKey, 'list']);
    },
  });
}

/** The caller shows errors, because the errors name lines of the captions. */
export function useSaveCaptions(id: string) {
  const { api, toasts } = useShell();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (text: string) =>
      readApiResponse(api.PUT('/api/admin/files/{id}/captions', { params: { path: { id } }, body: { text } })),
    onSuccess: () => {
      toasts.show({ title: 'Captions saved' });
      return refetchQuery(queryClient, filesKey);
    },
  });
}

export function useDeleteCaptions(id: string) {
  const { api } = useShell();
  return useMutationWithToast<void>({
    key: filesKey,
    call: () => readApiResponse(api.DELETE('/api/admin/files/{id}/captions', { params: { path: { id } } })),
    done: () => 'Captions deleted',
    failed: () => 'Failed to delete the captions',
  });
}
