import { useQuery } from '@tanstack/react-query';
import { useSession } from 'shell/session';
import { Icon } from '../../ui/icon.tsx';
import { offlineFilesQuery } from './offline-files.ts';

export function OfflineIcon({ id }: { id: string }) {
  const { user } = useSession();
  const { data } = useQuery(offlineFilesQuery(user?.id));
  if (!data?.some((kept) => kept.id === id)) return null;
  return (
    <p className="flex items-center gap-2 text-15 font-strong text-success">
      <Icon name="tick" />
      Saved on this device
    </p>
  );
}
