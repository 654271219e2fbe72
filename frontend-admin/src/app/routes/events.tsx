import { LinkButton } from '../../ui/link-button.tsx';
import { UpcomingList } from '../../features/content/components/upcoming-list.tsx';
import { useCanWrite } from '../../shell/use-roles.ts';
import { PageHead } from '../../ui/page-head.tsx';

export function EventsPage() {
  const mayWrite = useCanWrite();
  return (
    <>
      <PageHead title="Upcoming events">
        {mayWrite && (
          <LinkButton type="primary" to="/admin/events/new">
            Schedule New Event
          </LinkButton>
        )}
      </PageHead>
      <UpcomingList />
    </>
  );
}
