import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { lessonsQuery, moduleQuery } from '../../../features/content/api/content.ts';
import { ContentRow } from '../../../features/content/components/content-row.tsx';
import { Rows } from '../../../features/content/components/rows.tsx';
import { minutes } from '../../../features/content/times.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { MembersPage } from './members-page.tsx';

export function ModulePage() {
  const { id = '' } = useParams();
  const { data: module, isError } = useQuery(moduleQuery(id));
  if (isError) return <NoModule />;
  return (
    <MembersPage title={module?.title ?? 'Loading...'} room="teachings">
      <Rows query={lessonsQuery(id)} what="the lessons" empty={<p>This module has no lessons yet.</p>}>
        {(lesson) => (
          <ContentRow
            heading="h2"
            title={lesson.title}
            facts={
              <>
                {lesson.durationSec ? <p>{minutes(lesson.durationSec)}</p> : null}
                {lesson.summary && <p className="max-w-[38rem]">{lesson.summary}</p>}
              </>
            }
            tier={lesson.visibilityTier}
            isLocked={lesson.locked}
          />
        )}
      </Rows>
    </MembersPage>
  );
}

function NoModule() {
  return (
    <MembersPage title="Teachings">
      <EmptyState
        title="This module is not here."
        isFailure
        action={<Button to="/members/modules">All modules</Button>}
      >
        It may have been moved, or the network was away for a moment.
      </EmptyState>
    </MembersPage>
  );
}
