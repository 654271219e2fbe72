import { useQuery } from '@tanstack/react-query';
import { useSession } from 'shell/session';
import { keptFilesQuery } from '../../../frame/kept-files/kept-files-query.ts';
import { Icon } from '../../../ui/icon.tsx';
import { keptIdOf } from '../kept-sound.ts';

/** Says of a meditation that it is kept on this device, where it is. */
export function KeptSign({ meditationId }: { meditationId: string }) {
  const { user } = useSession();
  const { data } = useQuery(keptFilesQuery(user?.id));
  if (!data?.some(({ id }) => id === keptIdOf(meditationId))) return null;
  return (
    <p className="flex items-center gap-2 text-[0.9375rem] font-[550] text-success">
      <Icon name="tick" />
      Kept on this device
    </p>
  );
}
