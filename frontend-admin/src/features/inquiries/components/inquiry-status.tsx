import { Select } from 'antd';
import { StatusBadge, type StatusBadgeTone } from '../../../ui/status.tsx';
import { useChangeInquiryStatus } from '../api/changes.ts';
import { inquiryStatuses, type InquiryStatus, type InquiryDetails, type Inquiry } from '../api/inquiries.ts';
import { useCurrentTime } from '../../../ui/use-now.ts';
import { getReplyDueStatus } from '../due-status.ts';

const tones: Record<InquiryStatus, StatusBadgeTone> = { open: 'waiting', answered: 'good', closed: 'over' };

export const InquiryStatusLabel = ({ status }: { status: InquiryStatus }) => (
  <StatusBadge tone={tones[status]}>{status}</StatusBadge>
);

const options = inquiryStatuses.map((status) => ({ value: status, label: <InquiryStatusLabel status={status} /> }));

export function InquiryStatusPicker({ inquiry: { id, status } }: { inquiry: InquiryDetails }) {
  const change = useChangeInquiryStatus(id);
  return (
    <Select
      style={{ width: 124 }}
      aria-label="Status"
      size="small"
      virtual={false}
      options={options}
      value={change.isPending ? change.variables : status}
      disabled={change.isPending}
      onSelect={(chosen) => chosen !== status && change.mutate(chosen)}
    />
  );
}

export function InquiryDueTime({
  inquiry,
}: {
  inquiry: Pick<Inquiry, 'status' | 'receivedAt' | 'dueAt' | 'answeredAt'>;
}) {
  const due = getReplyDueStatus(inquiry, useCurrentTime());
  return due && <span className={`below ${due.tone}`}>{due.words}</span>;
}
