import { EventDates } from '../../features/content/events/event-dates.tsx';
import { useCanWrite } from '../../shell/use-roles.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-head.tsx';

export function EventsPage() {
  const mayWrite = useCanWrite();
  return (
    <>
      <PageHeader title="Events">
        {mayWrite && (
          <LinkButton type="primary" to="/admin/events/new">
            Schedule New Event
          </LinkButton>
        )}
      </PageHeader>
      <EventDates />
    </>
  );
}
