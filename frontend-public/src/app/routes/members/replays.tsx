import { eventsQuery } from '../../../features/content/api/content.ts';
import { ContentRow } from '../../../features/content/components/content-row.tsx';
import { Rows } from '../../../features/content/components/rows.tsx';
import { longDay } from '../../../features/content/times.ts';
import { brand } from '../../brand.ts';
import { MembersPage } from './members-page.tsx';

export function ReplaysPage() {
  return (
    <MembersPage title="Replays" room="replays" lead="The circles and workshops that have been, the latest first.">
      <Rows query={eventsQuery('past')} what="the past events" empty={<p>Nothing has been held yet.</p>}>
        {({ title, startsAt, visibilityTier, locked }) => (
          <ContentRow
            heading="h2"
            title={title}
            facts={longDay(startsAt, brand.timeZone)}
            tier={visibilityTier}
            isLocked={locked}
          />
        )}
      </Rows>
    </MembersPage>
  );
}
