import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiProblem } from 'shell/api-problem';
import { deleteUnsavedWork, readUnsavedWork, storeUnsavedWork } from 'shell/unsaved-work';
import { useShell } from '../../shell/shell.tsx';
import { useDebouncedValue } from '../../ui/use-debounced.ts';
import { campaignKey, campaignQuery, updateCampaign, type Campaign } from './api/campaigns.ts';
import { findChanges, hasUnreadableDay, isSlugValid, isTooLong, toDraft, type Draft } from './draft.ts';

const delayMs = 800;
const retryMs = 5_000;

export interface DraftEditing {
  draft: Draft;
  change: (changes: Partial<Draft>) => void;
  /** Returns the stored version and rejects when the save fails. */
  save: () => Promise<string>;
  isSaving: boolean;
  savedAt: Date | undefined;
  error: Error | null;
  /** Replaces the version of the other user after a conflict. */
  overwrite: () => void;
  /** Deletes the unsaved copy on the device, so that the stored version can be opened again. */
  discard: () => void;
}

export const isConflict = (error: Error | null): error is ApiProblem =>
  error instanceof ApiProblem && error.code === 'mailing.changed-meanwhile';

/** A request can succeed later after a network error, a server error or an expired session. */
const isTemporary = (error: Error): boolean =>
  !(error instanceof ApiProblem) || error.status >= 500 || error.status === 401;

const isSavable = (draft: Draft): boolean => !isTooLong(draft) && isSlugValid(draft) && !hasUnreadableDay(draft.filter);

export function useDraft(campaign: Campaign): DraftEditing {
  const { api, session } = useShell();
  const queries = useQueryClient();
  const { id } = campaign;
  const [userId, work] = [session.user?.id ?? '', `campaign:${id}`];
  const stored = useRef<{ draft: Draft | undefined; seen: string }>({
    draft: toDraft(campaign),
    seen: campaign.updatedAt,
  });
  const [draft, setDraft] = useState(() => readDeviceCopy(userId, work, campaign) ?? toDraft(campaign));
  const [savedAt, setSavedAt] = useState<Date>();
  const settled = useDebouncedValue(draft, delayMs);
  const { mutate, mutateAsync, isPending, error } = useMutation({
    scope: { id: work },
    mutationFn: async (next: Draft) => {
      const { draft: before, seen } = stored.current;
      const changes = before ? findChanges(next, before) : next;
      if (!changes) return undefined;
      const saved = await updateCampaign(api, id, changes, seen);
      stored.current = { draft: next, seen: saved.updatedAt };
      queries.setQueryData(campaignQuery(api, id).queryKey, saved);
      void queries.invalidateQueries({ queryKey: [...campaignKey, 'list'] });
      return new Date();
    },
    onSuccess: (at, next) => {
      if (at) setSavedAt(at);
      const copy = readUnsavedWork<Draft>(userId, work);
      if (copy && !findChanges(copy.work, next)) deleteUnsavedWork(userId, work);
    },
  });
  const hasConflict = isConflict(error);
  useEffect(() => {
    const before = stored.current.draft;
    const isStored = before !== undefined && !findChanges(settled, before);
    if (!hasConflict && !isStored && isSavable(settled)) mutate(settled);
  }, [settled, hasConflict, mutate]);
  const canRetry = error !== null && isTemporary(error) && isSavable(draft);
  useEffect(() => {
    if (!canRetry) return;
    const retry = () => mutate(draft);
    const again = setTimeout(retry, retryMs);
    addEventListener('online', retry);
    return () => {
      clearTimeout(again);
      removeEventListener('online', retry);
    };
  }, [canRetry, draft, mutate]);
  return {
    ...{ draft, isSaving: isPending, savedAt, error },
    change: (changes) => {
      const next = { ...draft, ...changes };
      storeUnsavedWork(userId, work, next);
      setDraft(next);
    },
    save: () => mutateAsync(draft).then(() => stored.current.seen),
    overwrite: () => {
      const seen = hasConflict ? error.details['updatedAt'] : undefined;
      if (typeof seen === 'string') stored.current = { draft: undefined, seen };
      mutate(draft);
    },
    discard: () => deleteUnsavedWork(userId, work),
  };
}

/** An older copy on the device must not replace a newer stored draft. */
function readDeviceCopy(userId: string, name: string, campaign: Campaign): Draft | undefined {
  const copy = readUnsavedWork<Draft>(userId, name);
  const { updatedAt } = campaign;
  return copy && copy.at > Date.parse(updatedAt) ? { ...toDraft(campaign), ...copy.work } : undefined;
}
