import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestBody, ResponseBody, ResponseItem } from 'shell/api';
import { readApiResponse } from 'shell/api-problem';
import { refetchQuery } from 'shell/refetch';
import { useShell, type Shell } from '../../../shell/shell.tsx';
import type { PagedList } from '../../../shell/paged-list.ts';
import { useMutationWithToast } from '../../../shell/use-change.ts';

type Api = Shell['api'];

export type AutomationSummary = ResponseBody<'/api/admin/automations', 'get'>['items'][number];
export type Automation = ResponseBody<'/api/admin/automations/{id}', 'get'>;
export type AutomationStep = Automation['steps'][number];
export type AutomationInput = RequestBody<'/api/admin/automations/{id}', 'put'>;
export type StepInput = AutomationInput['steps'][number];
export type AutomationPerson = ResponseItem<'/api/admin/automations/{id}/people'>;
export type PersonAutomation = ResponseBody<'/api/admin/users/{id}/automations', 'get'>['automations'][number];

const automationsKey = ['automations'];

export const automationsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...automationsKey, 'list'],
    queryFn: async () => (await readApiResponse(api.GET('/api/admin/automations'))).items,
  });

export const automationOptionsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...automationsKey, 'options'],
    queryFn: () => readApiResponse(api.GET('/api/admin/automations/options')),
  });

export const automationQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...automationsKey, 'one', id],
    queryFn: () => readApiResponse(api.GET('/api/admin/automations/{id}', { params: { path: { id } } })),
  });

export const automationPeople = (api: Api, id: string): PagedList<AutomationPerson> => ({
  key: [...automationsKey, 'people', id],
  read: (query) => readApiResponse(api.GET('/api/admin/automations/{id}/people', { params: { path: { id }, query } })),
});

export const personAutomationsQuery = (api: Api, userId: string) =>
  queryOptions({
    queryKey: [...automationsKey, 'person', userId],
    queryFn: () => readApiResponse(api.GET('/api/admin/users/{id}/automations', { params: { path: { id: userId } } })),
  });

export function useSaveAutomation() {
  const { api } = useShell();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ automation, input }: { automation?: AutomationSummary; input: AutomationInput }) =>
      automation
        ? readApiResponse(
            api.PUT('/api/admin/automations/{id}', {
              params: { path: { id: automation.id }, header: { 'if-match': `"${automation.updatedAt}"` } },
              body: input,
            }),
          )
        : readApiResponse(api.POST('/api/admin/automations', { body: input })),
    onSuccess: (saved) => {
      queryClient.setQueryData(automationQuery(api, saved.id).queryKey, saved);
      return refetchQuery(queryClient, automationsKey);
    },
  });
}

export function useSwitchAutomation({ id, name }: Pick<AutomationSummary, 'id' | 'name'>) {
  const { api } = useShell();
  const call = (isActive: boolean) =>
    readApiResponse(api.PUT('/api/admin/automations/{id}/active', { params: { path: { id } }, body: { isActive } }));
  const done = (isActive: boolean) => `${name} is ${isActive ? 'on' : 'off'}`;
  const failed = (isActive: boolean) => `Failed to switch ${name} ${isActive ? 'on' : 'off'}`;
  return useMutationWithToast<boolean>({
    ...{ key: automationsKey, scope: id, call, done, failed },
    undo: {
      call: (isActive) => call(!isActive),
      done: (isActive) => done(!isActive),
      failed: (isActive) => failed(!isActive),
    },
  });
}

export function useDeleteAutomation({ id, name }: Pick<AutomationSummary, 'id' | 'name'>) {
  const { api } = useShell();
  return useMutationWithToast<void>({
    key: automationsKey,
    call: () => readApiResponse(api.DELETE('/api/admin/automations/{id}', { params: { path: { id } } })),
    done: () => `${name} deleted`,
    failed: () => `Failed to delete ${name}`,
  });
}

export function useSendAutomationTest({ id }: Pick<AutomationSummary, 'id'>) {
  const { api } = useShell();
  return useMutationWithToast<void>({
    key: [...automationsKey, 'test'],
    call: () => readApiResponse(api.POST('/api/admin/automations/{id}/test', { params: { path: { id } } })),
    done: () => 'Test emails sent to you',
    failed: () => 'Failed to send the test emails',
  });
}

export function useChangeLabels(userId: string) {
  const { api } = useShell();
  return useMutationWithToast<string[]>({
    key: automationsKey,
    call: (labels) =>
      readApiResponse(api.PUT('/api/admin/users/{id}/labels', { params: { path: { id: userId } }, body: { labels } })),
    done: () => 'Labels saved',
    failed: () => 'Failed to save the labels',
  });
}
