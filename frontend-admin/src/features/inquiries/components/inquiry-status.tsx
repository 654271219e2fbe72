import { Select } from 'antd';
import { Status, type Tone } from '../../../ui/status.tsx';
import { useStatusChange } from '../api/changes.ts';
import type { InquiryStatus, WholeInquiry } from '../api/inquiries.ts';
import { statuses } from '../statuses.ts';

const tones: Record<InquiryStatus, Tone> = { open: 'waiting', answered: 'good', closed: 'over' };

/** A sign and a word. */
export const StatusSign = ({ status }: { status: InquiryStatus }) => <Status tone={tones[status]}>{status}</Status>;

const options = statuses.map((status) => ({ value: status, label: <StatusSign status={status} /> }));

/** The state of an inquiry, to be changed at once; the choice shows while it is on its way, and goes back if refused. */
export function StatusPicker({ inquiry: { id, status } }: { inquiry: WholeInquiry }) {
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
