import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiProblem } from 'shell/api-problem';
import { useShell } from '../../../shell/shell.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadStatus } from '../../../ui/load-state.tsx';
import { PageHeader } from '../../../ui/page-head.tsx';
import { campaignQuery } from '../api/campaigns.ts';
import { CampaignStatusBadge } from './campaign-status.tsx';
import { Composer } from './composer.tsx';
import { PreviewPane } from './preview-pane.tsx';

/** Page of one campaign: a draft can be changed, any other campaign is only shown. */
export function CampaignDetails({ id }: { id: string }) {
  const { api } = useShell();
  const [version, setVersion] = useState(0);
  const { data: campaign, error, isFetchedAfterMount, refetch } = useQuery(campaignQuery(api, id));
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
  return (
    <>
      <PageHeader title={campaign.subject || 'Without a subject'}>
        <LinkButton to="/admin/mailing">All campaigns</LinkButton>
      </PageHeader>
      <CampaignStatusBadge status={campaign.status} />
      <PreviewPane text={campaign} filter={campaign.filter ?? {}} />
    </>
  );
}
