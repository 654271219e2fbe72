import { queryOptions } from '@tanstack/react-query';
import { readApiResponse } from 'shell/api-problem';
import type { RequestBody, ResponseBody, ResponseItem } from 'shell/api';
import type { Tier } from 'shell/tier';
import type { PagedList } from '../../../shell/paged-list.ts';
import type { Shell } from '../../../shell/shell.tsx';

type Api = Shell['api'];

export type CampaignRow = ResponseItem<'/api/admin/campaigns'>;
export type CampaignStatus = CampaignRow['status'];
export type Campaign = ResponseBody<'/api/admin/campaigns/{id}', 'get'>;
export type CampaignInput = RequestBody<'/api/admin/campaigns'>;
export type CampaignCheck = ResponseBody<'/api/admin/campaigns/{id}/check', 'post'>;

export interface CampaignReader {
  subscriberId?: string;
  tier?: Tier;
}

export const campaignKey = ['campaigns'];

export interface CampaignFilter {
  status?: CampaignStatus;
  audienceId?: string;
}

export const campaignList = (api: Api, filter: CampaignFilter): PagedList<CampaignRow> => ({
  key: [...campaignKey, 'list', filter],
  read: (request) => readApiResponse(api.GET('/api/admin/campaigns', { params: { query: { ...request, ...filter } } })),
  everyMs: 15_000,
});

export const campaignQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...campaignKey, id],
    queryFn: () => readApiResponse(api.GET('/api/admin/campaigns/{id}', { params: { path: { id } } })),
  });

export const createCampaign = (api: Api): Promise<Campaign> =>
  readApiResponse(api.POST('/api/admin/campaigns', { body: {} }));

export const copyCampaign = (api: Api, id: string): Promise<Campaign> =>
  readApiResponse(api.POST('/api/admin/campaigns/{id}/copy', { params: { path: { id } } }));

export const deleteCampaign = (api: Api, id: string): Promise<unknown> =>
  readApiResponse(api.DELETE('/api/admin/campaigns/{id}', { params: { path: { id } } }));

/** Rejects with 409 when another user has saved after `seen`. */
export const updateCampaign = (api: Api, id: string, changes: CampaignInput, seen: string): Promise<Campaign> =>
  readApiResponse(
    api.PATCH('/api/admin/campaigns/{id}', {
      params: { path: { id }, header: { 'if-match': `"${seen}"` } },
      body: changes,
    }),
  );

export const changeArchive = (api: Api, id: string, body: { isPublic: boolean; slug?: string }): Promise<Campaign> =>
  readApiResponse(api.PUT('/api/admin/campaigns/{id}/archive', { params: { path: { id } }, body }));

export interface CampaignText {
  subject: string;
  preheader: string;
  body: string;
}

export const previewQuery = (api: Api, text: CampaignText, reader: CampaignReader) =>
  queryOptions({
    queryKey: [...campaignKey, 'preview', text, reader],
    queryFn: () => readApiResponse(api.POST('/api/admin/campaigns/preview', { body: { text, ...reader } })),
    placeholderData: (before) => before,
    retry: false,
    gcTime: 60_000,
  });

export const checkCampaign = (api: Api, id: string): Promise<CampaignCheck> =>
  readApiResponse(api.POST('/api/admin/campaigns/{id}/check', { params: { path: { id } } }));

export const sendCampaignTest = (
  api: Api,
  id: string,
  to: string[],
  reader: CampaignReader,
): Promise<{ sentTo: string[] }> =>
  readApiResponse(api.POST('/api/admin/campaigns/{id}/test', { params: { path: { id } }, body: { to, ...reader } }));
