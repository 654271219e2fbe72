import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { inquiryQuery } from '../../features/inquiries/api/inquiries.ts';
import { InquiryView } from '../../features/inquiries/components/inquiry-view.tsx';
import type { Inbox } from '../../features/inquiries/inboxes.ts';
import { ApiProblem } from 'shell/api-problem';
import { useShell } from '../../shell/shell.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadStatus } from '../../ui/load-state.tsx';
import { PageHeader } from '../../ui/page-head.tsx';

const failureText = (error: Error | null, one: string) =>
  error &&
  (error instanceof ApiProblem && error.status === 404 ? error.message : `Failed to load this ${one.toLowerCase()}`);

export function InquiryPage({ inbox: { path, all, one } }: { inbox: Inbox }) {
  const { id = '' } = useParams();
  const { api } = useShell();
  const { data: inquiry, error, isPending, refetch } = useQuery(inquiryQuery(api, id));
  return (
    <>
      <PageHeader title={inquiry?.name ?? one}>
        <LinkButton to={path}>{all}</LinkButton>
      </PageHeader>
      {inquiry ? (
        <InquiryView key={inquiry.id} inquiry={inquiry} />
      ) : (
        <LoadStatus isLoading={isPending} failure={failureText(error, one) ?? undefined} onRetry={refetch} />
      )}
    </>
  );
}
