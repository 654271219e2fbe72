import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { readAgain } from 'shell/read-again';
import { failureToast } from './failure-toast.ts';
import { useShell } from './shell.tsx';

interface Told<Input> {
  /** What may show the change: read again, whatever the call answers. */
  key: QueryKey;
  call: (input: Input) => Promise<unknown>;
  done: (input: Input) => string;
  failed: (input: Input) => string;
  /** Takes the change back; offered in the toast that tells of it. */
  undo?: Omit<Told<Input>, 'key' | 'undo'>;
}

/** A change of something staff look after, its outcome told in a toast. */
export function useChange<Input>({ key, call, done, failed, undo }: Told<Input>) {
  const { toasts } = useShell();
  const queryClient = useQueryClient();
  const onSettled = () => readAgain(queryClient, key);
  const { mutate: takeBack } = useMutation({
    mutationFn: (input: Input) => undo?.call(input) ?? Promise.resolve(),
    onSuccess: (_answer, input) => undo && toasts.show({ title: undo.done(input) }),
    onError: (error, input) => undo && toasts.show(failureToast(undo.failed(input), error)),
    onSettled,
  });
  return useMutation({
    mutationFn: call,
    onSuccess: (_answer, input) =>
      toasts.show({
        title: done(input),
        ...(undo && { action: { label: 'Undo', onPress: () => takeBack(input) } }),
      }),
    onError: (error, input) => toasts.show(failureToast(failed(input), error)),
    onSettled,
  });
}
