import { useQueryClient } from '@tanstack/react-query';
import {
  forumQuery,
  isAlreadyPostedError,
  isSuspendedError,
  sendReply,
  type Topic,
  type CreatedPost,
} from './api/forum.ts';
import { usePostDraft } from './use-draft.ts';

export function useReply(userId: string, { slug }: Topic) {
  const client = useQueryClient();
  const { draft, isKept, write, forget, renew } = usePostDraft(userId, slug);

  async function send(): Promise<CreatedPost | undefined> {
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
