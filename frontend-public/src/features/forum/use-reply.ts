import { useQueryClient } from '@tanstack/react-query';
import {
  forumQuery,
  isAlreadyPostedError,
  isSuspendedError,
  sendReply,
  type Topic,
  type WrittenPost,
} from './api/forum.ts';
import { useDraft } from './use-draft.ts';

export function useReply(userId: string, { slug }: Topic) {
  const client = useQueryClient();
  const { draft, isKept, write, forget, renew } = useDraft(userId, slug);

  async function send(): Promise<WrittenPost | undefined> {
    if (!draft) return undefined;
    try {
      const written = await sendReply(slug, draft);
      forget();
      await client.invalidateQueries({ queryKey: ['forum'] });
      return written;
    } catch (error) {
      if (isSuspendedError(error)) void client.invalidateQueries(forumQuery);
      if (isAlreadyPostedError(error)) {
        void renew();
        void client.invalidateQueries({ queryKey: ['forum', 'topic', slug] });
      }
      throw error;
    }
  }
  return { draft, isKept, write, forget, send };
}
