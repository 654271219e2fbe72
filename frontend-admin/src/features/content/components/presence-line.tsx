import { skipToken, useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useEffect } from 'react';
import { useShell } from '../../../shell/shell.tsx';
import type { ContentKindName } from '../api/content.ts';
import { endPresence, reportPresence } from '../api/presence.ts';

const reportEveryMs = 20_000;
const names = new Intl.ListFormat('en');

export function OtherEditorsLine({ kind, id }: { kind: ContentKindName; id: string | undefined }) {
  const { api } = useShell();
  const { data: others = [] } = useQuery({
    queryKey: ['presence', kind, id],
    queryFn: id === undefined ? skipToken : () => reportPresence(api, kind, id),
    refetchInterval: reportEveryMs,
    gcTime: 0,
    retry: false,
  });
  useEffect(() => {
    if (id === undefined) return undefined;
    return () => void endPresence(api, kind, id).catch(() => undefined);
  }, [api, kind, id]);
  if (others.length === 0) return null;
  const verb = others.length === 1 ? 'has' : 'have';
  return <Alert role="status" type="info" showIcon title={`${names.format(others)} ${verb} this open too.`} />;
}
