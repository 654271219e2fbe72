import type { StatusBadgeTone } from '../../ui/status.tsx';
import type { CampaignStatus } from './api/campaigns.ts';

export const statusLabels: Readonly<Record<CampaignStatus, string>> = {
  draft: 'draft',
  scheduled: 'scheduled',
  freezing: 'preparing',
  sending: 'sending',
  paused: 'paused',
  done: 'sent',
  stopped: 'ended early',
};

export const parseStatus = (text: string | null): CampaignStatus | undefined =>
  text !== null && Object.hasOwn(statusLabels, text) ? (text as CampaignStatus) : undefined;

export const statusTones: Readonly<Record<CampaignStatus, StatusBadgeTone>> = {
  draft: 'draft',
  scheduled: 'waiting',
  freezing: 'waiting',
  sending: 'waiting',
  paused: 'bad',
  done: 'good',
  stopped: 'over',
};

export const isScheduledOrSending = (status: CampaignStatus): boolean =>
  status === 'scheduled' || status === 'freezing' || status === 'sending';

export const canPause = (status: CampaignStatus): boolean => status === 'freezing' || status === 'sending';
