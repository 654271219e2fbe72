import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readAgain } from 'shell/read-again';
import { useSession } from 'shell/session';
import { useRequest } from 'shell/use-request';
import { FormFault } from '../../../ui/form-fault.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { sittersQuery, wishLight } from '../api/sitters.ts';

/** The choice applies to all sits and meditations. */
export function LightSwitch() {
  const { user } = useSession();
  const client = useQueryClient();
  const { data } = useQuery(sittersQuery(user?.id));
  const wishing = useRequest(async (showsLight: boolean) => {
    await wishLight(showsLight);
    await readAgain(client, sittersQuery(user?.id).queryKey);
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
      <FormFault message={wishing.fault?.message} />
    </div>
  );
}
