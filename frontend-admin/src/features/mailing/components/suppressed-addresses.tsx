import { Flex, Select, Typography } from 'antd';
import { useState } from 'react';
import { PagedTable } from '../../../shell/paged-table.tsx';
import { useShell } from '../../../shell/shell.tsx';
import { ConfirmButton } from '../../../ui/confirm-button.tsx';
import type { Column } from '../../../ui/data-table.tsx';
import { formatDate } from '../../../ui/format.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { useDebouncedValue } from '../../../ui/use-debounced.ts';
import {
  suppressedAddressList,
  useRemoveSuppression,
  type SuppressedAddress,
  type SuppressionReason,
} from '../api/mailing.ts';

const reasonTexts: Readonly<Record<SuppressionReason, { words: string; about: string }>> = {
  bounced: { words: 'Emails bounce', about: 'The mailbox does not accept our emails.' },
  complained: { words: 'Marked as spam', about: 'It stays suppressed, also when the person subscribes again.' },
  declined: {
    words: 'Asked for no emails',
    about: 'The person can subscribe again. An import cannot add the address.',
  },
  imported: { words: 'From an import', about: 'It was suppressed in an earlier system, and stays suppressed.' },
};

const reasonOptions = (Object.keys(reasonTexts) as SuppressionReason[]).map((value) => ({
  value,
  label: reasonTexts[value].words,
}));

const deletedAddress = '(address deleted)';

const columns: Column<SuppressedAddress>[] = [
  {
    title: 'Address',
    cell: ({ maskedEmail }) => <strong className="address">{maskedEmail ?? deletedAddress}</strong>,
  },
  {
    title: 'Reason',
    width: { medium: '34%', wide: '38%' },
    from: 'medium',
    cell: ({ reason, detail }) => (
      <>
        <span>{reasonTexts[reason].words}</span>
        <span className="below">{detail ?? reasonTexts[reason].about}</span>
      </>
    ),
  },
  {
    title: 'Since',
    width: { wide: '16%' },
    from: 'wide',
    cell: ({ since }) => formatDate(since),
    folded: ({ since }) => `Since ${formatDate(since)}`,
  },
  {
    title: 'Actions',
    width: { narrow: '128px', medium: '140px', wide: '150px' },
    cell: (address) =>
      address.mayRemove ? (
        <AllowAgain address={address} />
      ) : (
        <span>{address.reason === 'declined' ? 'Only by the person' : 'Cannot be undone'}</span>
      ),
  },
];

function AllowAgain({ address }: { address: SuppressedAddress }) {
  const { toasts } = useShell();
  const allow = useRemoveSuppression();
  const name = address.maskedEmail ?? deletedAddress;
  const act = () =>
    allow.mutateAsync(address, {
      onSuccess: () => toasts.show({ title: 'Allowed again', description: `We send emails to ${name} again` }),
      onError: ({ message }) => toasts.show({ title: 'Error', description: message, tone: 'destructive' }),
    });
  return (
    <ConfirmButton
      label="Allow again"
      question={`Send emails to ${name} again?`}
      yes="Allow again"
      busy="Saving..."
      no="Cancel"
      onYes={act}
    >
      <p>Do this when the mailbox works again, for example when the person wrote to you from it.</p>
      <p>If an email bounces again, the address is suppressed again.</p>
    </ConfirmButton>
  );
}

export function SuppressedAddressList() {
  const { api } = useShell();
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState<SuppressionReason>();
  const search = useDebouncedValue(typed.trim());
  return (
    <Flex vertical gap={16}>
      <Flex wrap gap={12}>
        <SearchField placeholder="Search by email..." value={typed} onChange={setTyped} />
        <Select
          allowClear
          aria-label="Reason"
          virtual={false}
          placeholder="Any reason"
          style={{ minWidth: 200 }}
          options={reasonOptions}
          value={reason}
          onChange={setReason}
        />
      </Flex>
      <Typography.Text type="secondary">
        These addresses get no campaigns, automations and daily reflections. Emails about their account and payments are
        still sent. We store only the first letter and the domain: search for the full email.
      </Typography.Text>
      <PagedTable
        label="Suppressed addresses"
        list={suppressedAddressList(api, reason)}
        search={search}
        columns={columns}
        empty={search || reason ? 'No suppressed address found.' : 'No suppressed addresses.'}
      />
    </Flex>
  );
}
