import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Card, Flex } from 'antd';
import { useState } from 'react';
import { createFailureToast } from '../../../shell/failure-toast.ts';
import { useShell } from '../../../shell/shell.tsx';
import { useIsAdmin } from '../../../shell/use-roles.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { formatCount } from '../../../ui/format.ts';
import { checkCampaign, type CampaignCheck } from '../api/campaigns.ts';
import { hasUnreadableDay } from '../draft.ts';
import { describeLeftOut } from '../texts.ts';
import type { DraftEditing } from '../use-draft.ts';
import { SendDialog } from './send-dialog.tsx';

interface CheckPanelProps {
  id: string;
  editing: DraftEditing;
}

export function CheckPanel({ id, editing }: CheckPanelProps) {
  const { api, toasts } = useShell();
  const { draft, save } = editing;
  const maySend = useIsAdmin();
  const [isSending, setIsSending] = useState(false);
  const { mutate, data, isPending } = useMutation({
    mutationFn: async () => {
      const version = await save();
      return { draft, version, check: await checkCampaign(api, id) };
    },
    onError: (error) => toasts.show(createFailureToast('Failed to check the campaign', error)),
  });
  const check = data?.draft === draft ? data.check : undefined;
  return (
    <Card title="Check">
      <Flex vertical gap={12}>
        <div role="status" className="check-result">
          {check && <CheckResult check={check} />}
          {data && !check && <span>The draft has changed since the last check.</span>}
          {!data && <span>The check looks for broken links, missing texts and the size of the email.</span>}
        </div>
        <Flex wrap gap={12}>
          <BusyButton
            label={check ? 'Check again' : 'Check'}
            busy="Checking..."
            isBusy={isPending}
            disabled={hasUnreadableDay(draft.filter)}
            onClick={() => mutate()}
          />
          {maySend && check?.canSend && (
            <Button type="primary" onClick={() => setIsSending(true)}>
              {`Send to ${formatCount(check.recipients, 'person', 'people')}...`}
            </Button>
          )}
        </Flex>
      </Flex>
      {isSending && check && data && (
        <SendDialog
          id={id}
          subject={draft.subject}
          check={check}
          version={data.version}
          onClose={() => setIsSending(false)}
        />
      )}
    </Card>
  );
}

function CheckResult({ check }: { check: CampaignCheck }) {
  const { faults, remarks, recipients, minutes, perMinute, sizeBytes } = check;
  const leftOut = describeLeftOut(check.leftOut);
  return (
    <>
      {faults.length > 0 ? (
        <Alert type="error" showIcon title="Correct this before it is sent" description={<Faults items={faults} />} />
      ) : (
        <Alert type="success" showIcon title="Nothing has to be corrected" />
      )}
      {remarks.length > 0 && (
        <Alert type="warning" showIcon title="Consider this" description={<Faults items={remarks} />} />
      )}
      <p>{`It would go to ${formatCount(recipients, 'person', 'people')} now${leftOut ? `; left out: ${leftOut}` : ''}.`}</p>
      <p className="below">
        {`The email has ${Math.ceil(sizeBytes / 1000)} KB. Sending takes about ${formatCount(minutes, 'minute')}, ${perMinute.toLocaleString('en')} a minute.`}
      </p>
    </>
  );
}

const Faults = ({ items }: { items: CampaignCheck['faults'] }) => (
  <ul className="faults">
    {items.map(({ code, message, line }, index) => (
      <li key={`${code}-${index}`}>{line ? `Line ${line}: ${message}` : message}</li>
    ))}
  </ul>
);
