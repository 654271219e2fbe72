import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiProblem } from 'shell/api-problem';
import { createFailureToast } from '../../shell/failure-toast.ts';
import { useShell } from '../../shell/shell.tsx';
import { createPreview, type PreviewLinks, type PreviewRequest } from './api/preview.ts';
import type { ContentItem } from './api/content.ts';
import type { ContentKind } from './kinds/kind.ts';

interface Preview {
  links: PreviewLinks | undefined;
  isOpening: boolean;
  open: (request: PreviewRequest, onError: (error: Error) => void) => void;
  close: () => void;
}

export function usePreview({ name }: ContentKind): Preview {
  const { api } = useShell();
  const [links, setLinks] = useState<PreviewLinks>();
  const { mutate, isPending } = useMutation({
    mutationFn: (request: PreviewRequest) => createPreview(api, name, request),
    onSuccess: setLinks,
  });
  return {
    links,
    isOpening: isPending,
    open: (request, onError) => mutate(request, { onError }),
    close: () => setLinks(undefined),
  };
}

export function useRowPreview(
  kind: ContentKind,
): Pick<Preview, 'links' | 'close'> & { open: (row: ContentItem) => void } {
  const { toasts } = useShell();
  const { links, close, open } = usePreview(kind);
  const showFailure = (error: Error) => {
    const [fault] = error instanceof ApiProblem ? error.errors : [];
    const toast = createFailureToast(`Failed to preview ${kind.one}`, error);
    toasts.show({ ...toast, ...(fault && { description: fault.message }) });
  };
  return { links, close, open: ({ id }) => open({ id, values: undefined }, showFailure) };
}
