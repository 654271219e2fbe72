import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Flex, Form, Input, Radio } from 'antd';
import { useId, useState } from 'react';
import type { ApiProblem } from 'shell/api-problem';
import { useShell } from '../../../shell/shell.tsx';
import { ActionDialog, ActionError } from '../../../ui/action-dialog.tsx';
import { formatCount } from '../../../ui/format.ts';
import { campaignKey, campaignQuery, type CampaignCheck } from '../api/campaigns.ts';
import { sendCampaign } from '../api/sending.ts';
import { describeLeftOut } from '../texts.ts';
import { SendTimeField } from './send-time-field.tsx';

interface SendDialogProps {
  id: string;
  subject: string;
  check: CampaignCheck;
  version: string;
  onClose: () => void;
}

const outdatedCheckCodes = ['mailing.recipients-changed', 'mailing.changed-meanwhile', 'mailing.campaign-has-faults'];

const describeProblem = ({ code, message }: ApiProblem): string =>
  outdatedCheckCodes.includes(code) ? `${message} Close this and check again.` : message;

export function SendDialog({ id, subject, check, version, onClose }: SendDialogProps) {
  const { api, toasts } = useShell();
  const queries = useQueryClient();
  const fieldId = useId();
  const [isLater, setIsLater] = useState(false);
  const [sendAt, setSendAt] = useState<string>();
  const [typed, setTyped] = useState('');
  const { recipients, isWholeList, minutes, perMinute, remarks } = check;
  const number = recipients.toLocaleString('en');
  const people = formatCount(recipients, 'person', 'people');
  const isTyped = !isWholeList || typed.replaceAll(/[\s,.]/g, '') === String(recipients);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      sendCampaign(
        api,
        id,
        {
          recipients,
          ...(typed && { typed }),
          ...(isLater && sendAt && { sendAt }),
        },
        version,
      ),
    onSuccess: (campaign) => {
      queries.setQueryData(campaignQuery(api, id).queryKey, campaign);
      void queries.invalidateQueries({ queryKey: [...campaignKey, 'list'] });
      toasts.show({
        title: isLater ? 'Campaign scheduled' : 'Campaign will be sent',
      });
    },
  });
  const leftOut = describeLeftOut(check.leftOut);
  return (
    <ActionDialog
      width={520}
      className="form-dialog"
      title={`Send “${subject}” to ${people}?`}
      action={{
        label: `${isLater ? 'Schedule for' : 'Send to'} ${people}`,
        busy: isLater ? 'Scheduling...' : 'Sending...',
        isBusy: isPending,
        disabled: !isTyped || (isLater && !sendAt),
        onClick: () => mutate(),
      }}
      onClose={onClose}
    >
      <Form layout="vertical" style={{ paddingBottom: 12 }}>
        <Flex vertical gap={12} style={{ marginBottom: 16 }}>
          {remarks.length > 0 && (
            <Alert
              type="warning"
              title="Consider this"
              description={
                <ul className="faults">
                  {remarks.map(({ code, message }) => (
                    <li key={code}>{message}</li>
                  ))}
                </ul>
              }
            />
          )}
          {leftOut && <p>{`Left out: ${leftOut}.`}</p>}
          <p>{`Sending takes about ${formatCount(minutes, 'minute')}, ${perMinute.toLocaleString('en')} emails a minute. You can pause it, but an email that was sent cannot be called back.`}</p>
        </Flex>
        <Form.Item label="When">
          <Radio.Group
            aria-label="When"
            value={isLater}
            options={[
              { value: false, label: 'Now, with 30 seconds to undo' },
              { value: true, label: 'At a time' },
            ]}
            onChange={({ target }) => setIsLater(target.value === true)}
          />
        </Form.Item>
        {isLater && <SendTimeField value={sendAt} onChange={setSendAt} />}
        {isWholeList && (
          <Form.Item
            label={`This goes to everyone on the list. Type ${number} to confirm.`}
            htmlFor={`${fieldId}-number`}
          >
            <Input
              id={`${fieldId}-number`}
              inputMode="numeric"
              autoComplete="off"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Form.Item>
        )}
        <ActionError error={error} describe={describeProblem} />
      </Form>
    </ActionDialog>
  );
}
