import { useQueryClient } from '@tanstack/react-query';
import { useRequest } from 'shell/use-request';
import { markAllNotificationsRead, createNotificationsQueryKey } from '../api/notifications.ts';

export function MarkAllReadButton({ newestId, userId }: { newestId: string; userId: string }) {
  const client = useQueryClient();
  const request = useRequest(async () => {
    await markAllNotificationsRead(newestId);
    await client.invalidateQueries({ queryKey: createNotificationsQueryKey(userId) });
  });
  return (
    <>
      <button
        type="button"
        className="text-link underline decoration-1 underline-offset-5 hover:decoration-2 min-h-11 cursor-pointer text-15"
        disabled={request.isBusy}
        onClick={() => void request.run()}
      >
        Mark all as read
      </button>
      {request.error && (
        <span role="alert" className="basis-full text-small text-danger">
          {request.error.message}
        </span>
      )}
    </>
  );
}
