import { eventsQuery } from '../../../features/content/api/content.ts';
import { ContentRow } from '../../../features/content/components/content-row.tsx';
import { Rows } from '../../../features/content/components/rows.tsx';
import { day } from '../../../ui/times.ts';
import { MembersPage } from './members-page.tsx';

export function ReplaysPage() {
  return (
    <MembersPage title="Replays" room="replays" lead="Watch past circles and workshops, the latest first.">
      <Rows query={eventsQuery('past')} what="the past events" empty={<p>No past events yet.</p>}>
        {({ title, startsAt, zone, visibilityTier, locked }) => (
          <ContentRow heading="h2" title={title} facts={day(startsAt, zone)} tier={visibilityTier} isLocked={locked} />
        )}
      </Rows>
    </MembersPage>
  );
}
