import { useQueryClient } from '@tanstack/react-query';
import { useRequest } from '../../../shell/use-request.ts';
import { RequestButton } from '../../../ui/request-button.tsx';
import { FormFault } from '../../../ui/form-fault.tsx';
import { toast } from '../../../ui/toast.tsx';
import { comeBack } from '../api/personal-data.ts';

/** Takes back the wish to be deleted. */
export function KeepAccount({ isQuiet = false }: { isQuiet?: boolean }) {
  const client = useQueryClient();
  const keep = useRequest(async () => {
    await comeBack();
    await client.invalidateQueries({ queryKey: ['account'] });
    toast({
      title: 'Your account stays. Good to have you.',
      description: 'A paid membership still ends with its period, until you choose to keep it.',
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
        Keep my account
      </RequestButton>
      <FormFault message={keep.fault?.message} />
    </div>
  );
}
