import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { programQuery } from '../../../features/content/api/content.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { UnknownPath } from '../../layout/unknown-path.tsx';
import { PageMeta } from '../../page-meta.tsx';
import { breadcrumbs, course } from '../../schema-pages.ts';
import { StructuredData } from '../../structured-data.tsx';

export function ProgramPage() {
  const { slug = '' } = useParams();
  const { data: program, isError } = useQuery(programQuery(slug));
  if (!program) return isError ? <UnknownPath /> : <div className="min-h-svh" />;
  return (
    <>
      <PageMeta title={program.title} description={program.summary ?? program.title} />
      <StructuredData value={(site) => course(program, site)} />
      <StructuredData
        value={breadcrumbs([
          { name: 'Programs', path: '/programs' },
          { name: program.title, path: `/programs/${slug}` },
        ])}
      />
      <PageHead title={program.title} height={470} drawing={null} lead={program.longDescription ?? ''} />
    </>
  );
}
