import { useQuery, useQueryClient } from '@tanstack/react-query';
import { refetchQuery } from 'shell/refetch';
import { useSession } from 'shell/session';
import { useRequest } from 'shell/use-request';
import { FormError } from '../../../ui/form-error.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { sittersQuery, setCountedAsSitter } from '../api/sitters.ts';

export function CountAsSitterSwitch() {
  const { user } = useSession();
  const client = useQueryClient();
  const { data } = useQuery(sittersQuery(user?.id));
  const wishing = useRequest(async (showsLight: boolean) => {
    await setCountedAsSitter(showsLight);
    await refetchQuery(client, sittersQuery(user?.id).queryKey);
  });
  if (!data) return null;
  return (
    <div>
      <Switch
        label="Count me among those sitting now"
        checked={data.showsLight}
        onChange={(isShown) => void wishing.run(isShown)}
      />
      <p className="mt-1 max-w-104 text-15 text-muted">
        Shown without your name, as one light among the others, in sits and meditations.
      </p>
      <FormError message={wishing.error?.message} />
    </div>
  );
}
