import type { UseQueryResult } from '@tanstack/react-query';
import { ApiProblem } from 'shell/api';
import { FetchFailedMessage } from '../../../frame/fetch-failed.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-head.tsx';
import { brand } from '../../../frame/brand.ts';
import { teachingsPath } from '../paths.ts';

export function TeachingNotFound({ what, asked }: { what: 'program' | 'module' | 'lesson'; asked: UseQueryResult }) {
  const isNone = asked.data !== undefined || (asked.error instanceof ApiProblem && asked.error.status === 404);
  return (
    <>
      <title>{`Teachings · ${brand.name}`}</title>
      <PageHeader title="Teachings" height={232} />
      <div className="column pt-14 pb-36">
        {isNone ? (
          <EmptyState
            title={`This ${what} does not exist.`}
            isFailure
            action={<Button to={teachingsPath}>All modules</Button>}
          >
            It may have been removed, or the address has a typo.
          </EmptyState>
        ) : (
          <FetchFailedMessage what={`this ${what}`} query={asked} />
        )}
      </div>
    </>
  );
}
