import { useMutation } from '@tanstack/react-query';
import { Form, Select } from 'antd';
import { useId, useState } from 'react';
import { useShell } from '../../../shell/shell.tsx';
import { useIsAdmin } from '../../../shell/use-roles.ts';
import { ActionDialog, ActionError } from '../../../ui/action-dialog.tsx';
import type { AudienceFilter } from '../api/audiences.ts';
import { sendCampaignTest, type CampaignReader } from '../api/campaigns.ts';
import { ReaderSelect } from './reader-select.tsx';

interface TestDialogProps {
  id: string;
  filter: AudienceFilter;
  /** Saves the draft, because the server sends the saved text. */
  save: () => Promise<unknown>;
  onClose: () => void;
}

export function TestDialog({ id, filter, save, onClose }: TestDialogProps) {
  const { api, session, toasts } = useShell();
  const isAdmin = useIsAdmin();
  const fieldId = useId();
  const own = session.user?.email ?? '';
  const [to, setTo] = useState([own]);
  const [reader, setReader] = useState<CampaignReader>({ tier: 'free' });
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      await save();
      return sendCampaignTest(api, id, to, reader);
    },
    onSuccess: ({ sentTo }) => {
      toasts.show({ title: 'Test sent', description: `It goes to ${sentTo.join(', ')}.` });
      onClose();
    },
  });
  return (
    <ActionDialog
      width={440}
      title="Send a test"
      action={{
        label: 'Send the test',
        busy: 'Sending...',
        isBusy: isPending,
        disabled: to.length === 0,
        onClick: () => mutate(),
      }}
      onClose={onClose}
    >
      <Form layout="vertical">
        {isAdmin ? (
          <Form.Item label="To" htmlFor={`${fieldId}-to`} extra="Only emails of staff, at most 10.">
            <Select
              id={`${fieldId}-to`}
              mode="tags"
              open={false}
              suffixIcon={null}
              tokenSeparators={[',', ' ']}
              value={to}
              onChange={(emails: string[]) => setTo(emails)}
            />
          </Form.Item>
        ) : (
          <p>{`It goes to you: ${own}`}</p>
        )}
        <Form.Item label="As if it went to" htmlFor={`${fieldId}-as`}>
          <ReaderSelect id={`${fieldId}-as`} filter={filter} value={reader} onChange={setReader} />
        </Form.Item>
        <ActionError error={error} />
      </Form>
    </ActionDialog>
  );
}
