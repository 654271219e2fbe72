import { Select } from 'antd';
import { Status, type Tone } from '../../../ui/status.tsx';
import { useStatusChange } from '../api/changes.ts';
import { statuses, type InquiryStatus, type InquiryDetails, type Inquiry } from '../api/inquiries.ts';
import { useNow } from '../../../ui/use-now.ts';
import { dueStatus } from '../due-status.ts';

const tones: Record<InquiryStatus, Tone> = { open: 'waiting', answered: 'good', closed: 'over' };

export const StatusLabel = ({ status }: { status: InquiryStatus }) => <Status tone={tones[status]}>{status}</Status>;

const options = statuses.map((status) => ({ value: status, label: <StatusLabel status={status} /> }));

/** Saves on change, optimistically: an error restores the old status. */
export function StatusPicker({ inquiry: { id, status } }: { inquiry: InquiryDetails }) {
  const change = useStatusChange(id);
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

export function DueLine({ inquiry }: { inquiry: Pick<Inquiry, 'status' | 'receivedAt' | 'dueAt' | 'answeredAt'> }) {
  const due = dueStatus(inquiry, useNow());
  return due && <span className={`below ${due.tone}`}>{due.words}</span>;
}
