import { StatusBadge } from '../../../ui/status.tsx';
import type { CampaignRow } from '../api/campaigns.ts';
import { statusLabels, statusTones } from '../status.ts';

export const CampaignStatusBadge = ({ status }: Pick<CampaignRow, 'status'>) => (
  <StatusBadge tone={statusTones[status]}>{statusLabels[status]}</StatusBadge>
);
