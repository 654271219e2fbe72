import { useQueryClient } from '@tanstack/react-query';
import { useRequest } from 'shell/use-request';
import { RequestButton } from '../../../ui/request-button.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { showToast } from 'shell/toast';
import { cancelDeletion } from '../api/personal-data.ts';

export function CancelDeletion({ isQuiet = false }: { isQuiet?: boolean }) {
  const client = useQueryClient();
  const keep = useRequest(async () => {
    await cancelDeletion();
    await client.invalidateQueries({ queryKey: ['account'] });
    showToast({
      title: 'Your account is kept.',
      description: 'A paid membership still ends unless you turn renewal back on.',
    });
  });
  return (
    <div>
      <RequestButton
        request={keep}
        variant={isQuiet ? 'quiet' : 'primary'}
        busyLabel="One moment..."
        onClick={() => void keep.run()}
      >
        Keep account
      </RequestButton>
      <FormError message={keep.error?.message} />
    </div>
  );
}
