import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { failureToast } from './failure-toast.ts';
import { useShell } from './shell.tsx';

interface Told<Input> {
  /** What may show the change: read again, whatever the call answers. */
  key: QueryKey;
  call: (input: Input) => Promise<unknown>;
  done: (input: Input) => string;
  failed: (input: Input) => string;
}

/** A change of something staff look after, its outcome told in a toast. */
export function useChange<Input>({ key, call, done, failed }: Told<Input>) {
  const { toasts } = useShell();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: (_answer, input) => toasts.show({ title: done(input) }),
    onError: (error, input) => toasts.show(failureToast(failed(input), error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}
