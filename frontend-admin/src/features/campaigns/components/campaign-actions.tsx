import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Dropdown, Flex } from 'antd';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { refetchQuery } from 'shell/refetch';
import { createFailureToast } from '../../../shell/failure-toast.ts';
import { useShell } from '../../../shell/shell.tsx';
import { useIsAdmin } from '../../../shell/use-roles.ts';
import { useMutationWithToast } from '../../../shell/use-change.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { campaignKey, copyCampaign, createCampaign, deleteCampaign, type CampaignRow } from '../api/campaigns.ts';
import { canPause } from '../status.ts';
import { PauseButton } from './campaign-controls.tsx';

const campaignPath = (id: string) => `/admin/mailing/campaigns/${id}`;

export function NewCampaignButton() {
  const { api, toasts } = useShell();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: () => createCampaign(api),
    onSuccess: ({ id }) => navigate(campaignPath(id)),
    onError: (error) => toasts.show(createFailureToast('Failed to create the campaign', error)),
  });
  return (
    <BusyButton
      type="primary"
      label="Write a campaign"
      busy="Creating..."
      isBusy={isPending}
      onClick={() => mutate()}
    />
  );
}

export function CampaignActions({ row }: { row: CampaignRow }) {
  const { api, toasts } = useShell();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const trigger = useRef<HTMLButtonElement>(null);
  const [isDeleting, setIsDeleting] = useState(false);
  const name = row.subject || 'the campaign without a subject';
  const { mutate: copy } = useMutation({
    mutationFn: () => copyCampaign(api, row.id),
    onSuccess: ({ id }) =>
      toasts.show({
        title: 'Campaign copied',
        description: 'The copy is a draft.',
        action: { label: 'Open the copy', onPress: () => void navigate(campaignPath(id)) },
      }),
    onError: (error) => toasts.show(createFailureToast('Failed to copy the campaign', error)),
    onSettled: () => refetchQuery(queries, campaignKey),
  });
  const items = [
    {
      key: 'open',
      label: row.status === 'draft' ? 'Edit' : 'Open',
      onClick: () => void navigate(campaignPath(row.id)),
    },
    { key: 'copy', label: 'Copy', onClick: () => copy() },
    ...(row.status === 'draft'
      ? [{ key: 'delete', label: 'Delete', danger: true, onClick: () => setIsDeleting(true) }]
      : []),
  ];
  const close = () => {
    setIsDeleting(false);
    trigger.current?.focus();
  };
  const isAdmin = useIsAdmin();
  return (
    <Flex wrap gap="2px 4px">
      {isAdmin && (canPause(row.status) || row.status === 'paused') && <PauseButton row={row} />}
      <Dropdown trigger={['click']} menu={{ items }}>
        <Button ref={trigger} type="text" size="small" aria-label={`More for ${name}`}>
          More
        </Button>
      </Dropdown>
      {isDeleting && <DeleteCampaignDialog row={row} onClose={close} />}
    </Flex>
  );
}

function DeleteCampaignDialog({ row, onClose }: { row: CampaignRow; onClose: () => void }) {
  const { api } = useShell();
  const { mutate, isPending } = useMutationWithToast({
    key: campaignKey,
    call: () => deleteCampaign(api, row.id),
    done: () => 'Draft deleted',
    failed: () => 'Failed to delete the draft',
  });
  return (
    <Dialog
      open
      width={440}
      title="Delete this draft?"
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <>
          <Button autoFocus onClick={onClose}>
            Cancel
          </Button>
          <BusyButton
            danger
            type="primary"
            label="Delete draft"
            busy="Deleting..."
            isBusy={isPending}
            onClick={() => mutate(undefined, { onSettled: onClose })}
          />
        </>
      }
    >
      <p>
        <strong>{row.subject || 'Without a subject'}</strong>
        <span> will be deleted. This cannot be undone.</span>
      </p>
    </Dialog>
  );
}
