import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createFailureToast } from '../../../shell/failure-toast.ts';
import { useShell } from '../../../shell/shell.tsx';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { ConfirmButton } from '../../../ui/confirm-button.tsx';
import { formatCount } from '../../../ui/format.ts';
import { campaignKey, campaignQuery, type Campaign, type CampaignRow } from '../api/campaigns.ts';
import { controlCampaign, type CampaignControl } from '../api/sending.ts';
import { canPause } from '../status.ts';

const texts: Readonly<Record<CampaignControl, { done: string; failed: string }>> = {
  undo: { done: 'It is a draft again', failed: 'Failed to undo' },
  pause: { done: 'Campaign paused', failed: 'Failed to pause the campaign' },
  resume: { done: 'Campaign resumed', failed: 'Failed to resume the campaign' },
  stop: { done: 'Campaign ended', failed: 'Failed to end the campaign' },
};

function useCampaignControl(id: string) {
  const { api, toasts } = useShell();
  const queries = useQueryClient();
  const { queryKey } = campaignQuery(api, id);
  return useMutation({
    mutationFn: (control: CampaignControl) => controlCampaign(api, id, control),
    onSuccess: (changed, control) => {
      queries.setQueryData(queryKey, changed);
      toasts.show({ title: texts[control].done });
    },
    onError: (error, control) => toasts.show(createFailureToast(texts[control].failed, error)),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey }),
        queries.invalidateQueries({ queryKey: [...campaignKey, 'list'] }),
      ]),
  });
}

export function PauseButton({ row: { id, status, subject } }: { row: CampaignRow }) {
  const { mutate, isPending } = useCampaignControl(id);
  const isPaused = status === 'paused';
  return (
    <BusyButton
      size="small"
      label={isPaused ? 'Resume' : 'Pause'}
      busy={isPaused ? 'Resuming...' : 'Pausing...'}
      of={subject || 'the campaign without a subject'}
      isBusy={isPending}
      onClick={() => mutate(isPaused ? 'resume' : 'pause')}
    />
  );
}

export function CampaignControls({ campaign }: { campaign: Campaign }) {
  const { id, status, progress } = campaign;
  const { mutate, mutateAsync, isPending } = useCampaignControl(id);
  const isOpen = canPause(status) || status === 'paused';
  const rest = formatCount(progress.queued, 'person', 'people');
  return (
    <>
      {status === 'scheduled' && (
        <BusyButton
          label={progress.undoUntil ? 'Undo' : 'Make it a draft again'}
          busy="Undoing..."
          isBusy={isPending}
          onClick={() => mutate('undo')}
        />
      )}
      {isOpen && (
        <ConfirmButton
          label="End it here"
          question="End this campaign?"
          yes={status === 'freezing' ? 'End it' : `End it: ${rest} will not get it`}
          busy="Ending..."
          no="Cancel"
          onYes={() => mutateAsync('stop')}
        >
          <p>An email that was sent cannot be called back. You cannot resume a campaign that was ended.</p>
        </ConfirmButton>
      )}
      {isOpen && (
        <BusyButton
          type="primary"
          label={status === 'paused' ? 'Resume' : 'Pause'}
          busy={status === 'paused' ? 'Resuming...' : 'Pausing...'}
          isBusy={isPending}
          onClick={() => mutate(status === 'paused' ? 'resume' : 'pause')}
        />
      )}
    </>
  );
}
