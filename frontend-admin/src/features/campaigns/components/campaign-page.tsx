import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiProblem } from 'shell/api-problem';
import { useShell } from '../../../shell/shell.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadStatus } from '../../../ui/load-state.tsx';
import { PageHeader } from '../../../ui/page-head.tsx';
import { campaignQuery } from '../api/campaigns.ts';
import { isScheduledOrSending } from '../status.ts';
import { useCampaignUpdates } from '../use-campaign-updates.ts';
import { Composer } from './composer.tsx';
import { SentCampaign } from './sent-campaign.tsx';

/** Polling interval in ms, in case a live update is lost. */
const pollMs = 10_000;

export function CampaignDetails({ id }: { id: string }) {
  const { api } = useShell();
  const [version, setVersion] = useState(0);
  useCampaignUpdates(id);
  const {
    data: campaign,
    error,
    isFetchedAfterMount,
    refetch,
  } = useQuery({
    ...campaignQuery(api, id),
    refetchInterval: ({ state }) => (state.data && isScheduledOrSending(state.data.status) ? pollMs : false),
  });
  if (!campaign || !isFetchedAfterMount) {
    const isGone = error instanceof ApiProblem && error.status === 404;
    return (
      <>
        <PageHeader title="Campaign">
          <LinkButton to="/admin/mailing">All campaigns</LinkButton>
        </PageHeader>
        <LoadStatus
          isLoading={!error}
          failure={error ? (isGone ? 'This campaign no longer exists' : 'Failed to load the campaign') : undefined}
          onRetry={refetch}
        />
      </>
    );
  }
  if (campaign.status === 'draft') {
    const reload = () => void refetch().then(() => setVersion(version + 1));
    return <Composer key={`${id}-${version}`} campaign={campaign} onReload={reload} />;
  }
  return <SentCampaign campaign={campaign} />;
}
