import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useShell } from '../../shell/shell.tsx';
import { campaignKey } from './api/campaigns.ts';

/** Minimum ms between two fetches, because a large campaign reports many batches at once. */
const gapMs = 500;

export function useCampaignUpdates(id: string): void {
  const { live } = useShell();
  const queries = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refetch = () => {
      timer = undefined;
      void queries.invalidateQueries({ queryKey: [...campaignKey, id] });
    };
    const unsubscribe = live.subscribe(`campaign:${id}`, () => {
      timer ??= setTimeout(refetch, gapMs);
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [id, live, queries]);
}
