import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { refetchQuery } from 'shell/refetch';
import { createFailureToast } from './failure-toast.ts';
import { useShell } from './shell.tsx';

interface ChangeOptions<Input> {
  /** Key of the queries that are fetched again after the change, even if it failed. */
  key: QueryKey;
  call: (input: Input) => Promise<unknown>;
  done: (input: Input) => string;
  failed: (input: Input) => string;
  /** Request that reverts the change. The success toast offers it as Undo. */
  undo?: Omit<ChangeOptions<Input>, 'key' | 'undo'>;
}

export function useMutationWithToast<Input>({ key, call, done, failed, undo }: ChangeOptions<Input>) {
  const { toasts } = useShell();
  const queryClient = useQueryClient();
  const onSettled = () => refetchQuery(queryClient, key);
  const { mutate: takeBack } = useMutation({
    mutationFn: (input: Input) => undo?.call(input) ?? Promise.resolve(),
    onSuccess: (_answer, input) => undo && toasts.show({ title: undo.done(input) }),
    onError: (error, input) => undo && toasts.show(createFailureToast(undo.failed(input), error)),
    onSettled,
  });
  return useMutation({
    mutationFn: call,
    onSuccess: (_answer, input) =>
      toasts.show({
        title: done(input),
        ...(undo && { action: { label: 'Undo', onPress: () => takeBack(input) } }),
      }),
    onError: (error, input) => toasts.show(createFailureToast(failed(input), error)),
    onSettled,
  });
}
