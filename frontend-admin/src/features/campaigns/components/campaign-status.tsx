import { StatusBadge } from '../../../ui/status.tsx';
import type { CampaignRow } from '../api/campaigns.ts';
import { statusLabels, statusTones } from '../status.ts';

export const CampaignStatusBadge = ({ status, pauseReason }: Pick<CampaignRow, 'status' | 'pauseReason'>) => (
  <StatusBadge tone={statusTones[status]}>
    {pauseReason && pauseReason !== 'staff' ? 'paused by itself' : statusLabels[status]}
  </StatusBadge>
);
