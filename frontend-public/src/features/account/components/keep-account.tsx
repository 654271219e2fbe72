import { useQueryClient } from '@tanstack/react-query';
import { useRequest } from 'shell/use-request';
import { RequestButton } from '../../../ui/request-button.tsx';
import { FormFault } from '../../../ui/form-fault.tsx';
import { toast } from 'shell/toast';
import { comeBack } from '../api/personal-data.ts';

export function KeepAccount({ isQuiet = false }: { isQuiet?: boolean }) {
  const client = useQueryClient();
  const keep = useRequest(async () => {
    await comeBack();
    await client.invalidateQueries({ queryKey: ['account'] });
    toast({
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
      <FormFault message={keep.fault?.message} />
    </div>
  );
}
