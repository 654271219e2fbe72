import { LinkButton } from '../../ui/link-button.tsx';
import { UpcomingEventList } from '../../features/content/components/upcoming-list.tsx';
import { useCanWrite } from '../../shell/use-roles.ts';
import { PageHeader } from '../../ui/page-head.tsx';

export function EventsPage() {
  const mayWrite = useCanWrite();
  return (
    <>
      <PageHeader title="Upcoming events">
        {mayWrite && (
          <LinkButton type="primary" to="/admin/events/new">
            Schedule New Event
          </LinkButton>
        )}
      </PageHeader>
      <UpcomingEventList />
    </>
  );
}
