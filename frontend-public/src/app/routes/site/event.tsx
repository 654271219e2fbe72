import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { eventQuery } from '../../../features/content/api/content.ts';
import { longDay } from '../../../features/content/times.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { brand } from '../../brand.ts';
import { UnknownPath } from '../../layout/unknown-path.tsx';
import { PageMeta } from '../../page-meta.tsx';
import { breadcrumbs, gathering } from '../../schema-pages.ts';
import { StructuredData } from '../../structured-data.tsx';

export function EventPage() {
  const { slug = '' } = useParams();
  const { data: event, isError } = useQuery(eventQuery(slug));
  if (!event) return isError ? <UnknownPath /> : <div className="min-h-svh" />;
  return (
    <>
      <PageMeta
        title={`${event.title}, ${longDay(event.startsAt, brand.timeZone)}`}
        description={event.description ?? event.title}
      />
      <StructuredData value={(site) => gathering(event, site)} />
      <StructuredData
        value={breadcrumbs([
          { name: 'Events', path: '/events' },
          { name: event.title, path: `/events/${slug}` },
        ])}
      />
      <PageHead title={event.title} height={470} drawing={null} lead={event.description ?? ''} />
    </>
  );
}
