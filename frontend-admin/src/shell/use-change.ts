import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { refetchQuery } from 'shell/refetch';
import { createFailureToast } from './failure-toast.ts';
import { useShell } from './shell.tsx';

interface ChangeOptions<Input, Answer> {
  /** Queries to fetch again after the change, even if the change failed. */
  key: QueryKey;
  call: (input: Input) => Promise<Answer>;
  /** Changes with the same scope are sent one after the other. */
  scope?: string;
  done: (input: Input, answer: Answer) => string;
  failed: (input: Input) => string;
  undo?: Omit<ChangeOptions<Input, unknown>, 'key' | 'scope' | 'undo'>;
}

export function useMutationWithToast<Input, Answer = unknown>({
  key,
  call,
  scope,
  done,
  failed,
  undo,
}: ChangeOptions<Input, Answer>) {
  const { toasts } = useShell();
  const queryClient = useQueryClient();
  const onSettled = () => refetchQuery(queryClient, key);
  const inScope = scope ? { scope: { id: scope } } : {};
  const { mutate: takeBack } = useMutation({
    ...inScope,
    mutationFn: (input: Input) => undo?.call(input) ?? Promise.resolve(),
    onSuccess: (answer, input) => undo && toasts.show({ title: undo.done(input, answer) }),
    onError: (error, input) => undo && toasts.show(createFailureToast(undo.failed(input), error)),
    onSettled,
  });
  return useMutation({
    ...inScope,
    mutationFn: call,
    onSuccess: (answer, input) =>
      toasts.show({
        title: done(input, answer),
        ...(undo && { action: { label: 'Undo', onPress: () => takeBack(input) } }),
      }),
    onError: (error, input) => toasts.show(createFailureToast(failed(input), error)),
    onSettled,
  });
}
