import { useQuery } from '@tanstack/react-query';
import { modulesQuery, programsQuery, type Module } from '../../../features/content/api/content.ts';
import { ContentRow } from '../../../features/content/components/content-row.tsx';
import { Rows } from '../../../features/content/components/rows.tsx';
import { TextLink } from '../../../features/content/components/text-link.tsx';
import { MembersPage } from './members-page.tsx';

export function ModulesPage() {
  const { data: programs = [] } = useQuery(programsQuery());
  const titleOf = ({ programId }: Module) => programs.find(({ id }) => id === programId)?.title;
  return (
    <MembersPage title="Teachings" lead="Begin with the first, or where you are. Every module is a few lessons long.">
      <Rows query={modulesQuery()} what="the modules" empty={<p>The first modules are being prepared.</p>}>
        {(module) => (
          <ContentRow
            title={module.title}
            facts={titleOf(module)}
            tier={module.visibilityTier}
            isLocked={module.locked}
            action={<TextLink to={`/members/modules/${module.id}`} label="Continue" about={module.title} />}
          />
        )}
      </Rows>
    </MembersPage>
  );
}
